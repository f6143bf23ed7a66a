import { and, eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { oneTimeTokens } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import { mailAlreadyRegistered, mailToken, storeToken, type Flow } from '../codes/mail-token.ts'
import { makeChangeTokens } from '../codes/send.ts'
import type { AuthContext } from '../protocol.ts'
import { claimMail, tooManyMails } from '../throttle.ts'
import { findUserByEmail } from '../user-object.ts'

/** Counts the two mails of a change of address; refuses it while too many were sent. */
export async function claimChangeMails(c: AuthContext, newEmail: string): Promise<void> {
  const mayMail = await claimMail(c, 'own-account', c.var.account.id)
  const mayMailNew = await claimMail(c, 'new-address', newEmail)
  if (!mayMail || !mayMailNew) throw tooManyMails(c)
}

/**
 * Begins a change of address: both addresses must agree. If the new one belongs to somebody, the answer and the mail to
 * the old address are the same, and the owner is told that nothing happened.
 */
export async function requestEmailChange(
  c: AuthContext,
  newEmail: string,
  flow: Flow,
  redirectTo: string,
): Promise<void> {
  const { db, account } = c.var
  const owner = await findUserByEmail(db, newEmail)
  const { current, next } = makeChangeTokens(c, account, newEmail, flow)
  await db.batch([
    db
      .update(users)
      .set({
        newEmail,
        emailChangeConfirmed: 0,
        emailChangeSentAt: new Date(),
        updatedAt: new Date(),
      })
      .where(eq(users.id, account.id)),
    storeToken(db, current.row),
    owner
      ? db
          .delete(oneTimeTokens)
          .where(
            and(eq(oneTimeTokens.userId, account.id), eq(oneTimeTokens.kind, 'email_change_new')),
          )
      : storeToken(db, next.row),
    noteAction(c, 'email_change_requested', { actorId: account.id }),
  ])
  mailToken(c, current, redirectTo, newEmail)
  if (owner) mailAlreadyRegistered(c, newEmail)
  else mailToken(c, next, redirectTo)
}
