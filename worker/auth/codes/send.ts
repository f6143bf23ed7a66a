import { eq } from 'drizzle-orm'
import { isBanned } from '../../db/conditions.ts'
import { users, type Metadata } from '../../db/schema/accounts.ts'
import { registerUser } from '../accounts/queries.ts'
import { makeEmailIdentity, makeUser } from '../accounts/rules.ts'
import { noteAction } from '../audit.ts'
import type { AuthContext, UserRow } from '../protocol.ts'
import { findUserByEmail } from '../user-object.ts'
import {
  mailAlreadyRegistered,
  mailToken,
  makeMailToken,
  storeToken,
  type Flow,
  type MailToken,
} from './mail-token.ts'
import { findUserByNewEmail } from './queries.ts'

/** Stores a token and notes on the account when it was sent. */
export async function storeWithTime(
  c: AuthContext,
  token: MailToken,
  times: Partial<UserRow>,
): Promise<void> {
  const { db } = c.var
  await db.batch([
    storeToken(db, token.row),
    db.update(users).set(times).where(eq(users.id, token.row.userId)),
  ])
}

async function findReachable(c: AuthContext, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(c.var.db, email)
  return user && !isBanned(user, new Date()) ? user : null
}

export async function sendRecovery(
  c: AuthContext,
  email: string,
  flow: Flow,
  redirectTo: string,
): Promise<void> {
  const user = await findReachable(c, email)
  if (!user) return
  const token = makeMailToken(c.env, { userId: user.id, kind: 'recovery', email, flow })
  await storeWithTime(c, token, { recoverySentAt: new Date() })
  mailToken(c, token, redirectTo)
  await noteAction(c, 'recovery_requested', { subjectId: user.id })
}

/** Mails the verification of a sign-up again. An account that is confirmed, or was made by somebody else, gets none. */
export async function sendVerification(
  c: AuthContext,
  email: string,
  flow: Flow,
  redirectTo: string,
): Promise<void> {
  const user = await findReachable(c, email)
  if (!user) return
  if (user.emailConfirmedAt || user.invitedAt) {
    // Somebody, perhaps the owner, signed up once more and waits for a link that never comes.
    if (user.decoyHash) mailAlreadyRegistered(c, email)
    return
  }
  const token = makeMailToken(c.env, { userId: user.id, kind: 'signup', email, flow })
  // An account without this time was made by an administrator: a sign-up must not replace it.
  const times = user.confirmationSentAt
    ? { confirmationSentAt: new Date() }
    : { recoverySentAt: new Date() }
  await storeWithTime(c, token, times)
  mailToken(c, token, redirectTo)
}

/** Mails a sign-in code and link; with `data` an unknown address gets an account, without it nothing. */
export async function sendMagicLink(
  c: AuthContext,
  email: string,
  flow: Flow,
  redirectTo: string,
  data: Metadata | null,
): Promise<void> {
  const known = await findUserByEmail(c.var.db, email)
  if (known) {
    if (isBanned(known, new Date())) return
    const token = makeMailToken(c.env, { userId: known.id, kind: 'magiclink', email, flow })
    await storeWithTime(c, token, { recoverySentAt: new Date() })
    return mailToken(c, token, redirectTo)
  }
  if (!data) return
  const user = makeUser(email, null, data)
  const identity = makeEmailIdentity(user, data, false)
  user.userMetadata = identity.identityData
  user.confirmationSentAt = user.createdAt
  const token = makeMailToken(c.env, { userId: user.id, kind: 'magiclink', email, flow })
  if (await registerUser(c, { user, identity, token })) mailToken(c, token, redirectTo)
}

/** The tokens of a change of address: one for each address that has not agreed yet. */
export function makeChangeTokens(c: AuthContext, user: UserRow, newEmail: string, flow: Flow) {
  const current = makeMailToken(c.env, {
    userId: user.id,
    kind: 'email_change_current',
    email: user.email,
    flow,
  })
  const next = makeMailToken(c.env, {
    userId: user.id,
    kind: 'email_change_new',
    email: newEmail,
    flow,
  })
  return { current, next }
}

export async function sendPendingChange(
  c: AuthContext,
  email: string,
  flow: Flow,
  redirectTo: string,
): Promise<void> {
  const user = (await findReachable(c, email)) ?? (await findUserByNewEmail(c.var.db, email))
  if (!user?.newEmail || isBanned(user, new Date())) return
  const { current, next } = makeChangeTokens(c, user, user.newEmail, flow)
  const isTaken = (await findUserByEmail(c.var.db, user.newEmail)) !== null
  const waiting = [current, next].filter(
    ({ row }) =>
      (user.emailChangeConfirmed & (row === current.row ? 1 : 2)) === 0 &&
      !(isTaken && row === next.row),
  )
  for (const token of waiting) {
    await storeWithTime(c, token, { emailChangeSentAt: new Date() })
    mailToken(c, token, redirectTo, user.newEmail)
  }
}
