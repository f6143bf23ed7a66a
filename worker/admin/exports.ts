import { listTeamFields } from '#content/describe-team.ts'
import { adminPage } from '#words/pages/admin.ts'
import type { Database } from '../db/client.ts'
import { streamCsv, type CsvColumn } from '../http/csv.ts'
import { readMembers, readTeams } from './export-queries.ts'

type Team = Awaited<ReturnType<typeof readTeams>>[number]
type Member = Awaited<ReturnType<typeof readMembers>>[number]

const { teams: teamWords, members: memberWords } = adminPage

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

/** Streams all teams as CSV, newest first. */
export const exportTeams = (db: Database) =>
  streamCsv(teamColumns, (last: Team | undefined) => readTeams(db, last))

/** Streams the members of all teams as CSV, newest first. */
export const exportMembers = (db: Database) =>
  streamCsv(memberColumns, (last: Member | undefined) => readMembers(db, last))
