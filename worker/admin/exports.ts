import { hubs } from '#content/catalogue/hubs.ts'
import { nameCountry } from '#words/code-names.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import type { Database } from '../db/client.ts'
import { streamCsv, type CsvColumn } from '../http/csv.ts'
import { readMembers, readTeams } from './export-queries.ts'

type Team = Awaited<ReturnType<typeof readTeams>>[number]
type Member = Awaited<ReturnType<typeof readMembers>>[number]

const { teams: teamWords, members: memberWords, applications: applicationWords } = adminPage

const hubCities = new Map<string, string>(hubs.map(({ id, city }) => [id, city]))
const tracks = new Map(Object.entries(trackNames))

const teamColumns: readonly CsvColumn<Team>[] = [
  [teamWords.columns.teamName, (team) => team.teamName],
  [teamWords.columns.representative, (team) => team.representativeName],
  [memberWords.columns.email, (team) => team.representativeEmail],
  [applicationWords.details.phone, (team) => team.representativePhone],
  [teamWords.columns.country, (team) => nameCountry(team.country)],
  [teamWords.columns.mode, (team) => teamWords.modes[team.participationMode]],
  [teamWords.details.hub, ({ hubId }) => hubId && (hubCities.get(hubId) ?? hubId)],
  [teamWords.details.track, ({ trackId }) => tracks.get(trackId) ?? trackId],
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

export const exportTeams = (db: Database) =>
  streamCsv(teamColumns, (last: Team | undefined) => readTeams(db, last))

export const exportMembers = (db: Database) =>
  streamCsv(memberColumns, (last: Member | undefined) => readMembers(db, last))
