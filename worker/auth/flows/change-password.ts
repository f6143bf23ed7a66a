import { and, type SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { equalSecrets } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { mailPasswordChanged } from '../security-mails.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { voidFlows } from '../store/flow-states.ts'
import { ensureEmailIdentity, makeEmailIdentity } from '../store/identities.ts'
import { isTokenLive, spendToken, voidTokens } from '../store/one-time-tokens.ts'
import { endSessions, isInScope, isOpen, mayRecover, spendRecovery } from '../store/sessions.ts'
import { isPasswordUnchanged, updateUser } from '../store/users.ts'
import { countPasswordTry } from '../throttle.ts'
import { hashCode } from '../tokens/mail-token.ts'
import type { OwnInput } from './input.ts'
import { claimCodeTry } from './verify.ts'

/**
 * Milliseconds in which a new session may set a password without further proof: one that a recovery mail opened, or one
 * of an account without a password.
 */
const RECENT_SIGN_IN = 3600_000

/** What a request brings to prove that it comes from the owner: the current password, or the code of a mail. */
type Claim = { current?: string | null; nonce?: string | null }
/** A proof that was accepted. `holds` stands in every statement that relies on it. */
type OwnershipProof = { holds: SQL; nonceId?: string }

/**
 * Sets a new password if the request proves to come from the owner, ends the account's other sessions and voids its
 * codes. The proof is a condition of the statements: of two requests with the same proof one changes the password.
 */
export async function changePassword(
  input: OwnInput,
  password: string,
  claim: Claim,
): Promise<void> {
  const { db, actor, now, account, session } = input
  const { user } = account
  const { holds: isProven, nonceId } = await checkClaim(input, claim)
  const holds = and(isProven, isOpen(session.id))!
  if (user.passwordHash && verifyPassword(password, user.passwordHash))
    throw new AuthError('same_password', 422)
  const identity = makeEmailIdentity(user, {}, user.emailConfirmedAt !== null, now)
  const change = { passwordHash: hashPassword(password), updatedAt: now }
  const { ended, changed } = await batchOf(db, {
    ended: endSessions(db, and(isInScope(user.id, 'others', session.id), holds)),
    tokens: voidTokens(db, user.id, { except: nonceId }, holds),
    flows: voidFlows(db, user.id, holds),
    log: logAction(db, 'password_changed', actor, { now, where: holds }),
    identity: ensureEmailIdentity(db, identity, holds),
    changed: updateUser(db, user.id, change, holds),
    // A proof works once: the recovery session becomes an ordinary one, and the nonce is spent.
    session: spendRecovery(db, session.id),
    nonce: nonceId === undefined ? undefined : spendToken(db, nonceId),
  })
  if (changed.length === 0) throw new AuthError('conflict', 409)
  await deleteSessionRecords(input, ended)
  mailPasswordChanged(input, user.email)
}

async function checkClaim(input: OwnInput, claim: Claim): Promise<OwnershipProof> {
  const { now, account, session } = input
  const { id: userId, passwordHash } = account.user
  const isRecent = now.getTime() - session.createdAt.getTime() < RECENT_SIGN_IN
  if (claim.nonce) return checkNonce(input, claim.nonce)
  if (isRecent && session.source === 'recovery') return { holds: mayRecover(session.id) }
  if (!passwordHash) {
    if (!isRecent) throw new AuthError('reauthentication_needed', 400)
    return { holds: isPasswordUnchanged(userId, null) }
  }
  if (!claim.current) throw new AuthError('current_password_required', 400)
  await countPasswordTry(input, session.id)
  if (!verifyPassword(claim.current, passwordHash))
    throw new AuthError('current_password_invalid', 400)
  return { holds: isPasswordUnchanged(userId, passwordHash) }
}

async function checkNonce(input: OwnInput, nonce: string): Promise<OwnershipProof> {
  const { env, account } = input
  const candidates = await claimCodeTry(input, account.user.email, ['reauthentication'])
  const token = candidates.find(
    ({ id, userId, codeHash }) =>
      userId === account.user.id && equalSecrets(hashCode(env, id, nonce), codeHash),
  )
  if (!token) throw new AuthError('reauthentication_not_valid', 422)
  return { holds: isTokenLive(token.id), nonceId: token.id }
}
