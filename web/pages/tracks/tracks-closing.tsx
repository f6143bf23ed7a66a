import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { Aftermath } from '../../components/registration/aftermath.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { heading, text, upcomingText, closedText, action, secondaryAction } = tracksPage.closing

export function TracksClosing() {
  return (
    <Closing title={heading} cornered className="call">
      <RegistrationState
        open={
          <Call text={text}>
            <ButtonLink href={paths.register}>{action}</ButtonLink>
          </Call>
        }
        closed={<Call text={closedText} />}
        upcoming={<Call text={upcomingText} />}
        over={<Aftermath />}
      />
    </Closing>
  )
}

function Call({ text: sentence, children }: { text: string; children?: ReactNode }) {
  return (
    <div>
      <p className="measure mb-6 text-lg text-muted">{sentence}</p>
      <div className="buttons">
        {children}
        <ButtonLink href={paths.schedule} variant="secondary">
          {secondaryAction}
        </ButtonLink>
      </div>
    </div>
  )
}
