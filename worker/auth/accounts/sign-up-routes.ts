import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { passCaptcha } from '../captcha-gate.ts'
import { mailAlreadyRegistered, mailToken, makeMailToken, readFlow } from '../codes/mail-token.ts'
import { hashLike } from '../passwords.ts'
import { AuthError, commonFields, optionalText, readBody } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { claimMail } from '../throttle.ts'
import { findUserByEmail, presentUser } from '../user-object.ts'
import { registerUser } from './queries.ts'
import { checkMetadata, checkNewPassword, makeEmailIdentity, makeUser, readEmail } from './rules.ts'

const signUpBody = z.object({
  ...commonFields,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z.nullish(z.record(z.string(), z.unknown())),
})

export const signUpRoutes = new Hono<AppEnv>().post(
  '/signup',
  limitByAddress('AUTH_LIMIT', 'signup'),
  async (c) => {
    const body = await readBody(c, signUpBody)
    if (!body.email && body.phone) throw new AuthError('phone_provider_disabled', 400)
    if (!body.email && !body.password) throw new AuthError('anonymous_provider_disabled', 422)
    if (!body.password) throw new AuthError('validation_failed.password', 400)
    const email = readEmail(body.email)
    const data = body.data ?? {}
    checkMetadata(data)
    const flow = readFlow(body)
    await passCaptcha(c, body, 'signup')
    await checkNewPassword(c.env, body.password)

    // With the salt of an account that may have this address: see `matchPassword`.
    const known = await findUserByEmail(c.var.db, email)
    const passwordHash = hashLike(known?.passwordHash ?? known?.decoyHash ?? null, body.password)
    const user = makeUser(email, passwordHash, data)
    const identity = makeEmailIdentity(user, data, false)
    user.userMetadata = identity.identityData
    user.confirmationSentAt = user.createdAt
    const token = makeMailToken(c.env, { userId: user.id, kind: 'signup', email, flow })
    const mayMail = await claimMail(c, 'sign-up', email)
    // Stored even when no mail may go now, or a stranger's many sign-ups would leave the owner with the stranger's
    // password behind the last link. The verification can be asked for again: that is counted apart.
    const isNew = await registerUser(c, { user, identity, token })
    if (mayMail && isNew) mailToken(c, token, chooseRedirect(c))
    else if (mayMail) mailAlreadyRegistered(c, email)
    return c.json(presentUser({ user, identities: [identity], factors: [] }))
  },
)
