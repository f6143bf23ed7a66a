import { describeTeam } from '#content/describe-team.ts'
import { formatDate } from '#content/format/moments.ts'
import { accountPage } from '#words/pages/account.ts'
import { teamForm } from '#words/team-form.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { OwnTeam } from '../../data/account.ts'
import { ChangeDates } from './change-dates.tsx'

const { team: text } = accountPage
const { fields } = teamForm
const shownSeparately = [
  'teamName',
  'representativeName',
  'representativeEmail',
  'representativePhone',
] as const

/** Shows everything stored about a team. */
export function TeamSummary({ team }: { team: OwnTeam }) {
  const { representativeName, representativeEmail, representativePhone } = team
  const rows = [
    {
      label: text.representative,
      text: [representativeName, representativeEmail, representativePhone]
        .filter(Boolean)
        .join(', '),
    },
    ...describeTeam(team, { without: shownSeparately }).filter((line) => line.text !== ''),
  ]
  return (
    <div className="w-full">
      <h3 className="text-2xl wrap-anywhere">{team.teamName}</h3>
      <p className="mt-1 text-muted">{text.registered(formatDate(team.createdAt))}</p>
      <dl className="mt-4">
        {rows.map(({ label, text: value }) => (
          <div
            key={label}
            className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{text.changes.label}</dt>
          <dd>
            <ChangeDates team={team} />
          </dd>
        </div>
        <div className="grid gap-x-6 border-y border-line py-2 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{text.members}</dt>
          <dd>
            <ul className="grid gap-2">
              {team.members.map((member) => (
                <li key={member.id} className="wrap-anywhere">
                  {member.name}
                  <span className="block text-sm text-muted">{member.email}</span>
                  <span className="flex gap-4 text-sm">
                    {member.githubUrl && (
                      <SmartLink className="link" href={member.githubUrl}>
                        {fields.githubUrl.label}
                      </SmartLink>
                    )}
                    {member.huggingfaceUrl && (
                      <SmartLink className="link" href={member.huggingfaceUrl}>
                        {fields.huggingfaceUrl.label}
                      </SmartLink>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  )
}
