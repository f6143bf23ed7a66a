import * as z from 'zod/mini'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { passCaptcha } from '../captcha-gate.ts'
import { inputOf, ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requestMagicLink } from '../flows/magic-link.ts'
import { proveIdentity } from '../flows/prove-identity.ts'
import { reauthenticate } from '../flows/reauthenticate.ts'
import { recover } from '../flows/recover.ts'
import { resendChange, resendVerification } from '../flows/resend.ts'
import type { MailRequest } from '../flows/send-token.ts'
import { readCodeChallenge } from '../pkce.ts'
import { commonFields, optionalMetadata, optionalText, readBody } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { checkMetadata, readEmail } from '../rules.ts'

const mailBody = z.object({
  ...commonFields,
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  create_user: z.nullish(z.boolean()),
  data: optionalMetadata,
})
const proofBody = z.object({ current_password: optionalText, nonce: optionalText })
type MailBody = z.infer<typeof mailBody>

/** Reads what to mail where, and requires the captcha of this action. */
async function readRequest(
  c: AuthContext,
  body: MailBody,
  action: CaptchaAction,
): Promise<MailRequest> {
  const email = readEmail(body.email)
  const challenge = readCodeChallenge(body)
  const captcha = await passCaptcha(c, body, action)
  return { email, challenge, redirectTo: chooseRedirect(c), captcha }
}

export async function answerRecovery(c: AuthContext) {
  const body = await readBody(c, mailBody)
  await recover(inputOf(c), await readRequest(c, body, 'recover'))
  return c.json({})
}

export async function answerResend(c: AuthContext) {
  const body = await readBody(c, mailBody)
  const { type } = body
  if (type === 'sms' || type === 'phone_change') throw new AuthError('phone_provider_disabled', 400)
  if (type !== 'signup' && type !== 'email_change')
    throw new AuthError('validation_failed.resend', 400)
  const request = await readRequest(c, body, 'resend')
  const send = type === 'signup' ? resendVerification : resendChange
  await send(inputOf(c), request)
  return c.json({})
}

/** Answers a request for a sign-in by mail, with a code and a link. */
export async function answerMagicLink(c: AuthContext) {
  const body = await readBody(c, mailBody)
  if (body.phone && !body.email) throw new AuthError('phone_provider_disabled', 400)
  const request = await readRequest(c, body, 'otp')
  const data = body.create_user === false ? null : (body.data ?? {})
  if (data) checkMetadata(data)
  await requestMagicLink(inputOf(c), { ...request, data })
  return c.json({})
}

/** Takes the current password or the mailed code, before changes that need a recent proof. Not part of the protocol. */
export async function answerProof(c: AuthContext) {
  const { current_password: current, nonce } = await readBody(c, proofBody)
  await proveIdentity(ownInputOf(c), { current, nonce })
  return c.json({})
}

export async function answerReauthentication(c: AuthContext) {
  await reauthenticate(ownInputOf(c))
  return c.json({})
}
