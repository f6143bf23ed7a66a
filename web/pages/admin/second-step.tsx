import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { secondStep: text } = adminPage

/** Where an administrator sets the second step up; the account page leads back here afterwards. */
export const setUp = `${paths.account}?${new URLSearchParams({ next: paths.admin })}#second-step`

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
