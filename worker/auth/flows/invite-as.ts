import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import { linkMinutes } from '#content/facts/mail-tokens.ts'
import type { Mail } from '#words/mails.ts'
import { isAlive } from '../../db/conditions.ts'
import { users } from '../../db/schema/accounts.ts'
import { deliver } from '../../mail/deliver.ts'
import { AuthError } from '../errors.ts'
import { makeConfirmUrl } from '../token-mails.ts'
import { linkType } from '../tokens/mail-token.ts'
import type { AdminInput } from './input.ts'
import { makeInvitation } from './invite.ts'

type Welcome = {
  /** Makes the account that matches what it is to be, and tells it if it is asked to; returns its id, or nothing if it may not be that. */
  add: (account: SQL, isTold: boolean) => Promise<string | undefined>
  /** The mail to an address without an account. */
  copy: (values: { linkMinutes: number }) => Mail
  /** The page to which the invitation leads. */
  path: string
}

/**
 * Makes the account of an address something, such as a judge, and tells its owner; an address without a confirmed account is
 * invited by mail, again if nobody has accepted it. Returns null if the account may not be that.
 */
export async function inviteAs(
  input: AdminInput,
  email: string,
  { add, copy, path }: Welcome,
): Promise<{ id: string; isInvited: boolean } | null> {
  const { env, now, later } = input
  const isConfirmed = and(eq(users.email, email), isNotNull(users.emailConfirmedAt), isAlive(now))!
  const known = await add(isConfirmed, true)
  if (known) return { id: known, isInvited: false }
  try {
    const token = await makeInvitation(input, email, {}, 'user_invited')
    const id = await add(eq(users.id, token.row.userId), false)
    if (!id) return null
    const url = makeConfirmUrl(env, {
      token_hash: token.link,
      type: linkType(token.row),
      redirect_to: env.SITE_URL + path,
    })
    later(deliver(env, { recipient: email, copy: copy({ linkMinutes: linkMinutes.invite }), url }))
    return { id, isInvited: true }
  } catch (error) {
    // The account was confirmed all along, and may not be that; or it was confirmed just now.
    if (!(error instanceof AuthError)) throw error
    const id = await add(isConfirmed, true)
    return id ? { id, isInvited: false } : null
  }
}
