import { and, asc, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { TeamDetails } from '#content/forms/team.ts'
import { isOpen } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert, fromJson } from '../db/row-values.ts'
import { users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { Stamp } from '../forms/store-once.ts'
import type { SignedIn } from '../http/context.ts'
import { memberFields, teamFields } from './columns.ts'
import { listMemberRows, nextRevision, toTeamRow } from './rules.ts'

const MOST_OWN_TEAMS = 50

const ownTeam = {
  id: teams.id,
  revision: teams.revision,
  ...teamFields,
  createdAt: teams.createdAt,
  updatedAt: teams.updatedAt,
}
const ownMember = { id: teamMembers.id, teamId: teamMembers.teamId, ...memberFields }
/** The columns of a member that a change of the team writes. */
const changeableColumns = {
  position: teamMembers.position,
  ...memberFields,
  nameKey: teamMembers.nameKey,
  searchText: teamMembers.searchText,
}

/** Returns the statements that store a team and its members; as one batch they fail if the id or the name is taken. */
export function insertTeam(
  db: Database,
  id: string,
  details: TeamDetails,
  ownerId: string | null,
  stamp: Stamp,
) {
  const revision = crypto.randomUUID()
  const row = { ...toTeamRow(details), id, revision, ownerId, ...stamp, updatedAt: stamp.createdAt }
  return [
    db.insert(teams).values(row),
    writeMembers(db, { id, revision }, details, stamp.createdAt),
  ] as const
}

/** Lists the teams that an account registered, or represents by its confirmed address, newest first. */
export async function listOwnTeams(db: Database, user: SignedIn) {
  const newest = [desc(teams.createdAt), desc(teams.id)]
  const own = db
    .select({ id: teams.id })
    .from(teams)
    .where(isManagedBy(db, user))
    .orderBy(...newest)
    .limit(MOST_OWN_TEAMS)
  const found = await batchOf(db, {
    teams: db
      .select(ownTeam)
      .from(teams)
      .where(inArray(teams.id, own))
      .orderBy(...newest),
    members: db
      .select(ownMember)
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, own))
      .orderBy(asc(teamMembers.position)),
  })
  return found.teams.map((team) => ({
    ...team,
    members: found.members.filter((member) => member.teamId === team.id),
  }))
}

/**
 * Changes a team of the account if nobody has changed it since revision `seen` was read, and the session has not ended;
 * returns null otherwise. Repeating the same change has no further effect. Throws if the name is taken.
 */
export async function updateTeam(
  db: Database,
  user: SignedIn,
  id: string,
  seen: string,
  details: TeamDetails,
) {
  const now = new Date()
  const revision = nextRevision(seen, details)
  const ownerId = sql`coalesce(${teams.ownerId}, ${user.id})`
  const kept = details.members.map((member) => member.email)
  const isOfTeam = eq(teamMembers.teamId, id)
  const { changed, members } = await batchOf(db, {
    changed: db
      .update(teams)
      .set({ ...toTeamRow(details), revision, updatedAt: now, ownerId })
      .where(
        and(
          eq(teams.id, id),
          inArray(teams.revision, [seen, revision]),
          isManagedBy(db, user),
          isOpen(user.sessionId, eq(sessions.userId, user.id)),
        ),
      )
      .returning(ownTeam),
    removed: db
      .delete(teamMembers)
      .where(and(isOfTeam, notInArray(teamMembers.email, kept), hasRevision(id, revision))),
    written: writeMembers(db, { id, revision }, details, now),
    members: db
      .select(ownMember)
      .from(teamMembers)
      .where(isOfTeam)
      .orderBy(asc(teamMembers.position)),
  })
  return changed[0] ? { ...changed[0], members } : null
}

/** Tells whether the account may change the team, to explain why a change was not made. */
export async function ownsTeam(db: Database, user: SignedIn, id: string): Promise<boolean> {
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, id), isManagedBy(db, user)))
  return found.length > 0
}

// The later statements of a batch act only if the first one gave the team this revision.
function hasRevision(id: string, revision: string) {
  return rowExists(teams, eq(teams.id, id), eq(teams.revision, revision))
}

// A member whose address stays the same keeps their id and time; the rest comes from the form.
function writeMembers(
  db: Database,
  team: { id: string; revision: string },
  details: TeamDetails,
  now: Date,
) {
  const rows = JSON.stringify(listMemberRows(details))
  const row = {
    id: sql`value->>'id'`,
    teamId: team.id,
    ...fromJson(changeableColumns),
    createdAt: now,
  }
  return insertFrom(
    db,
    teamMembers,
    row,
    sql`FROM json_each(${rows}) WHERE ${hasRevision(team.id, team.revision)}`,
  ).onConflictDoUpdate({
    target: [teamMembers.teamId, teamMembers.email],
    set: fromInsert(changeableColumns),
  })
}

// The account must be alive, and its address confirmed before it counts as the representative's.
function isManagedBy(db: Database, user: SignedIn) {
  const alive = and(eq(users.id, user.id), isAlive(new Date()))
  const account = db.select({ id: users.id }).from(users).where(alive)
  const address = db
    .select({ email: users.email })
    .from(users)
    .where(and(alive, isNotNull(users.emailConfirmedAt)))
  return or(inArray(teams.ownerId, account), inArray(teams.representativeEmail, address))
}
