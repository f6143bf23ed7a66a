import { secondStepMissing as text } from '#words/pages/admin-second-step.ts'
import { adminPage } from '#words/pages/admin.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { setUp } from './second-step.tsx'

/** Replaces the dashboard for an administrator who should have a second step by now. */
export default function SecondStepMissing() {
  return (
    <section
      aria-labelledby="second-step"
      className="grid max-w-2xl justify-items-start gap-5 py-10"
    >
      <h2 id="second-step" className="text-3xl">
        {text.heading}
      </h2>
      <p className="text-lg">{text.why}</p>
      <p className="text-lg text-muted">{text.how}</p>
      <ButtonLink href={setUp}>{adminPage.secondStep.action}</ButtonLink>
    </section>
  )
}
