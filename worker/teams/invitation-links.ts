import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import type { Actor } from '../audit/log-action.ts'
import { hashText } from '../crypto.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { teamInvitations } from '../db/schema/joining.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { closedFailure, mayChangeTeam } from './change-rules.ts'
import { renewInvitation } from './invitations.ts'
import { removeMember } from './leave-team.ts'

// What an invitation link can do for someone who is not signed in. Its secret went to the invited address, so its holder can
// read that mailbox; but only an account that confirmed the address can join.

/** Reads the invitation behind the secret of a link; throws if it no longer exists. */
export async function readInvitation(db: Database, token: string) {
  const [found] = await db
    .select({
      memberId: teamMembers.id,
      teamId: teams.id,
      teamName: teams.teamName,
      invitedBy: teams.representativeName,
      trackId: teams.trackId,
      name: teamMembers.name,
      email: teamMembers.email,
      expiresAt: teamInvitations.expiresAt,
      isOpen: sql`${mayChangeTeam(editionClock.now())}`.mapWith(Boolean).as('is_open'),
    })
    .from(teamInvitations)
    .innerJoin(teamMembers, eq(teamMembers.id, teamInvitations.memberId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamInvitations.tokenHash, hashText(token)))
  if (!found) throw new Failure('teams.invitation_unknown', 404)
  return found
}

/** Presents an invitation to the holder of its link. */
export function presentInvitation(
  {
    teamId,
    teamName,
    invitedBy,
    trackId,
    name,
    email,
    expiresAt,
    isOpen,
  }: Awaited<ReturnType<typeof readInvitation>>,
  now: Date,
) {
  return { teamId, teamName, invitedBy, trackId, name, email, isExpired: expiresAt <= now, isOpen }
}

/**
 * Removes the person a link invites from the team and tells its representative, even after the link has expired; throws if the
 * invitation no longer exists.
 */
export async function declineInvitation(
  db: Database,
  token: string,
  circumstances: { actor: Actor; env: Env },
): Promise<void> {
  // A representative hands the team over first.
  const mayLeave = and(isInvitedBy(db, token), ne(teamMembers.email, teams.representativeEmail))!
  if (await removeMember(db, mayLeave, circumstances)) return
  await readInvitation(db, token)
  throw new Failure('teams.managed', 409)
}

/**
 * Sends a new invitation to the address that a link was sent to, even if the link has expired; the link is void then. Throws if
 * the team can no longer change, so that nobody could accept it.
 */
export async function askForInvitation(db: Database, token: string, env: Env): Promise<void> {
  const { memberId, email, ...invitation } = await readInvitation(db, token)
  if (!invitation.isOpen) throw closedFailure(['team'])
  const team = {
    id: invitation.teamId,
    teamName: invitation.teamName,
    representativeName: invitation.invitedBy,
  }
  const member = { id: memberId, email }
  const { sent } = await batchOf(
    db,
    renewInvitation({ db, env, now: new Date() }, team, member, isInvitedBy(db, token)),
  )
  if (sent.length === 0) throw new Failure('request.too_many', 429)
}

/** Matches the row of the member that a link invites. */
function isInvitedBy(db: Database, token: string): SQL {
  const invited = db
    .select({ id: teamInvitations.memberId })
    .from(teamInvitations)
    .where(eq(teamInvitations.tokenHash, hashText(token)))
  return inArray(teamMembers.id, invited)
}
