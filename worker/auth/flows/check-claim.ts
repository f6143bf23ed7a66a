import type { SQL } from 'drizzle-orm'
import { equalSecrets } from '../../crypto.ts'
import { AuthError } from '../errors.ts'
import { verifyPassword } from '../passwords.ts'
import { isTokenLive } from '../store/one-time-tokens.ts'
import { isPasswordUnchanged } from '../store/users.ts'
import { countPasswordTry } from '../throttle.ts'
import { hashCode } from '../tokens/mail-token.ts'
import type { OwnInput } from './input.ts'
import { claimCodeTry } from './verify.ts'

/** What a request brings to prove that it comes from the owner: the current password, or the code of a mail. */
export type Claim = { current?: string | null; nonce?: string | null }
/** An accepted proof. Every statement that relies on it includes `holds`; its code has yet to be spent. */
export type OwnershipProof = { holds: SQL; nonceId?: string }

/** Checks the proof in a request that it comes from the owner; throws if it is wrong or missing. */
export async function checkClaim(input: OwnInput, claim: Claim): Promise<OwnershipProof> {
  const { account, session } = input
  const { id: userId, passwordHash } = account.user
  if (claim.nonce) return checkNonce(input, claim.nonce)
  if (!passwordHash) throw new AuthError('reauthentication_needed', 400)
  if (!claim.current) throw new AuthError('current_password_required', 400)
  await countPasswordTry(input, session.id)
  if (!verifyPassword(claim.current, passwordHash))
    throw new AuthError('current_password_invalid', 400)
  return { holds: isPasswordUnchanged(userId, passwordHash) }
}

async function checkNonce(input: OwnInput, nonce: string): Promise<OwnershipProof> {
  const { env, account, session } = input
  const candidates = await claimCodeTry(input, {
    email: account.user.email,
    kinds: ['reauthentication'],
    // Whoever has stolen another session uses up its tries, not the owner's.
    of: session.id,
  })
  const token = candidates.find(
    ({ id, userId, codeHash }) =>
      userId === account.user.id && equalSecrets(hashCode(env, id, nonce), codeHash),
  )
  if (!token) throw new AuthError('reauthentication_not_valid', 422)
  return { holds: isTokenLive(token.id), nonceId: token.id }
}
