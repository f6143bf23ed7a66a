import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../audit/log-action.ts'
import { findLiveSession, isOpen } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { settledMails } from '../db/schema/mail.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { queueMailsToTeams } from '../erasure/departure-mails.ts'
import { countMembers } from '../erasure/departures.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { findOwnTeam, isMemberOnly } from './queries.ts'

/**
 * Removes the account, or its confirmed address, from a team that it has joined or that lists it, and tells its representative;
 * does nothing if it is no longer there. Throws if the account manages the team, or if the session has ended, which the edge
 * may not know yet.
 */
export async function leaveTeam(
  db: Database,
  user: SignedIn,
  teamId: string,
  actor: Actor,
  env: Env,
): Promise<void> {
  const isMember = and(
    eq(teams.id, teamId),
    isMemberOnly(db, user),
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
  )!
  const isRemoved = await removeMember(db, isMember, { actor, env })
  if (!isRemoved) await explain(db, user, teamId)
}

/**
 * Removes a member from a team, tells its representative and logs it; returns false if no member and team meet the condition.
 */
export async function removeMember(
  db: Database,
  isMember: SQL,
  { actor, env }: { actor: Actor; env: Env },
): Promise<boolean> {
  const now = new Date()
  const left = await db
    .select({
      teamId: teams.id,
      teamName: teams.teamName,
      memberName: teamMembers.name,
      representativeEmail: teams.representativeEmail,
      members: countMembers().as('members'),
      hasDeclined: sql<number>`${isNull(teamMembers.userId)}`.mapWith(Boolean),
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(isMember)
  const [{ teamId } = { teamId: undefined }] = left
  if (teamId === undefined) return false
  const own = db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(isMember)
  const address = db
    .select({ email: teamMembers.email })
    .from(teamMembers)
    .where(inArray(teamMembers.id, own))
  const holds = exists(own)
  await batchOf(db, {
    log: logAction(db, 'team_left', actor, { now, subjectId: teamId, where: holds }),
    mails: queueMailsToTeams(db, left, { env, now, holds }),
    // Anyone who is changing the team at this moment learns that it has changed.
    changed: db
      .update(teams)
      .set({ revision: crypto.randomUUID(), updatedAt: now })
      .where(and(eq(teams.id, teamId), holds)),
    // The team keeps nothing of somebody who wants to be out of it.
    mailsToMember: db
      .delete(settledMails)
      .where(and(eq(settledMails.teamId, teamId), inArray(settledMails.recipient, address))),
    left: db.delete(teamMembers).where(inArray(teamMembers.id, own)),
  })
  return true
}

async function explain(db: Database, user: SignedIn, teamId: string): Promise<void> {
  const [session, own] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    findOwnTeam(db, user, teamId),
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (own) throw new Failure('teams.managed', 409)
}
