import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { clientAddress } from '../http/limits.ts'
import { checkAdmin } from './bearer.ts'
import type { AuthContext } from './context.ts'

type WithCaptcha = { gotrue_meta_security?: { captcha_token?: string | null } | null }

const checkInputOf = (c: AuthContext) => ({
  db: c.var.db,
  env: c.env,
  address: clientAddress(c.req.raw),
})

const tokenOf = (body: WithCaptcha) => body.gotrue_meta_security?.captcha_token

/** Requires a solved captcha or an administrator's bearer token; throws `captcha.failed` otherwise. */
export async function passCaptcha(
  c: AuthContext,
  body: WithCaptcha,
  action: CaptchaAction,
): Promise<void> {
  const token = tokenOf(body)
  if (!token && c.req.header('authorization') && (await checkAdmin(c)).pass) return
  await checkCaptcha(checkInputOf(c), token, action)
}

/** Tells whether a request brings a captcha; throws `captcha.failed` for one that is not solved. */
export async function bringsCaptcha(
  c: AuthContext,
  body: WithCaptcha,
  action: CaptchaAction,
): Promise<boolean> {
  const token = tokenOf(body)
  if (token) await checkCaptcha(checkInputOf(c), token, action)
  return Boolean(token)
}
