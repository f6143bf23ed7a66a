import { and, eq, inArray, isNull } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { findLiveSession, isOpen } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { refuseTaken } from '../db/constraints.ts'
import { joinRequests, teamInvitations } from '../db/schema/joining.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { closedFailure, mayChangeMembers } from './change-rules.ts'
import { isJoined, isOwnMembership, selectAddress } from './membership.ts'

/**
 * Makes the account the member whom a team lists with its confirmed address, and withdraws its requests to other teams; does
 * nothing if it has already joined this one. Throws if it is in another team, if the team does not list it or can no longer
 * change, or if the session has ended.
 */
export async function joinTeam(
  db: Database,
  user: SignedIn,
  teamId: string,
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const isTeam = eq(teamMembers.teamId, teamId)
  const isInvited = and(
    isTeam,
    isNull(teamMembers.userId),
    inArray(teamMembers.email, selectAddress(db, user)),
    mayChangeMembers(editionClock.now()),
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
  )
  const isNowMember = rowExists(teamMembers, isTeam, isJoined(user))
  const { joined } = await refuseTaken(
    batchOf(db, {
      log: logAction(db, 'team_joined', actor, {
        now,
        subjectId: teamId,
        where: rowExists(teamMembers, isInvited),
      }),
      joined: db
        .update(teamMembers)
        .set({ userId: user.id, joinedAt: now })
        .where(isInvited)
        .returning({ id: teamMembers.id }),
      invitation: db.delete(teamInvitations).where(
        inArray(
          teamInvitations.memberId,
          db
            .select({ id: teamMembers.id })
            .from(teamMembers)
            .where(and(isTeam, isJoined(user))),
        ),
      ),
      requests: db.delete(joinRequests).where(and(eq(joinRequests.userId, user.id), isNowMember)),
    }),
    () => new Failure('teams.one_team', 409),
  )
  if (joined.length === 0) await explain(db, user, teamId)
}

async function explain(db: Database, user: SignedIn, teamId: string): Promise<void> {
  const [session, [own]] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    db
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), isOwnMembership(db, user))),
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (!own) throw new Failure('teams.not_invited', 404)
  if (own.userId !== user.id) throw closedFailure(['team'])
}
