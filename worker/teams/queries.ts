import { and, asc, desc, eq, exists, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { TeamDetails } from '#content/forms/team.ts'
import type { Database } from '../db/client.ts'
import { isAlive } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { Stamp } from '../forms/store-once.ts'
import type { SignedIn } from '../http/context.ts'
import { listMemberRows, nextRevision, toTeamRow } from './rules.ts'

const MOST_OWN_TEAMS = 50

const teamColumns = {
  id: teams.id,
  revision: teams.revision,
  teamName: teams.teamName,
  country: teams.country,
  participationMode: teams.participationMode,
  hubId: teams.hubId,
  trackId: teams.trackId,
  representativeName: teams.representativeName,
  representativeEmail: teams.representativeEmail,
  representativePhone: teams.representativePhone,
  createdAt: teams.createdAt,
  updatedAt: teams.updatedAt,
}

const memberColumns = {
  id: teamMembers.id,
  teamId: teamMembers.teamId,
  name: teamMembers.name,
  email: teamMembers.email,
  githubUrl: teamMembers.githubUrl,
  huggingfaceUrl: teamMembers.huggingfaceUrl,
}

/** The statements that store a team with its members: run together, they are refused when its id or its name is taken. */
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
    writeMembers(db, id, revision, details, stamp.createdAt),
  ] as const
}

/** The teams an account registered or represents by its confirmed address. */
export async function teamsOf(db: Database, user: SignedIn) {
  const own = db
    .select({ id: teams.id })
    .from(teams)
    .where(belongsTo(db, user))
    .orderBy(desc(teams.createdAt), desc(teams.id))
    .limit(MOST_OWN_TEAMS)
  const [found, members] = await db.batch([
    db
      .select(teamColumns)
      .from(teams)
      .where(inArray(teams.id, own))
      .orderBy(desc(teams.createdAt), desc(teams.id)),
    db
      .select(memberColumns)
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, own))
      .orderBy(asc(teamMembers.position)),
  ])
  return found.map((team) => ({
    ...team,
    members: members.filter((member) => member.teamId === team.id),
  }))
}

/**
 * Changes a team of the account if it still has the revision that was read, or has it no more because of this very
 * change; null if somebody else changed it. Throws when the name is taken.
 */
export async function changeTeam(
  db: Database,
  user: SignedIn,
  id: string,
  seen: string,
  details: TeamDetails,
) {
  const revision = nextRevision(seen, details)
  const now = new Date()
  const change = {
    ...toTeamRow(details),
    revision,
    updatedAt: now,
    ownerId: sql`coalesce(${teams.ownerId}, ${user.id})`,
  }
  const kept = details.members.map((member) => member.email)
  const [changed, , , stored] = await db.batch([
    db
      .update(teams)
      .set(change)
      .where(and(eq(teams.id, id), inArray(teams.revision, [seen, revision]), belongsTo(db, user)))
      .returning(teamColumns),
    db
      .delete(teamMembers)
      .where(
        and(
          eq(teamMembers.teamId, id),
          notInArray(teamMembers.email, kept),
          hasRevision(db, id, revision),
        ),
      ),
    writeMembers(db, id, revision, details, now),
    db
      .select(memberColumns)
      .from(teamMembers)
      .where(eq(teamMembers.teamId, id))
      .orderBy(asc(teamMembers.position)),
  ])
  return changed[0] ? { ...changed[0], members: stored } : null
}

/** Whether the account may change the team, to say why a change was not made. */
export async function ownsTeam(db: Database, user: SignedIn, id: string): Promise<boolean> {
  const found = await db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, id), belongsTo(db, user)))
  return found.length > 0
}

// The statements after the first of a batch act only if that one gave the team this revision.
function hasRevision(db: Database, id: string, revision: string) {
  const team = db.select({ one: sql`1` }).from(teams)
  return exists(team.where(and(eq(teams.id, id), eq(teams.revision, revision))))
}

/** Members keep their id and time as long as their address stays. */
function writeMembers(
  db: Database,
  teamId: string,
  revision: string,
  details: TeamDetails,
  now: Date,
) {
  const rows = JSON.stringify(listMemberRows(details))
  const guard = hasRevision(db, teamId, revision)
  return db
    .insert(teamMembers)
    .select(
      sql`select value->>'id', ${teamId}, value->>'position', value->>'name', value->>'nameKey', value->>'email',
        value->>'githubUrl', value->>'huggingfaceUrl', value->>'searchText', ${now.getTime()} from json_each(${rows}) where ${guard}`,
    )
    .onConflictDoUpdate({
      target: [teamMembers.teamId, teamMembers.email],
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        nameKey: sql`excluded.name_key`,
        githubUrl: sql`excluded.github_url`,
        huggingfaceUrl: sql`excluded.huggingface_url`,
        searchText: sql`excluded.search_text`,
      },
    })
}

// The account itself must be alive, and its address confirmed before it stands for the representative's.
function belongsTo(db: Database, user: SignedIn) {
  const alive = and(eq(users.id, user.id), isAlive(new Date()))
  const account = db.select({ id: users.id }).from(users).where(alive)
  const address = db
    .select({ email: users.email })
    .from(users)
    .where(and(alive, isNotNull(users.emailConfirmedAt)))
  return or(inArray(teams.ownerId, account), inArray(teams.representativeEmail, address))
}
