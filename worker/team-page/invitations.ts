import { and, eq, isNull, ne } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { deleteMember } from '../admin/deletions.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teamInvitations } from '../db/schema/joining.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { renewInvitation } from '../teams/invitations.ts'

type Listed = { teamId: string; memberId: string }

const isListed = ({ teamId, memberId }: Listed) =>
  and(eq(teamMembers.id, memberId), eq(teamMembers.teamId, teamId), isNull(teamMembers.userId))!

/**
 * Sends the invitation of a member again, for an organiser, and logs it; the earlier link stops working. Throws if there is no
 * such member or they have joined, or if the mailbox has reached today's limit.
 */
export async function resendInvitation(
  { db, env }: { db: Database; env: Env },
  listed: Listed,
  actor: Actor,
): Promise<void> {
  const [member] = await db
    .select({
      id: teamMembers.id,
      email: teamMembers.email,
      teamName: teams.teamName,
      representativeName: teams.representativeName,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(isListed(listed))
  if (!member) throw new Failure('admin.not_found', 404)
  const now = new Date()
  const team = { ...member, id: listed.teamId }
  const { sent } = await batchOf(
    db,
    renewInvitation({ db, env, now }, team, member, isListed(listed)),
    {
      log: logAction(db, 'invitation_sent_again', actor, {
        now,
        subjectId: listed.teamId,
        where: rowExists(
          teamInvitations,
          eq(teamInvitations.memberId, member.id),
          eq(teamInvitations.sentAt, now),
        ),
      }),
    },
  )
  if (sent.length === 0) throw new Failure('request.too_many', 429)
}

/**
 * Removes someone from a team that lists them but that they have not joined, for an organiser; their invitation stops working.
 * The representative is told. Throws if there is no such member, if they have joined or represent the team, or if it would be
 * too small.
 */
export async function revokeInvitation(
  { db, env }: { db: Database; env: Env },
  listed: Listed,
  mayBeTooSmall: boolean,
  actor: Actor,
): Promise<void> {
  const lead = new QueryBuilder()
    .select({ email: teams.representativeEmail })
    .from(teams)
    .where(eq(teams.id, listed.teamId))
  const only = and(isListed(listed), ne(teamMembers.email, lead))!
  const scope = { mayBeTooSmall, env, only }
  const outcome = await deleteMember(db, listed.memberId, scope, actor)
  if (outcome === 'too small') throw new Failure('admin.team_too_small', 409)
  if (outcome === 'gone') throw new Failure('admin.not_found', 404)
}
