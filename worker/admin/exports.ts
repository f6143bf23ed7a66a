import { listTeamFields } from '#content/describe-team.ts'
import type { AuditAction } from '#content/wire/audit-actions.ts'
import { auditWords } from '#words/audit.ts'
import { adminPage } from '#words/pages/admin.ts'
import type { Database } from '../db/client.ts'
import { streamCsv, type CsvColumn } from '../http/csv.ts'
import { readAuditLog, type AuditEntry, type AuditQuery } from './audit-queries.ts'
import { readMembers, readTeams } from './export-queries.ts'
import type { MemberQuery, TeamQuery } from './team-queries.ts'

type Team = Awaited<ReturnType<typeof readTeams>>[number]
type Member = Awaited<ReturnType<typeof readMembers>>[number]

const { teams: teamWords, members: memberWords, audit: auditText } = adminPage

const teamColumns: readonly CsvColumn<Team>[] = [
  ...listTeamFields(teamWords.labels).map(({ label, read }) => [label, read] as const),
  [teamWords.columns.members, (team) => team.members],
  [teamWords.columns.registered, (team) => team.createdAt.toISOString()],
]

const memberColumns: readonly CsvColumn<Member>[] = [
  [memberWords.columns.name, (member) => member.name],
  [memberWords.columns.email, (member) => member.email],
  [memberWords.columns.team, (member) => member.teamName ?? memberWords.unknownTeam],
  [memberWords.columns.github, (member) => member.githubUrl],
  [memberWords.columns.huggingface, (member) => member.huggingfaceUrl],
  [teamWords.columns.registered, (member) => member.createdAt.toISOString()],
]

const auditColumns: readonly CsvColumn<AuditEntry>[] = [
  [auditText.columns.when, (entry) => entry.createdAt.toISOString()],
  [auditText.columns.what, (entry) => auditWords[entry.action as AuditAction] ?? entry.action],
  [auditText.columns.who, (entry) => entry.actorEmail],
  [auditText.columns.actorId, (entry) => entry.actorId],
  [auditText.columns.whom, (entry) => entry.subjectEmail ?? entry.subjectTeam],
  [auditText.columns.subjectId, (entry) => entry.subjectId],
  [auditText.columns.details, (entry) => entry.details && JSON.stringify(entry.details)],
  [auditText.columns.address, (entry) => entry.address],
]

/** Streams the teams that match a query as CSV, all pages, newest first. */
export const exportTeams = (db: Database, query: TeamQuery) =>
  streamCsv(teamColumns, (last: Team | undefined) => readTeams(db, query, last))

/** Streams the members that match a query as CSV, all pages, newest first. */
export const exportMembers = (db: Database, query: MemberQuery) =>
  streamCsv(memberColumns, (last: Member | undefined) => readMembers(db, query, last))

/** Streams the entries of the audit log that match a query as CSV, all pages in the order of the list. */
export const exportAuditLog = (db: Database, query: AuditQuery) =>
  streamCsv(auditColumns, (last: AuditEntry | undefined) => readAuditLog(db, query, last))
