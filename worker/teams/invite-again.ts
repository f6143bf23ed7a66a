import { and, eq, isNull, sql } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { closedFailure, mayChangeTeam } from './change-rules.ts'
import { renewInvitation } from './invitations.ts'
import { isChangeable } from './queries.ts'

/**
 * Sends a member's invitation again on behalf of the lead; the earlier link stops working. Throws if the account does not lead
 * the team, the team can no longer change, the member has joined or is gone, or the mailbox has reached today's limit.
 */
export async function inviteAgain(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  const isLed = rowExists(teams, isChangeable(db, user, teamId, eq(teams.id, teamMembers.teamId)))
  const isInvited = and(
    eq(teamMembers.id, memberId),
    eq(teamMembers.teamId, teamId),
    isNull(teamMembers.userId),
    isLed,
  )!
  const [member] = await db
    .select({
      id: teamMembers.id,
      email: teamMembers.email,
      teamName: teams.teamName,
      representativeName: teams.representativeName,
      isOpen: sql`${mayChangeTeam(editionClock.now())}`.mapWith(Boolean).as('is_open'),
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(isInvited)
  if (!member) {
    const session = await findLiveSession(db, user.sessionId, new Date())
    throw session ? new Failure('teams.not_found', 404) : new Failure('auth.required', 401)
  }
  if (!member.isOpen) throw closedFailure(['team'])
  const { sent } = await batchOf(
    db,
    renewInvitation({ db, env, now: new Date() }, { ...member, id: teamId }, member, isLed),
  )
  if (sent.length === 0) throw new Failure('request.too_many', 429)
}
