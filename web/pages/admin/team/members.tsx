import { formatDate } from '#content/format/moments.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { WholeTeam } from '../../../data/admin-teams.ts'
import { State } from '../badges.tsx'
import { MailLink } from '../cells.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { TeamPart } from './line-row.tsx'

const { members: text } = teamPanel

type Member = WholeTeam['members'][number]

/** Who is in the team, and how far the others are with their invitations. */
export function MemberRows({ team }: { team: WholeTeam }) {
  const isLead = ({ email }: Member) => email === team.representativeEmail
  return (
    <TeamPart id="members" heading={text.heading}>
      <ul className="mt-2">
        {team.members.map((member) => (
          <li key={member.id} className="line-row member-row">
            <div>
              <span className="line-row-links">
                <strong>
                  <bdi>{member.name}</bdi>
                </strong>
                {isLead(member) && <span className="text-muted">{text.lead}</span>}
                <Profiles member={member} />
              </span>
              <MailLink address={member.email} />
            </div>
            <span className="line-row-links">
              <MemberState member={member} />
              <InvitationActions team={team} member={member} />
            </span>
          </li>
        ))}
      </ul>
      {!team.members.some(isLead) && <p className="mt-3 text-sm text-muted">{text.absentLead}</p>}
    </TeamPart>
  )
}

function Profiles({ member: { name, githubUrl, huggingfaceUrl } }: { member: Member }) {
  if (!githubUrl && !huggingfaceUrl) return null
  const { columns, githubLabel, huggingfaceLabel } = adminPage.members
  return (
    <>
      {githubUrl && (
        <SmartLink className="link" href={githubUrl} aria-label={githubLabel(name)}>
          {columns.github}
        </SmartLink>
      )}
      {huggingfaceUrl && (
        <SmartLink className="link" href={huggingfaceUrl} aria-label={huggingfaceLabel(name)}>
          {columns.huggingface}
        </SmartLink>
      )}
    </>
  )
}

const isComing = (time: string) => Date.parse(time) > Date.now()

function MemberState({ member: { joinedAt, invitedUntil, isUndelivered } }: { member: Member }) {
  if (joinedAt) return <State tone="good">{text.joined(formatDate(joinedAt, 'date'))}</State>
  if (isUndelivered) return <State tone="late">{text.undelivered}</State>
  if (!invitedUntil) return <State tone="quiet">{text.listed}</State>
  return isComing(invitedUntil) ? (
    <State tone="hot">{text.invited(formatDate(invitedUntil, 'date'))}</State>
  ) : (
    <State tone="late">{text.expired}</State>
  )
}
