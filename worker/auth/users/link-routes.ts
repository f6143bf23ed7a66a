import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isUniqueViolation } from '../../db/constraints.ts'
import { users } from '../../db/schema/accounts.ts'
import type { TokenKind } from '../../db/schema/sessions.ts'
import type { AppEnv } from '../../http/context.ts'
import { issuer } from '../access-token.ts'
import {
  checkNewPassword,
  makeEmailIdentity,
  makeUser,
  mergeMetadata,
  readEmail,
} from '../accounts/rules.ts'
import { noteAction } from '../audit.ts'
import {
  linkType,
  mailToken,
  makeMailToken,
  storeToken,
  type MailToken,
} from '../codes/mail-token.ts'
import { hashPassword } from '../passwords.ts'
import { AuthError, optionalText, readBody, type AuthContext, type UserRow } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { findAccount, findUserByEmail, presentUser } from '../user-object.ts'
import { adminBearer } from './admin-bearer.ts'
import { createAccount } from './queries.ts'

const metadata = z.nullish(z.record(z.string(), z.unknown()))
const inviteBody = z.object({ email: optionalText, data: metadata })
const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
})
type LinkBody = z.infer<typeof linkBody>

// Only the invitation opens the account from here on: a password that an unconfirmed sign-up left there may be a stranger's.
const invited = {
  confirmationSentAt: null,
  passwordHash: sql`CASE WHEN ${users.confirmationSentAt} IS NULL THEN ${users.passwordHash} ELSE NULL END`,
}

/** Invitations, and links that an administrator hands over in his own way. */
export const adminLinkRoutes = new Hono<AppEnv>()
  .post('/invite', adminBearer(), async (c) => {
    const body = await readBody(c, inviteBody)
    const email = readEmail(body.email)
    const token = await makeInvitation(c, email, body.data ?? {}, 'user_invited')
    mailToken(c, token, chooseRedirect(c))
    return c.json(await presentStored(c, token.row.userId))
  })
  .post('/admin/generate_link', adminBearer(), async (c) => {
    const body = await readBody(c, linkBody)
    const token = await makeLink(c, body, readEmail(body.email))
    const redirectTo = chooseRedirect(c)
    const type = linkType(token.row.kind)
    const query = new URLSearchParams({ token: token.link, type, redirect_to: redirectTo })
    return c.json({
      ...(await presentStored(c, token.row.userId)),
      action_link: `${issuer(c.env)}/verify?${query.toString()}`,
      email_otp: token.code,
      hashed_token: token.link,
      verification_type: body.type === 'magiclink' ? type : (body.type ?? type),
      redirect_to: redirectTo,
    })
  })

async function presentStored(c: AuthContext, userId: string) {
  const account = await findAccount(c.var.db, userId)
  if (!account) throw new AuthError('user_not_found', 404)
  return presentUser(account)
}

type Storing = {
  change: SQLiteUpdateSetSource<typeof users>
  action?: 'user_invited' | 'link_generated'
  /** What must still hold of the account when the token is stored. */
  condition?: SQL
}

/** Stores a token with what it changes in its account; false if the account is not as it was any more. */
async function storeWith(
  c: AuthContext,
  token: MailToken,
  { change, action = 'link_generated', condition }: Storing,
): Promise<boolean> {
  const { db } = c.var
  const { userId, kind } = token.row
  const isAsRead = and(eq(users.id, userId), isNull(users.deletedAt), condition)
  const holds = exists(db.select({ id: users.id }).from(users).where(isAsRead))
  const who = { actorId: c.var.adminId, subjectId: userId, details: { type: linkType(kind) } }
  const [, , changed] = await db.batch([
    noteAction(c, action, who, holds),
    storeToken(db, token.row, holds),
    db
      .update(users)
      .set({ ...change, updatedAt: new Date() })
      .where(isAsRead)
      .returning({ id: users.id }),
  ])
  return changed.length === 1
}

async function createUnconfirmed(
  c: AuthContext,
  email: string,
  passwordHash: string | null,
  data: UserRow['userMetadata'],
) {
  const user = makeUser(email, passwordHash, {})
  const identity = makeEmailIdentity(user, mergeMetadata({}, data), false)
  user.userMetadata = identity.identityData
  try {
    await createAccount(c, user, identity)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('email_exists', 422)
    throw error
  }
  return user
}

/** Invites a new account, or one that nobody has confirmed yet and that keeps no password of a stranger. */
async function makeInvitation(
  c: AuthContext,
  email: string,
  data: UserRow['userMetadata'],
  action: Storing['action'],
): Promise<MailToken> {
  const known = await findUserByEmail(c.var.db, email)
  if (known?.emailConfirmedAt) throw new AuthError('email_exists', 422)
  const user = known ?? (await createUnconfirmed(c, email, null, data))
  const token = makeMailToken(c.env, { userId: user.id, kind: 'invite', email })
  const change = { ...invited, invitedAt: new Date() }
  if (!(await storeWith(c, token, { change, action, condition: isNull(users.emailConfirmedAt) })))
    throw new AuthError('email_exists', 422)
  return token
}

async function makeLink(c: AuthContext, body: LinkBody, email: string): Promise<MailToken> {
  const known = await findUserByEmail(c.var.db, email)
  const make = async (user: UserRow, kind: TokenKind, storing: Storing, to = user.email) => {
    const token = makeMailToken(c.env, { userId: user.id, kind, email: to })
    if (!(await storeWith(c, token, storing))) throw new AuthError('email_exists', 422)
    return token
  }
  const now = new Date()
  switch (body.type) {
    case 'magiclink': {
      if (known) return make(known, 'magiclink', { change: { recoverySentAt: now } })
      const user = await createUnconfirmed(c, email, null, body.data ?? {})
      return make(user, 'signup', { change: { confirmationSentAt: now } })
    }
    case 'recovery':
      if (!known) throw new AuthError('user_not_found', 404)
      return make(known, 'recovery', { change: { recoverySentAt: now } })
    case 'invite':
      return makeInvitation(c, email, body.data ?? {}, 'link_generated')
    case 'signup': {
      if (known?.emailConfirmedAt) throw new AuthError('email_exists', 422)
      if (!body.password) throw new AuthError('validation_failed.password', 400)
      await checkNewPassword(c.env, body.password)
      const passwordHash = hashPassword(body.password)
      const user = known ?? (await createUnconfirmed(c, email, passwordHash, body.data ?? {}))
      return make(user, 'signup', {
        change: { passwordHash },
        condition: isNull(users.emailConfirmedAt),
      })
    }
    case 'email_change_current':
    case 'email_change_new': {
      if (!known) throw new AuthError('user_not_found', 404)
      const newEmail = readEmail(body.new_email)
      if (await findUserByEmail(c.var.db, newEmail)) throw new AuthError('email_exists', 422)
      // A second link for the same change keeps what the first has reached.
      const isSame = sql`${users.newEmail} IS ${newEmail}`
      const change = {
        newEmail,
        emailChangeSentAt: now,
        emailChangeConfirmed: sql`CASE WHEN ${isSame} THEN ${users.emailChangeConfirmed} ELSE 0 END`,
      }
      const to = body.type === 'email_change_new' ? newEmail : known.email
      return make(known, body.type, { change }, to)
    }
    default:
      throw new AuthError('validation_failed.verify_type', 400)
  }
}
