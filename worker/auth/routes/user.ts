import * as z from 'zod/mini'
import { requireFactors } from '../bearer.ts'
import { ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { changeAccount } from '../flows/change-account.ts'
import { readCodeChallenge } from '../pkce.ts'
import { presentUser } from '../present.ts'
import { commonFields, optionalMetadata, optionalText, readBody } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { readEmail } from '../rules.ts'

const updateBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalMetadata,
  app_metadata: z.nullish(z.unknown()),
})

export function showOwnUser(c: AuthContext) {
  return c.json(presentUser(c.var.account))
}

/** Changes the own account. The address that it has already calls off a change to another one. */
export async function answerUserChange(c: AuthContext) {
  const body = await readBody(c, updateBody)
  if (body.app_metadata) throw new AuthError('not_admin', 403)
  if (body.phone) throw new AuthError('phone_provider_disabled', 400)
  const email = body.email ? readEmail(body.email) : undefined
  const { user } = c.var.account
  const isOwn = email === user.email
  const newEmail = isOwn ? undefined : email
  const cancelsEmailChange = isOwn && user.newEmail !== null
  const password = body.password || undefined
  const challenge = readCodeChallenge(body)
  // A second factor protects what could take the account over.
  if (password || newEmail || cancelsEmailChange) requireFactors(c, 'insufficient_aal', 401)
  const account = await changeAccount(ownInputOf(c), {
    newEmail,
    cancelsEmailChange,
    password,
    currentPassword: body.current_password,
    nonce: body.nonce,
    data: body.data ?? undefined,
    challenge,
    redirectTo: chooseRedirect(c),
  })
  return c.json(presentUser(account))
}
