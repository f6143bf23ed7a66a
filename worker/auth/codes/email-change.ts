import { and, eq, ne, sql } from 'drizzle-orm'
import { isUniqueViolation } from '../../db/constraints.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { identities, users } from '../../db/schema/accounts.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import { AuthError, type AuthContext } from '../protocol.ts'
import type { TokenRow } from './mail-token.ts'
import type { Outcome } from './queries.ts'

const CURRENT = 1
const NEW = 2

/**
 * Notes that one of the two addresses agreed; when both did, the address changes and a session opens. One transaction,
 * guarded by the token, so that each half counts once and the second half finds the first.
 */
export async function spendEmailChange(
  c: AuthContext,
  token: TokenRow,
  outcome: Outcome,
): Promise<'half' | 'whole'> {
  const { db } = c.var
  const now = new Date()
  const bit = token.kind === 'email_change_current' ? CURRENT : NEW
  const isLive = sql`EXISTS (SELECT 1 FROM one_time_tokens WHERE id = ${token.id})`
  const isChanged = sql`EXISTS (SELECT 1 FROM users WHERE id = ${token.userId} AND new_email IS NULL AND email_change_confirmed = 0)`
  const isDone = sql`${isLive} AND ${isChanged}`
  const address = sql`(SELECT email FROM users WHERE id = ${token.userId})`
  try {
    const [, , , changed, , , , spent] = await db.batch([
      db
        .update(users)
        .set({ emailChangeConfirmed: sql`${users.emailChangeConfirmed} | ${bit}` })
        .where(and(eq(users.id, token.userId), isLive)),
      db
        .update(users)
        .set({
          email: sql`${users.newEmail}`,
          userMetadata: sql`json_set(${users.userMetadata}, '$.email', ${users.newEmail})`,
          newEmail: null,
          emailChangeConfirmed: 0,
          updatedAt: now,
        })
        .where(
          and(eq(users.id, token.userId), eq(users.emailChangeConfirmed, CURRENT + NEW), isLive),
        ),
      db
        .update(identities)
        .set({
          email: address,
          identityData: sql`json_set(${identities.identityData}, '$.email', ${address})`,
          updatedAt: now,
        })
        .where(and(eq(identities.userId, token.userId), eq(identities.provider, 'email'), isDone)),
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, token.userId), isDone)),
      'session' in outcome
        ? insertWhere(db, sessions, outcome.session, isDone)
        : insertWhere(db, flowStates, outcome.flow, isDone),
      // Codes that went to the old address are void.
      db
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, token.userId), ne(oneTimeTokens.id, token.id), isDone)),
      noteAction(c, 'email_changed', { actorId: token.userId }, isDone),
      db
        .delete(oneTimeTokens)
        .where(eq(oneTimeTokens.id, token.id))
        .returning({ id: oneTimeTokens.id }),
    ])
    if (spent.length === 0) throw new AuthError('otp_expired.link', 403)
    return changed.length === 1 ? 'whole' : 'half'
  } catch (error) {
    // Somebody else confirmed an account with the new address in the meantime.
    if (isUniqueViolation(error)) throw new AuthError('email_exists', 422)
    throw error
  }
}
