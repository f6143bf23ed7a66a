import { paths } from '#content/paths.ts'
import { aboutPage } from '#words/pages/about.ts'
import { Closing } from '../../components/page-parts/closing.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { Aftermath } from '../../components/registration/aftermath.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { partnerAction, closing } = aboutPage

/** The two calls to action at the end of the page, for partners and for teams. */
export function Invitations() {
  return (
    <>
      <div className="bg-panel">
        <Section beside title={partnerAction.heading}>
          <p className="measure mb-6 text-lg">{partnerAction.text}</p>
          <ButtonLink variant="secondary" href={paths.sponsors}>
            {partnerAction.action}
          </ButtonLink>
        </Section>
      </div>
      <Closing title={closing.heading} tint="clay">
        <RegistrationState
          open={<Call text={closing.text} label={closing.action} href={paths.register} />}
          closed={
            <Call text={closing.closedText} label={closing.closedAction} href={paths.schedule} />
          }
          over={<Aftermath />}
          upcoming={
            <Call text={closing.upcomingText} label={closing.closedAction} href={paths.schedule} />
          }
        />
      </Closing>
    </>
  )
}

function Call({ text, label, href }: { text: string; label: string; href: string }) {
  return (
    <div>
      <p className="measure mb-6 text-lg">{text}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  )
}
