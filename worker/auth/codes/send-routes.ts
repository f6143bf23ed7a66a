import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { checkMetadata, readEmail } from '../accounts/rules.ts'
import { bearer } from '../bearer.ts'
import { passCaptcha } from '../captcha-gate.ts'
import { AuthError, commonFields, optionalText, readBody, type AuthContext } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { claimMail, tooManyMails } from '../throttle.ts'
import { mailToken, makeMailToken, readFlow } from './mail-token.ts'
import {
  sendMagicLink,
  sendPendingChange,
  sendRecovery,
  sendVerification,
  storeWithTime,
} from './send.ts'

const mailBody = z.object({
  ...commonFields,
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  create_user: z.nullish(z.boolean()),
  data: z.nullish(z.record(z.string(), z.unknown())),
})

/** Milliseconds after which an answer has left: work that began with it would slow it down. */
const AFTER_ANSWER = 50

/**
 * Looks the address up, stores and mails only after the answer: neither its content nor its time tells whether the
 * address has an account.
 */
function afterAnswer(c: AuthContext, name: string, work: () => Promise<void>): void {
  const logFailure = (error: Error) =>
    console.error('mail not prepared', { mail: name, name: error.name })
  c.executionCtx.waitUntil(scheduler.wait(AFTER_ANSWER).then(work).catch(logFailure))
}

export const sendRoutes = new Hono<AppEnv>()
  .post('/recover', limitByAddress('AUTH_LIMIT', 'recover'), async (c) => {
    const body = await readBody(c, mailBody)
    const email = readEmail(body.email)
    const flow = readFlow(body)
    await passCaptcha(c, body, 'recover')
    if (await claimMail(c, 'sign-in', email))
      afterAnswer(c, 'recovery', () => sendRecovery(c, email, flow, chooseRedirect(c)))
    return c.json({})
  })
  .post('/resend', limitByAddress('AUTH_LIMIT', 'resend'), async (c) => {
    const body = await readBody(c, mailBody)
    const { type } = body
    if (type === 'sms' || type === 'phone_change')
      throw new AuthError('phone_provider_disabled', 400)
    if (type !== 'signup' && type !== 'email_change')
      throw new AuthError('validation_failed.resend', 400)
    const email = readEmail(body.email)
    const flow = readFlow(body)
    await passCaptcha(c, body, 'resend')
    const send = type === 'signup' ? sendVerification : sendPendingChange
    if (await claimMail(c, type === 'signup' ? 'verification' : 'new-address', email))
      afterAnswer(c, type, () => send(c, email, flow, chooseRedirect(c)))
    return c.json({})
  })
  .on('POST', ['/otp', '/magiclink'], limitByAddress('AUTH_LIMIT', 'otp'), async (c) => {
    const body = await readBody(c, mailBody)
    if (body.phone && !body.email) throw new AuthError('phone_provider_disabled', 400)
    const email = readEmail(body.email)
    const flow = readFlow(body)
    await passCaptcha(c, body, 'otp')
    const data = body.create_user === false ? null : (body.data ?? {})
    if (data) checkMetadata(data)
    if (await claimMail(c, 'sign-in', email)) {
      afterAnswer(c, 'magiclink', () => sendMagicLink(c, email, flow, chooseRedirect(c), data))
    }
    return c.json({})
  })
  .get('/reauthenticate', bearer(), async (c) => {
    const { account } = c.var
    if (!(await claimMail(c, 'own-account', account.id))) throw tooManyMails(c)
    const token = makeMailToken(c.env, {
      userId: account.id,
      kind: 'reauthentication',
      email: account.email,
    })
    await storeWithTime(c, token, { reauthenticationSentAt: new Date() })
    mailToken(c, token, c.env.SITE_URL)
    return c.json({})
  })
