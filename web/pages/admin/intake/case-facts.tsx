import { formatMoment } from '#content/format/moments.ts'
import { nameKind, namePartnership } from '#content/partnership-names.ts'
import { intakePanel as text } from '#words/pages/admin-intake.ts'
import { adminPage } from '#words/pages/admin.ts'
import { contactPage } from '#words/pages/contact.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { Case } from '../../../data/admin-intake.ts'
import { Facts, MailLink, PhoneLink } from '../cells.tsx'
import { nameHub } from '../place-names.ts'
import { Clock } from './clock.tsx'

const { columns, details } = adminPage.applications

/** What was sent, and by when it is to be answered. */
export function CaseFacts({ row }: { row: Case }) {
  const { message, application, interest } = row
  return (
    <>
      <Facts
        items={[
          [text.columns.from, row.name],
          [text.email, <MailLink key="mail" address={row.email} />],
          ...specificFacts(row),
          [text.columns.received, formatMoment(row.createdAt)],
          [
            text.columns.clock,
            <span key="clock" className="flex flex-wrap items-baseline gap-x-4">
              <Clock {...row} />
              {row.dueAt && !row.answeredAt && (
                <span className="text-sm text-muted">{formatMoment(row.dueAt)}</span>
              )}
            </span>,
          ],
        ]}
      />
      {[
        [null, message?.message],
        [details.contribution, application?.contributionDetails],
        [details.goals, application?.goals],
        [details.experience, application?.previousExperience],
        [null, interest?.message],
      ].map(
        ([label, words]) =>
          words && (
            <div key={words} className="border-t border-line pt-4">
              {label && <h3 className="mb-1 text-sm text-muted">{label}</h3>}
              <p className="wrap-anywhere whitespace-pre-line">{words}</p>
            </div>
          ),
      )}
    </>
  )
}

/** The short facts of each kind. */
function specificFacts({ message, application, interest }: Case) {
  if (message) {
    const departments: Record<string, string> = contactPage.form.departments
    return [
      [adminPage.messages.columns.organization, message.organization],
      [adminPage.messages.columns.department, departments[message.department]],
    ] as const
  }
  if (interest) {
    const { hubInterests: words, teams } = adminPage
    return [
      [words.columns.kind, words.kinds[interest.wish]],
      [teams.details.hub, interest.hubId ? nameHub(interest.hubId) : words.newCity],
      [words.columns.organization, interest.organization],
    ] as const
  }
  if (!application) return []
  return [
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
    [details.audience, application.audienceSize],
  ] as const
}
