import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { editionClock } from '#content/edition-clock.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { joinRequests, teamLinks } from '../db/schema/joining.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { mayChangeTeam } from './change-rules.ts'
import { isJoined, isLedBy } from './membership.ts'
import { isMemberOnly, ownException, ownTeam, selectMembers } from './queries.ts'
import { linkFrom } from './team-links.ts'

const MOST_OWN_TEAMS = 50

/**
 * Lists the teams that an account leads, with their members, link and requests; separately, those that it has joined or that
 * list its confirmed address, with what members who have joined see of each other; and the requests of the account. Teams that
 * it leads or has joined come with the check-ins they have filled in and the time they submitted. All lists are newest first.
 */
export async function listOwnTeams({ db, env }: { db: Database; env: Env }, user: SignedIn) {
  const newest = [desc(teams.createdAt), desc(teams.id)]
  const own = db
    .select({ id: teams.id })
    .from(teams)
    .where(isLedBy(db, user))
    .orderBy(...newest)
    .limit(MOST_OWN_TEAMS)
  const joined = db.select({ id: teamMembers.teamId }).from(teamMembers).where(isJoined(user))
  const isTheirs = (teamId: SQLiteColumn) => or(inArray(teamId, own), inArray(teamId, joined))
  const found = await batchOf(db, {
    teams: db
      .select(ownTeam)
      .from(teams)
      .where(inArray(teams.id, own))
      .orderBy(...newest),
    members: selectMembers(db)
      .where(inArray(teamMembers.teamId, own))
      .orderBy(asc(teamMembers.position)),
    exceptions: db
      .select({ teamId: teamExceptions.teamId, ...ownException })
      .from(teamExceptions)
      .where(isTheirs(teamExceptions.teamId)),
    told: db
      .select({ teamId: checkIns.teamId, number: checkIns.number })
      .from(checkIns)
      .where(isTheirs(checkIns.teamId)),
    submitted: db
      .select({ teamId: projects.teamId, submittedAt: projects.submittedAt })
      .from(projects)
      .where(isTheirs(projects.teamId)),
    links: db
      .select({ teamId: teamLinks.teamId, nonce: teamLinks.nonce })
      .from(teamLinks)
      .where(inArray(teamLinks.teamId, own)),
    asked: db
      .select({ teamId: joinRequests.teamId, ...requestColumns })
      .from(joinRequests)
      .where(inArray(joinRequests.teamId, own))
      .orderBy(asc(joinRequests.createdAt)),
    memberships: db
      .select({
        id: teams.id,
        teamName: teams.teamName,
        representativeName: teams.representativeName,
        name: teamMembers.name,
        email: teamMembers.email,
        createdAt: teamMembers.createdAt,
        joinedAt: teamMembers.joinedAt,
        trackId: teams.trackId,
        participationMode: teams.participationMode,
        hubId: teams.hubId,
        hubWaitingSince: teams.hubWaitingSince,
        isOpen: sql`${mayChangeTeam(editionClock.now())}`.mapWith(Boolean).as('is_open'),
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(isMemberOnly(db, user))
      .orderBy(...newest)
      .limit(MOST_OWN_TEAMS),
    mates: db
      .select({
        teamId: teamMembers.teamId,
        name: teamMembers.name,
        githubUrl: teamMembers.githubUrl,
        huggingfaceUrl: teamMembers.huggingfaceUrl,
        joinedAt: teamMembers.joinedAt,
      })
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, joined))
      .orderBy(asc(teamMembers.position)),
    requests: db
      .select({ teamName: teams.teamName, ...requestColumns })
      .from(joinRequests)
      .innerJoin(teams, eq(teams.id, joinRequests.teamId))
      .where(eq(joinRequests.userId, user.id))
      .orderBy(desc(joinRequests.createdAt)),
  })
  const of = <Row extends { teamId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ teamId }) => teamId === id).map(({ teamId: _teamId, ...row }) => row)
  const progressOf = (id: string) => ({
    exceptions: of(found.exceptions, id),
    told: of(found.told, id).map(({ number }) => number),
    submittedAt: of(found.submitted, id)[0]?.submittedAt ?? null,
  })
  return {
    requests: found.requests,
    memberships: found.memberships.map((team) => ({
      ...team,
      ...progressOf(team.id),
      members: team.joinedAt ? of(found.mates, team.id) : [],
    })),
    teams: found.teams.map((team) => ({
      ...team,
      members: found.members.filter((member) => member.teamId === team.id),
      ...progressOf(team.id),
      link: of(found.links, team.id).map(({ nonce }) => linkFrom(env, nonce))[0] ?? null,
      requests: of(found.asked, team.id),
    })),
  }
}

const requestColumns = {
  id: joinRequests.id,
  name: joinRequests.name,
  note: joinRequests.note,
  createdAt: joinRequests.createdAt,
}
