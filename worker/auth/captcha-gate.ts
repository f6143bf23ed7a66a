import { checkCaptcha } from '../captcha/check.ts'
import type { AuthContext } from './protocol.ts'
import { checkAdmin } from './users/admin-bearer.ts'

type WithCaptcha = { gotrue_meta_security?: { captcha_token?: string | null } | null }

/** A solved captcha, or an administrator's bearer token. */
export async function passCaptcha(
  c: AuthContext,
  body: WithCaptcha,
  action: string,
): Promise<void> {
  const token = body.gotrue_meta_security?.captcha_token
  if (!token && c.req.header('authorization') && (await checkAdmin(c)).pass) return
  await checkCaptcha(c, token, action)
}
