import type { ReactNode } from 'react'
import { paths } from '#content/paths.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { Aftermath } from '../../components/registration/aftermath.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { heading, text, upcomingText, closedText, trackAction, registerAction } =
  schedulePage.closing

export function ScheduleClosing() {
  return (
    <Closing cornered title={heading} seed="mcphack" className="call">
      <RegistrationState
        open={
          <Call text={text}>
            <ButtonLink href={paths.registration}>{registerAction}</ButtonLink>
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
        <ButtonLink href={paths.tracks} variant="secondary">
          {trackAction}
        </ButtonLink>
      </div>
    </div>
  )
}
