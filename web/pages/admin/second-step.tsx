import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { secondStep: text } = adminPage

/** Where an administrator sets the second step up; the account page leads back here afterwards. */
const setUp = `${paths.account}?${new URLSearchParams({ next: paths.admin })}#second-step`

/** Tells an administrator until when the dashboard opens without a second step. */
export function SecondStepDue({ at }: { at: string }) {
  return (
    <Notice>
      {text.due(formatMoment(at))}{' '}
      <SmartLink className="link" href={setUp}>
        {text.action}
      </SmartLink>
    </Notice>
  )
}

/** Replaces the dashboard for an administrator who should have a second step by now. */
export function SecondStepMissing() {
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
      <ButtonLink href={setUp}>{text.action}</ButtonLink>
    </section>
  )
}
