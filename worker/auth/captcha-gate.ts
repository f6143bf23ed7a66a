import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { verifyCaptcha, type CaptchaUse } from '../captcha/check.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress, countRequest } from '../http/limits.ts'
import { checkAdmin } from './bearer.ts'
import type { AuthContext } from './context.ts'

type WithCaptcha = { gotrue_meta_security?: { captcha_token?: string | null } | null }

const checkInputOf = (c: AuthContext) => ({
  db: c.var.db,
  env: c.env,
  address: clientAddress(c.req.raw),
})

const tokenOf = (body: WithCaptcha) => body.gotrue_meta_security?.captcha_token

/**
 * Requires a solved captcha or an administrator's bearer token; throws `captcha.failed` otherwise. Returns the use of the
 * captcha, which belongs in the flow's first batch.
 */
export async function passCaptcha(
  c: AuthContext,
  body: WithCaptcha,
  action: CaptchaAction,
): Promise<CaptchaUse> {
  const token = tokenOf(body)
  if (!token && c.req.header('authorization') && (await checkAdmin(c)).pass) return []
  const use = await verifyCaptcha(checkInputOf(c), token, action)
  await countRequest(c, 'SOLVED_LIMIT', action)
  return use
}

/** Verifies the captcha that a sign-in may bring; returns its use, or undefined if there is none that is solved. */
export async function readCaptcha(
  c: AuthContext,
  body: WithCaptcha,
  account: string | undefined,
): Promise<CaptchaUse | undefined> {
  const token = tokenOf(body)
  if (!token) return undefined
  return verifyCaptcha({ ...checkInputOf(c), account }, token, 'signin').catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'captcha.failed') return undefined
    throw error
  })
}
