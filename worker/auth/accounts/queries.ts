import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { insertWhere } from '../../db/insert-where.ts'
import { identities, users } from '../../db/schema/accounts.ts'
import { oneTimeTokens } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import type { MailToken } from '../codes/mail-token.ts'
import type { AuthContext, UserRow } from '../protocol.ts'
import type { IdentityRow } from '../user-object.ts'

type NewAccount = { user: UserRow; identity: IdentityRow; token: MailToken }

/**
 * Stores a sign-up unless the address belongs to somebody. An account of the same address that nobody has confirmed
 * makes way: the last sign-up counts, and older links, codes and passwords are void. One transaction; answers whether
 * the account was made. If not, what was chosen is kept as the decoy of the account that stands in the way.
 */
export async function registerUser(
  c: AuthContext,
  { user, identity, token }: NewAccount,
): Promise<boolean> {
  const { db } = c.var
  const isReplaceable = and(
    eq(users.email, user.email),
    isNull(users.emailConfirmedAt),
    isNotNull(users.confirmationSentAt), // made by sign-up; an invitation or an administrator's account stays
    isNull(users.invitedAt),
    isNull(users.bannedUntil),
    sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = ${users.id})`,
  )
  const replaced = db.select({ id: users.id }).from(users).where(isReplaceable)
  const isMade = sql`EXISTS (SELECT 1 FROM users WHERE id = ${user.id})`
  const [, , , made] = await db.batch([
    db.delete(oneTimeTokens).where(inArray(oneTimeTokens.userId, replaced)),
    db.delete(identities).where(inArray(identities.userId, replaced)),
    db.delete(users).where(isReplaceable),
    db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id }),
    insertWhere(db, identities, identity, isMade),
    insertWhere(db, oneTimeTokens, token.row, isMade),
    db
      .update(users)
      .set({ decoyHash: user.passwordHash, decoyAt: user.createdAt })
      .where(
        and(
          eq(users.email, user.email),
          ne(users.id, user.id),
          sql`${user.passwordHash} IS NOT NULL`,
        ),
      ),
    noteAction(c, 'user_signed_up', { subjectId: user.id }, isMade),
  ])
  return made.length === 1
}
