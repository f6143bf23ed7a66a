import { hubs } from '#content/catalogue/hubs.ts'
import { countries } from '#content/facts/countries.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import type { Database } from '../db/client.ts'
import { streamCsv } from './csv.ts'
import { readMembers, readTeams } from './export-queries.ts'

const { teams: teamWords, members: memberWords, applications: applicationWords } = adminPage

const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
const hubCities = new Map<string, string>(hubs.map(({ id, city }) => [id, city]))
const tracks = new Map(Object.entries(trackNames))

export function exportTeams(db: Database) {
  const heading = [
    teamWords.columns.teamName,
    teamWords.columns.representative,
    memberWords.columns.email,
    applicationWords.details.phone,
    teamWords.columns.country,
    teamWords.columns.mode,
    teamWords.details.hub,
    teamWords.details.track,
    teamWords.columns.members,
    teamWords.columns.registered,
  ]
  return streamCsv(
    heading,
    (last: Awaited<ReturnType<typeof readTeams>>[number] | undefined) => readTeams(db, last),
    (team) => [
      team.teamName,
      team.representativeName,
      team.representativeEmail,
      team.representativePhone,
      countryNames.get(team.country) ?? team.country,
      teamWords.modes[team.participationMode],
      team.hubId && (hubCities.get(team.hubId) ?? team.hubId),
      tracks.get(team.trackId) ?? team.trackId,
      team.members,
      team.createdAt.toISOString(),
    ],
  )
}

export function exportMembers(db: Database) {
  const { name, email, team, github, huggingface } = memberWords.columns
  return streamCsv(
    [name, email, team, github, huggingface, teamWords.columns.registered],
    (last: Awaited<ReturnType<typeof readMembers>>[number] | undefined) => readMembers(db, last),
    (member) => [
      member.name,
      member.email,
      member.teamName ?? memberWords.unknownTeam,
      member.githubUrl,
      member.huggingfaceUrl,
      member.createdAt.toISOString(),
    ],
  )
}
