import type { Database } from '../../db/client.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { makeInvitationColumns, findUserByEmail, isUnconfirmed } from '../store/users.ts'
import { mailToken } from '../token-mails.ts'
import { makeMailToken, type MailToken } from '../tokens/mail-token.ts'
import { createUnconfirmed } from './create-user.ts'
import type { AdminInput } from './input.ts'
import { storeLink, type LinkAction } from './store-link.ts'

/** Invites somebody by mail; returns the id of their account. */
export async function invite(
  input: AdminInput,
  { email, data, redirectTo }: { email: string; data: Metadata; redirectTo: string },
): Promise<string> {
  const token = await makeInvitation(input, email, data, 'user_invited')
  mailToken(input, token, redirectTo)
  return token.row.userId
}

/** Makes an invitation to a new account, or to an unconfirmed one, which loses the password a stranger may have set. */
export async function makeInvitation(
  input: AdminInput,
  email: string,
  data: Metadata,
  action: LinkAction,
): Promise<MailToken> {
  const { db, env, now } = input
  const user = (await findInvitable(db, email)) ?? (await createInvitable(input, email, data))
  const token = makeMailToken(env, { userId: user.id, kind: 'invite', email }, now)
  const change = makeInvitationColumns(now)
  const storing = { action, change, condition: isUnconfirmed, forgets: true }
  if (!(await storeLink(input, token, storing))) throw new AuthError('email_exists', 422)
  return token
}

/** Finds the account of an address; throws if it is confirmed. */
async function findInvitable(db: Database, email: string) {
  const known = await findUserByEmail(db, email)
  if (known?.emailConfirmedAt) throw new AuthError('email_exists', 422)
  return known
}

/** Creates the account of an address, or finds the one that somebody else has created at the same moment. */
async function createInvitable(input: AdminInput, email: string, data: Metadata) {
  try {
    return await createUnconfirmed(input, email, null, data)
  } catch (error) {
    const created = error instanceof AuthError && (await findInvitable(input.db, email))
    if (!created) throw error
    return created
  }
}
