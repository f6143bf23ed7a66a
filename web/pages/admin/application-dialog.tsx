import { useId } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { nameKind, namePartnership } from '#content/partnership-names.ts'
import { applicationStatuses } from '#content/wire/statuses.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import {
  deleteApplication,
  setApplicationStatus,
  withdrawMarketing,
  type ApplicationRow,
} from '../../data/intake-lists.ts'
import { Facts, MailLink, PhoneLink } from './cells.tsx'
import { InboxLink } from './inbox-link.tsx'
import { RowDialog } from './row-dialog.tsx'
import { useAction } from './use-action.ts'

const text = adminPage.applications

export function ApplicationDialog({
  application,
  onClose,
}: {
  application: ApplicationRow
  onClose: () => void
}) {
  const { busy, problem, run } = useAction()
  const id = useId()
  const { details, columns, statuses } = text
  return (
    <RowDialog
      title={application.organizationName}
      problem={problem}
      removal={{
        label: text.remove,
        question: text.removeConfirm(application.organizationName),
        work: () => deleteApplication(application.id),
        done: text.removed,
      }}
      actions={
        <>
          <div className="grid gap-1">
            <label htmlFor={id} className="text-sm font-semibold">
              {text.setStatus}
            </label>
            <select
              id={id}
              className="input"
              value={application.status}
              aria-describedby={`${id}-hint`}
              disabled={busy}
              onChange={(event) => {
                const status = applicationStatuses.find((name) => name === event.target.value)
                if (status)
                  void run(
                    () => setApplicationStatus(application.id, status),
                    adminPage.toasts.saved,
                  )
              }}
            >
              {applicationStatuses.map((status) => (
                <option key={status} value={status}>
                  {statuses[status]}
                </option>
              ))}
            </select>
            <p id={`${id}-hint`} className="text-sm text-muted">
              {text.setStatusHint}
            </p>
          </div>
          <ButtonLink href={`mailto:${application.email}`}>{text.reply}</ButtonLink>
        </>
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [columns.contact, application.contactName],
          [adminPage.members.columns.email, <MailLink key="mail" address={application.email} />],
          [details.phone, <PhoneLink key="phone" number={application.phone} />],
          [
            details.website,
            application.website && (
              <SmartLink key="site" className="link" href={application.website}>
                {application.website}
              </SmartLink>
            ),
          ],
          [columns.kind, nameKind(application.organizationType)],
          [columns.wants, namePartnership(application.partnershipType)],
          [details.contribution, application.contributionDetails],
          [details.goals, application.goals],
          [details.audience, application.audienceSize],
          [details.experience, application.previousExperience],
          [
            details.marketing,
            application.agreedToMarketingAt ? (
              <span key="news" className="flex flex-wrap items-baseline gap-x-4">
                {adminPage.users.yes}
                <Button
                  variant="plain"
                  busy={busy}
                  onClick={() =>
                    void run(() => withdrawMarketing(application.id), adminPage.toasts.saved)
                  }
                >
                  {text.withdrawMarketing}
                </Button>
              </span>
            ) : (
              adminPage.users.no
            ),
          ],
          [columns.received, formatMoment(application.createdAt)],
        ]}
      />
      <InboxLink id={application.id} />
    </RowDialog>
  )
}
