import type { Metadata } from '../../db/schema/accounts.ts'
import type { TokenKind } from '../../db/schema/sessions.ts'
import { AuthError } from '../errors.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { readEmail } from '../rules.ts'
import { mailLinkMade } from '../security-mails.ts'
import { makeChangeColumns } from '../store/addresses.ts'
import { findUserByEmail, isUnconfirmed, type UserColumns, type UserRow } from '../store/users.ts'
import { makeMailToken, type MailToken } from '../tokens/mail-token.ts'
import { createUnconfirmed } from './create-user.ts'
import type { AdminInput } from './input.ts'
import { makeInvitation } from './invite.ts'
import { storeLink } from './store-link.ts'

export type LinkRequest = {
  type: string | null | undefined
  email: string
  newEmail: string | null | undefined
  password: string | null | undefined
  data: Metadata
}

/**
 * Makes a link that an administrator hands over in their own way: it is not mailed. The owner of a confirmed account hears
 * that an administrator made one; a service makes them on request, for mails of its own.
 */
export async function generateLink(input: AdminInput, request: LinkRequest): Promise<MailToken> {
  const { now } = input
  const { email, data } = request
  switch (request.type) {
    case 'magiclink': {
      const known = await findUserByEmail(input.db, email)
      if (known) return make(input, known, 'magiclink', { recoverySentAt: now })
      const user = await createUnconfirmed(input, email, null, data)
      return make(input, user, 'signup', { confirmationSentAt: now })
    }
    case 'recovery':
      return make(input, await requireUser(input, email), 'recovery', { recoverySentAt: now })
    case 'invite':
      return makeInvitation(input, email, data, 'link_generated')
    case 'signup':
      return makeSignUpLink(input, request)
    case 'email_change_current':
    case 'email_change_new':
      return makeChangeLink(input, request, request.type)
    default:
      throw new AuthError('validation_failed.verify_type', 400)
  }
}

async function requireUser({ db }: AdminInput, email: string): Promise<UserRow> {
  const known = await findUserByEmail(db, email)
  if (!known) throw new AuthError('user_not_found', 404)
  return known
}

async function make(
  input: AdminInput,
  user: UserRow,
  kind: TokenKind,
  change: UserColumns,
  { to = user.email, isForSignUp = false } = {},
): Promise<MailToken> {
  const token = makeMailToken(input.env, { userId: user.id, kind, email: to }, input.now)
  const condition = isForSignUp ? isUnconfirmed : undefined
  if (!(await storeLink(input, token, { change, condition })))
    throw new AuthError('email_exists', 422)
  if (input.actor.id && user.emailConfirmedAt) mailLinkMade(input, user.email)
  return token
}

async function makeSignUpLink(input: AdminInput, { email, password, data }: LinkRequest) {
  const { db, env } = input
  const known = await findUserByEmail(db, email)
  if (known?.emailConfirmedAt) throw new AuthError('email_exists', 422)
  if (!password) throw new AuthError('validation_failed.password', 400)
  await checkNewPassword(env, password)
  const passwordHash = hashPassword(password)
  const user = known ?? (await createUnconfirmed(input, email, passwordHash, data))
  return make(input, user, 'signup', { passwordHash }, { isForSignUp: true })
}

async function makeChangeLink(
  input: AdminInput,
  request: LinkRequest,
  kind: 'email_change_current' | 'email_change_new',
) {
  const known = await requireUser(input, request.email)
  const newEmail = readEmail(request.newEmail)
  if (await findUserByEmail(input.db, newEmail)) throw new AuthError('email_exists', 422)
  const to = kind === 'email_change_new' ? newEmail : known.email
  return make(input, known, kind, makeChangeColumns(newEmail, input.now), { to })
}
