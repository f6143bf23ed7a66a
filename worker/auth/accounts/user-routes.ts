import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { bearer, requireFactors } from '../bearer.ts'
import { readFlow } from '../codes/mail-token.ts'
import { AuthError, commonFields, optionalText, readBody, type AuthContext } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { findAccount, presentUser } from '../user-object.ts'
import { claimChangeMails, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { changeMetadata, withoutKept } from './change-profile.ts'
import { checkNewPassword, mergeMetadata, readEmail } from './rules.ts'

const updateBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: z.nullish(z.record(z.string(), z.unknown())),
  app_metadata: z.nullish(z.unknown()),
})

export const userRoutes = new Hono<AppEnv>()
  .get('/user', bearer(), async (c) => c.json(await presentOwnUser(c)))
  .put('/user', limitByAddress('AUTH_LIMIT', 'user'), bearer(), async (c) => {
    const body = await readBody(c, updateBody)
    if (body.app_metadata) throw new AuthError('not_admin', 403)
    if (body.phone) throw new AuthError('phone_provider_disabled', 400)
    const email = body.email ? readEmail(body.email) : c.var.account.email
    const isNewEmail = email !== c.var.account.email
    const flow = readFlow(body)
    // A second factor protects what could take the account over.
    if (body.password || isNewEmail) await requireFactors(c, 'insufficient_aal', 401)
    // What may be refused is asked first: a request that fails changes nothing.
    if (body.data) mergeMetadata(c.var.account.userMetadata, withoutKept(body.data))
    if (body.password) await checkNewPassword(c.env, body.password)
    if (isNewEmail) await claimChangeMails(c, email)
    if (body.password)
      await changePassword(c, body.password, { current: body.current_password, nonce: body.nonce })
    if (isNewEmail) await requestEmailChange(c, email, flow, chooseRedirect(c))
    if (body.data) await changeMetadata(c, body.data)
    return c.json(await presentOwnUser(c))
  })

async function presentOwnUser(c: AuthContext) {
  const account = await findAccount(c.var.db, c.var.account.id)
  if (!account) throw new AuthError('user_not_found.bearer', 403)
  return presentUser(account)
}
