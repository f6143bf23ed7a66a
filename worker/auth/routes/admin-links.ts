import * as z from 'zod/mini'
import { adminInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { generateLink } from '../flows/generate-link.ts'
import { invite } from '../flows/invite.ts'
import { presentUser } from '../present.ts'
import { optionalMetadata, optionalText, readBody } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { readEmail } from '../rules.ts'
import { findAccount } from '../store/accounts.ts'
import { issuer } from '../tokens/access-token.ts'
import { linkType } from '../tokens/mail-token.ts'

const inviteBody = z.object({ email: optionalText, data: optionalMetadata })
const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalMetadata,
})

export async function answerInvitation(c: AuthContext) {
  const body = await readBody(c, inviteBody)
  const form = { email: readEmail(body.email), data: body.data ?? {} }
  const id = await invite(adminInputOf(c), { ...form, redirectTo: chooseRedirect(c) })
  return c.json(await presentStored(c, id))
}

export async function answerLink(c: AuthContext) {
  const body = await readBody(c, linkBody)
  const { type, new_email: newEmail, password } = body
  const request = { type, email: readEmail(body.email), newEmail, password, data: body.data ?? {} }
  const { row, link, code } = await generateLink(adminInputOf(c), request)
  const redirectTo = chooseRedirect(c)
  const kind = linkType(row)
  const query = new URLSearchParams({ token: link, type: kind, redirect_to: redirectTo })
  return c.json({
    ...(await presentStored(c, row.userId)),
    action_link: `${issuer(c.env)}/verify?${query.toString()}`,
    email_otp: code,
    hashed_token: link,
    verification_type: type === 'magiclink' ? kind : (type ?? kind),
    redirect_to: redirectTo,
  })
}

async function presentStored(c: AuthContext, userId: string) {
  const account = await findAccount(c.var.db, userId)
  if (!account) throw new AuthError('user_not_found', 404)
  return presentUser(account)
}
