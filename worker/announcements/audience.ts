import { and, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import type { CountryCode } from '#content/facts/countries.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import type { Audience } from '#content/forms/announcement.ts'
import { isExpected } from '../attendance/conditions.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { announcementRefusals } from '../db/schema/announcements.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { judges } from '../db/schema/judging.ts'
import { mentors } from '../db/schema/mentoring.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

/** To whom an announcement goes: to its audience, and if it is that of a hub, to the teams with a place there alone. */
export type Reach = { audience: Audience; hubId: HubId | null }

/** Selects the addresses that an announcement goes to, each once, as a table `found` with the column `email`. */
export function selectAudience(db: Database, { audience, hubId }: Reach, now: Date): SQL {
  const isTeam = and(isTeamOf(audience), hubId ? isExpected(hubId) : undefined)
  const leads = sql`SELECT ${teams.representativeEmail} AS email FROM ${teams} WHERE ${isTeam}`
  // People who are only listed in a team have not asked for anything: a lead may have typed any address.
  const joined = sql`SELECT ${teamMembers.email} FROM ${teamMembers}
    INNER JOIN ${teams} ON ${teams.id} = ${teamMembers.teamId}
    WHERE ${and(isNotNull(teamMembers.joinedAt), isTeam)}`
  const accounts = (ids: SQL) =>
    sql`SELECT ${users.email} AS email FROM ${users}
      WHERE ${and(ids, isNotNull(users.emailConfirmedAt), isAlive(now))}`
  const judgeIds = db
    .select({ id: judges.userId })
    .from(judges)
    .innerJoin(userRoles, and(eq(userRoles.userId, judges.userId), eq(userRoles.role, 'judge')))
  const mentorIds = db.select({ id: mentors.userId }).from(mentors)
  const hubIds = db.select({ id: hubOrganisers.userId }).from(hubOrganisers)
  const groups = {
    leads: () => sql`${leads} GROUP BY 1`,
    members: () => sql`${leads} UNION ${joined}`,
    judges: () => accounts(inArray(users.id, judgeIds)),
    mentors: () => accounts(inArray(users.id, mentorIds)),
    hubs: () => accounts(inArray(users.id, hubIds)),
  }
  return sql`(${groups[audience.group]()}) AS found`
}

/** The column of {@link selectAudience}. */
export const foundEmail = sql`found.email`

/** True for an address that has turned announcements off. */
export const hasRefused = rowExists(
  announcementRefusals,
  sql`${announcementRefusals.email} = ${foundEmail}`,
)

function isTeamOf({ country, hubId, trackId, silentAt }: Audience): SQL {
  const hasToldThen = rowExists(
    checkIns,
    eq(checkIns.teamId, teams.id),
    eq(checkIns.number, Number(silentAt)),
  )
  return and(
    sql`true`,
    country ? eq(teams.country, country as CountryCode) : undefined,
    hubId ? eq(teams.hubId, hubId as HubId) : undefined,
    trackId ? eq(teams.trackId, trackId as TrackId) : undefined,
    silentAt ? not(hasToldThen) : undefined,
  )!
}
