import type * as z from 'zod/mini'
import type { teamChangesSchema } from '#content/forms/team.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { refuseTaken } from '../db/constraints.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { nameTakenFailure } from './name-taken.ts'
import { ownsTeam, updateTeam } from './queries.ts'

/**
 * Changes a team of the account and returns it; throws if somebody else has changed it since it was read, or if the session
 * has ended, which the edge may not know yet.
 */
export async function changeTeam(
  db: Database,
  user: SignedIn,
  id: string,
  { revision, ...details }: z.output<typeof teamChangesSchema>,
) {
  const team = await refuseTaken(updateTeam(db, user, id, revision, details), nameTakenFailure)
  if (team) return team
  if (!(await findLiveSession(db, user.sessionId, new Date())))
    throw new Failure('auth.required', 401)
  if (await ownsTeam(db, user, id)) throw new Failure('teams.changed', 409)
  throw new Failure('teams.not_found', 404)
}
