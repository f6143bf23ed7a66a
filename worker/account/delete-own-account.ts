import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { messages } from '#words/errors.ts'
import { deleteAccount } from '../auth/flows/delete-account.ts'
import type { FlowInput } from '../auth/flows/input.ts'
import { mayChangeAccess } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import { isDispensable, rowExists } from '../db/conditions.ts'
import { refuseUnless } from '../db/demand.ts'
import { users } from '../db/schema/accounts.ts'
import { teamMembers } from '../db/schema/teams.ts'
import { selectDepartures } from '../erasure/departures.ts'
import { eraseAddress } from '../erasure/erase-address.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'

type DeletionInput = Pick<FlowInput, 'db' | 'env' | 'actor' | 'requestId' | 'now' | 'later'>

/**
 * Deletes the account of the signed-in person and, if they have confirmed its address, what was sent from it and its places
 * in teams. `everything` also takes the teams that they represent and their partner applications. Throws if the address
 * typed is not the account's, or the account is the last administrator's.
 */
export async function deleteOwnAccount(
  input: DeletionInput,
  user: SignedIn,
  { email, everything }: { email: string; everything: boolean },
): Promise<void> {
  const { db, env, now } = input
  const isOwn = eq(users.id, user.id)
  const isConfirmed = and(isOwn, isNotNull(users.emailConfirmedAt))
  const address = db.select({ email: users.email }).from(users).where(isConfirmed)
  const { accounts, ...departures } = await batchOf(
    db,
    {
      accounts: db.select({ email: users.email }).from(users).where(isOwn),
    },
    selectDepartures(db, sql`(${address})`),
  )
  if (accounts[0]?.email !== email) {
    throw new Failure('account.email_mismatch', 400, {
      email: messages['account.email_mismatch'],
    })
  }
  const erasure = eraseAddress(db, email, {
    departures,
    deletesTeams: everything,
    deletesApplications: everything,
    env,
    now,
    holds: and(isDispensable(user.id, now), rowExists(users, isConfirmed, eq(users.email, email)))!,
  })
  const statements = [
    ...erasure.flatMap((group) => Object.values(group).flat()),
    // A member whose account has another address since they joined.
    db.delete(teamMembers).where(and(eq(teamMembers.userId, user.id), isDispensable(user.id, now))),
  ]
  const isOwner = mayChangeAccess({ id: user.sessionId, userId: user.id }, now)
  const isDeleted = await refuseUnless(
    deleteAccount(input, user.id, { condition: isOwner, erasure: statements }),
    () => new Failure('auth.required', 401),
  )
  if (!isDeleted) throw new Failure('account.last_admin', 409)
}
