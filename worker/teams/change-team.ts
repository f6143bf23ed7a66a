import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionClock } from '#content/edition-clock.ts'
import type { teamChangesSchema } from '#content/forms/team.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { refuseTaken } from '../db/constraints.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { closedFailure, guardChanges, listClosed } from './change-rules.ts'
import { mailRepresentatives } from './mail-representatives.ts'
import { nameTakenFailure } from './name-taken.ts'
import { findOwnTeam, mayLead, updateTeam } from './queries.ts'

/**
 * Changes a team of the account, tells its representatives unless the account is theirs, and returns it; throws if someone else
 * has changed it since it was read, if the time for a change is over, or if the session has ended, which the edge may not know
 * yet.
 */
export async function changeTeam(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  id: string,
  { revision, ...details }: z.output<typeof teamChangesSchema>,
) {
  const now = new Date()
  const guards = guardChanges(details, editionClock.now())
  const mails = mailRepresentatives({ db, env, now }, user, {
    id,
    details,
    state: and(eq(teams.revision, revision), ...Object.values(guards))!,
  })
  const lead = {
    isAllowed: mayLead(db, user),
    ownerId: sql`coalesce(${teams.ownerId}, ${user.id})`,
    by: 'lead' as const,
  }
  const team = await refuseTaken(
    updateTeam(db, lead, id, revision, details, { guards, now, env, mails }),
    nameTakenFailure,
  )
  if (team) return team
  const [session, own] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    findOwnTeam(db, user, id, guards),
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (!own) throw new Failure('teams.not_found', 404)
  if (!own.team) throw closedFailure(['team'])
  if (own.revision !== revision) throw new Failure('teams.changed', 409)
  throw closedFailure(listClosed(own))
}
