import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { describeTeam, type DescribedTeam } from '#content/describe-team.ts'
import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { adminPage } from '#words/pages/admin.ts'
import { deleteTeam, type TeamRow } from '../../data/admin.ts'
import { ModeState } from './badges.tsx'
import { Facts, MailLink, PhoneLink } from './cells.tsx'
import { MergeTeam } from './merge-team.tsx'
import { RowDialog } from './row-dialog.tsx'
import { TeamExceptions } from './team-exceptions.tsx'

const text = adminPage.teams

/** The fields that are not shown as plain text. */
const renderers: { [Id in keyof DescribedTeam]?: (team: TeamRow) => ReactNode } = {
  representativeEmail: (team) => <MailLink address={team.representativeEmail} />,
  representativePhone: (team) => <PhoneLink number={team.representativePhone} />,
  participationMode: (team) => <ModeState mode={team.participationMode} />,
}

/** Shows everything about a team, which can be given longer for a change. Administrators can delete it. */
export default function TeamDialog({
  team,
  isAdmin,
  onClose,
}: {
  team: TeamRow
  isAdmin: boolean
  onClose: () => void
}) {
  return (
    <RowDialog
      title={team.teamName}
      removal={
        isAdmin
          ? {
              label: text.remove,
              question: text.removeConfirm(team.teamName),
              work: () => deleteTeam(team.id),
              done: text.removed,
            }
          : undefined
      }
      onClose={onClose}
    >
      <Facts
        items={[
          ...describeTeam(team, { labels: text.labels, without: ['teamName'] }).map(
            (line) => [line.label, renderers[line.id]?.(team) ?? line.text] as const,
          ),
          [
            text.columns.members,
            <Link key="members" className="link" to={`${paths.admin}?tab=members&team=${team.id}`}>
              {team.members}
            </Link>,
          ],
          [text.columns.registered, formatMoment(team.createdAt)],
          [text.details.account, team.ownerId],
        ]}
      />
      <TeamExceptions team={team} />
      <MergeTeam team={team} onMerged={onClose} />
    </RowDialog>
  )
}
