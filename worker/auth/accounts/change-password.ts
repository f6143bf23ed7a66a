import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { equalSecrets } from '../../crypto.ts'
import { users } from '../../db/schema/accounts.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import { hashCode } from '../codes/mail-token.ts'
import { tryCodes } from '../codes/queries.ts'
import { ensureEmailIdentity } from '../oauth/queries.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { AuthError, type AuthContext } from '../protocol.ts'
import { keyedHash } from '../secrets.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { endSessions } from '../sessions/queries.ts'
import { mailPasswordChanged } from '../tell-owner.ts'
import { countAttempts, HOUR, tooOften } from '../throttle.ts'
import { makeEmailIdentity } from './rules.ts'

/** How long a session that began with a mail may choose a password without another proof. Milliseconds. */
const FRESH = HOUR
const MOST_TRIES = 10

type Claim = { current?: string | null; nonce?: string | null }
/** `holds` is asked again in the statements that change something. */
type Proof = { holds: SQL; nonceId: string | null }

/**
 * Sets a new password for whoever proves to be the owner, ends the account's other sessions and voids its codes. The
 * proof stands in the statements: of two requests with the same proof one changes the password.
 */
export async function changePassword(
  c: AuthContext,
  password: string,
  claim: Claim,
): Promise<void> {
  const { db, account, session } = c.var
  const { holds: isProven, nonceId } = await checkClaim(c, claim)
  const holds = sql`${isProven} AND EXISTS (SELECT 1 FROM sessions WHERE id = ${session.id})`
  if (account.passwordHash && verifyPassword(password, account.passwordHash))
    throw new AuthError('same_password', 422)
  const now = new Date()
  const [ended, , , , , changed] = await db.batch([
    endSessions(db, account.id, 'others', session.id, holds),
    db
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, account.id), ne(oneTimeTokens.id, nonceId ?? ''), holds)),
    db.delete(flowStates).where(and(eq(flowStates.userId, account.id), holds)),
    noteAction(c, 'password_changed', { actorId: account.id }, holds),
    ensureEmailIdentity(
      c,
      makeEmailIdentity(account, {}, account.emailConfirmedAt !== null),
      holds,
    ),
    db
      .update(users)
      .set({ passwordHash: hashPassword(password), updatedAt: now })
      .where(and(eq(users.id, account.id), holds))
      .returning({ id: users.id }),
    // The proof is used up: a recovery session has done what it was for, and a nonce works once.
    db
      .update(sessions)
      .set({ source: 'password' })
      .where(and(eq(sessions.id, session.id), eq(sessions.source, 'recovery'))),
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, nonceId ?? '')),
  ])
  if (changed.length === 0) throw new AuthError('conflict', 409)
  await deleteSessionRecords(
    c,
    ended.map(({ id }) => id),
  )
  mailPasswordChanged(c, account.email)
}

async function checkClaim(c: AuthContext, claim: Claim): Promise<Proof> {
  const { account, session } = c.var
  const isFresh = Date.now() - session.createdAt.getTime() < FRESH
  if (claim.nonce) return checkNonce(c, claim.nonce)
  if (isFresh && session.source === 'recovery') {
    const holds = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${session.id} AND source = 'recovery')`
    return { holds, nonceId: null }
  }
  if (!account.passwordHash) {
    if (!isFresh) throw new AuthError('reauthentication_needed', 400)
    const holds = sql`EXISTS (SELECT 1 FROM users WHERE id = ${account.id} AND password_hash IS NULL)`
    return { holds, nonceId: null }
  }
  if (!claim.current) throw new AuthError('current_password_required', 400)
  const [tries] = await countAttempts(c.var.db, [
    { key: keyedHash(c.env, 'attempt', `current-password:${session.id}`), window: HOUR },
  ])
  if (tries! > MOST_TRIES) throw tooOften(c, HOUR)
  if (!verifyPassword(claim.current, account.passwordHash))
    throw new AuthError('current_password_invalid', 400)
  const holds = sql`EXISTS (SELECT 1 FROM users WHERE id = ${account.id} AND password_hash = ${account.passwordHash})`
  return { holds, nonceId: null }
}

async function checkNonce(c: AuthContext, nonce: string): Promise<Proof> {
  const { account } = c.var
  const candidates = await tryCodes(c, account.email, ['reauthentication'])
  const token = candidates.find(
    ({ id, userId, codeHash }) =>
      userId === account.id && equalSecrets(hashCode(c.env, id, nonce), codeHash),
  )
  if (!token) throw new AuthError('reauthentication_not_valid', 422)
  return {
    holds: sql`EXISTS (SELECT 1 FROM one_time_tokens WHERE id = ${token.id})`,
    nonceId: token.id,
  }
}
