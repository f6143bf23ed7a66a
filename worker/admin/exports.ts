import { listTeamFields } from '#content/describe-team.ts'
import type { AuditAction } from '#content/wire/audit-actions.ts'
import { auditWords } from '#words/audit.ts'
import { auditPanel } from '#words/pages/admin-audit.ts'
import { adminPage } from '#words/pages/admin.ts'
import { readAuditLog, type AuditEntry, type AuditQuery } from './audit-queries.ts'
import { readMembers, readTeams } from './export-queries.ts'
import type { ExportedList } from './send-export.ts'
import type { MemberQuery, TeamQuery } from './team-queries.ts'

type Team = Awaited<ReturnType<typeof readTeams>>[number]
type Member = Awaited<ReturnType<typeof readMembers>>[number]

const { teams: teamWords, members: memberWords } = adminPage

/** The column of the screen that shows a field of a team. */
const columnOf = {
  teamName: 'name',
  representativeName: 'representative',
  representativeEmail: 'contact',
  representativePhone: 'contact',
  country: 'country',
  participationMode: 'mode',
  hubId: 'mode',
  trackId: 'track',
} as const

/** The teams that match a query, in the order of the list. */
export const exportedTeams: ExportedList<TeamQuery, Team> = {
  name: 'teams',
  columns: [
    ...listTeamFields(teamWords.labels).map(({ id, label, read }) => ({
      id: columnOf[id],
      label,
      cell: read,
      isPhone: id === 'representativePhone',
    })),
    { id: 'members', label: teamWords.columns.members, cell: (team) => team.members },
    { id: 'registered', label: teamWords.columns.registered, cell: (team) => team.createdAt },
  ],
  read: readTeams,
}

const { columns: memberColumns } = memberWords
/** The members that match a query, in the order of the list. */
export const exportedMembers: ExportedList<MemberQuery, Member> = {
  name: 'members',
  columns: [
    { id: 'name', label: memberColumns.name, cell: (member) => member.name },
    { id: 'email', label: memberColumns.email, cell: (member) => member.email },
    {
      id: 'team',
      label: memberColumns.team,
      cell: (member) => member.teamName ?? memberWords.unknownTeam,
    },
    { id: 'github', label: memberColumns.github, cell: (member) => member.githubUrl },
    {
      id: 'github',
      label: memberColumns.huggingface,
      cell: (member) => member.huggingfaceUrl,
    },
    { id: 'registered', label: teamWords.columns.registered, cell: (member) => member.createdAt },
  ],
  read: readMembers,
}

const { columns: auditColumns } = auditPanel
/** The entries of the audit log that match a query, in the order of the list. */
export const exportedAuditLog: ExportedList<AuditQuery, AuditEntry> = {
  name: 'audit-log',
  columns: [
    { id: 'when', label: auditColumns.when, cell: (entry) => entry.createdAt },
    {
      id: 'what',
      label: auditColumns.what,
      cell: (entry) => auditWords[entry.action as AuditAction] ?? entry.action,
    },
    { id: 'who', label: auditColumns.who, cell: (entry) => entry.actorEmail },
    { id: 'who', label: auditColumns.actorId, cell: (entry) => entry.actorId },
    {
      id: 'whom',
      label: auditColumns.whom,
      cell: (entry) => entry.subjectEmail ?? entry.subjectTeam,
    },
    { id: 'whom', label: auditColumns.subjectId, cell: (entry) => entry.subjectId },
    {
      id: 'details',
      label: auditColumns.details,
      cell: (entry) => entry.details && JSON.stringify(entry.details),
    },
    { id: 'address', label: auditColumns.address, cell: (entry) => entry.address },
  ],
  read: readAuditLog,
}
