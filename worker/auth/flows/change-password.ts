import { and, not, sql } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { forgetNetworks, rememberNetwork } from '../../limits/known-networks.ts'
import { AuthError } from '../errors.ts'
import { hashPassword, isShort, tooShortForRole, verifyPassword } from '../passwords.ts'
import { mailPasswordChanged } from '../security-mails.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { selectAccount, type Account } from '../store/accounts.ts'
import { noEmailChange } from '../store/addresses.ts'
import { voidFlows } from '../store/flow-states.ts'
import { ensureEmailIdentity, makeEmailIdentity } from '../store/identities.ts'
import { spendToken, voidTokens } from '../store/one-time-tokens.ts'
import { hasRole, selectRole } from '../store/roles.ts'
import {
  endSessions,
  isInScope,
  isProven,
  isWhole,
  mayChangeAccess,
  mayRecover,
  proveSession,
  spendRecovery,
} from '../store/sessions.ts'
import { storeUndoLink } from '../store/undo-links.ts'
import { isPasswordUnchanged, updateUser } from '../store/users.ts'
import { makeUndoLink } from '../tokens/undo-link.ts'
import { checkClaim, type Claim, type OwnershipProof } from './check-claim.ts'
import type { OwnInput } from './input.ts'
import { requireAccount } from './own-account.ts'

/** Milliseconds in which a session that a recovery mail opened may set a password without further proof. */
const RECOVERY_LIFETIME = 3600_000

/**
 * Sets a new password if the request proves to come from the owner, ends the account's other sessions, voids its
 * codes and forgets where it was signed in from; returns the account. The proof is a condition of the statements: of two requests with the same proof one changes the password.
 */
export async function changePassword(
  input: OwnInput,
  password: string,
  claim: Claim,
): Promise<Account> {
  const { db, actor, now, account, session } = input
  const { user } = account
  const { holds: isOwner, nonceId } = await checkOwnership(input, claim)
  // Whoever has a role needs a longer one.
  const isAllowed = isShort(password) ? not(hasRole(user.id)) : sql`true`
  const holds = and(isOwner, isWhole(session), isAllowed)!
  if (user.passwordHash && verifyPassword(password, user.passwordHash))
    throw new AuthError('same_password', 422)
  const identity = makeEmailIdentity(user, {}, user.emailConfirmedAt !== null, now)
  // A change of address that waits loses its codes, and so ends.
  const change = { passwordHash: hashPassword(password), ...noEmailChange, updatedAt: now }
  const undo = makeUndoLink(user, 'password', now)
  const { ended, changed, roles, ...rows } = await batchOf(
    db,
    {
      ended: endSessions(db, and(isInScope(user.id, 'others', session.id), holds)),
      tokens: voidTokens(db, user.id, { except: nonceId }, holds),
      flows: voidFlows(db, user.id, holds),
      log: logAction(db, 'password_changed', actor, { now, where: holds }),
      networks: forgetNetworks(db, user.id, holds),
      network: rememberNetwork(db, input, user, holds),
      identity: ensureEmailIdentity(db, identity, holds),
      undo: storeUndoLink(db, undo.row, holds),
      proven: proveSession(db, session.id, { byMail: nonceId !== undefined, holds }, now),
      changed: updateUser(db, user.id, change, holds),
      // A proof works once: the recovery session becomes an ordinary one, and the nonce is spent.
      session: spendRecovery(db, session.id, isAllowed),
      nonce: nonceId === undefined ? undefined : spendToken(db, nonceId, isAllowed),
      roles: selectRole(db, user.id),
    },
    selectAccount(db, user.id),
  )
  if (isShort(password) && roles.length > 0) throw tooShortForRole()
  if (changed.length === 0) throw new AuthError('conflict', 409)
  await deleteSessionRecords(input, ended)
  mailPasswordChanged(input, undo)
  return requireAccount(rows)
}

/**
 * Checks that a request may set a password. A session that a recovery mail opened, or one of an account without a
 * password, needs no claim for a while.
 */
async function checkOwnership(input: OwnInput, claim: Claim): Promise<OwnershipProof> {
  const { now, account, session } = input
  const { id: userId, passwordHash } = account.user
  if (claim.nonce) return checkClaim(input, claim)
  const isRecent = now.getTime() - session.createdAt.getTime() < RECOVERY_LIFETIME
  if (isRecent && session.source === 'recovery') return { holds: mayRecover(session.id) }
  if (!passwordHash && isProven(session, now))
    return { holds: and(isPasswordUnchanged(userId, null), mayChangeAccess(session, now))! }
  return checkClaim(input, claim)
}
