import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { spendToken } from '../store/one-time-tokens.ts'
import { isProven, proveSession } from '../store/sessions.ts'
import { checkClaim, type Claim } from './check-claim.ts'
import type { OwnInput } from './input.ts'

/** Throws unless the owner of the session proved to be there a moment ago. */
export function requireProof({ session, now }: OwnInput): void {
  if (!isProven(session, now)) throw new AuthError('reauthentication_needed.access', 400)
}

/** Accepts the current password or the code of a mail as a proof that the owner is present; it counts for ten minutes. */
export async function proveIdentity(input: OwnInput, claim: Claim): Promise<void> {
  const { db, now, session } = input
  const { holds, nonceId } = await checkClaim(input, claim)
  const { proven } = await batchOf(db, {
    proven: proveSession(db, session.id, { byMail: nonceId !== undefined, holds }, now),
    nonce: nonceId === undefined ? undefined : spendToken(db, nonceId),
  })
  if (proven.length === 0) throw new AuthError('conflict', 409)
}
