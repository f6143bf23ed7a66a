import { formatMoment } from '#content/format/moments.ts'
import { shortenMoment } from '#content/format/short-day.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { Brief } from './brief.tsx'

const { secondStep: text } = adminPage

/** Where an administrator sets the second step up; the account page leads back here afterwards. */
export const setUp = `${paths.account}?${new URLSearchParams({ next: paths.admin })}#second-step`

/** Tells an administrator until when the dashboard opens without a second step. */
export function SecondStepDue({ at }: { at: string }) {
  return (
    <Notice>
      <span className="max-sm:hidden">{text.due(formatMoment(at))} </span>
      <SmartLink className="link" href={setUp}>
        <Brief of={text.brief(shortenMoment(at))}>{text.action}</Brief>
      </SmartLink>
    </Notice>
  )
}
