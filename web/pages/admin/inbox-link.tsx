import { paths } from '#content/paths.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** Leads to the inbox, where something that was sent is answered. */
export function InboxLink({ id }: { id: string }) {
  return (
    <p>
      <SmartLink className="link" href={`${paths.admin}?tab=messages&list=inbox&open=${id}`}>
        {intakePanel.toInbox}
      </SmartLink>
    </p>
  )
}
