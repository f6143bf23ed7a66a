import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress } from '../http/limits.ts'
import { acceptSolution } from './altcha.ts'
import { isTestSecret, verifyTurnstile } from './turnstile.ts'

/** Which captcha this deployment can verify: Turnstile where its keys are set, else our own proof of work. */
export function chooseProvider(env: Env): 'turnstile' | 'altcha' {
  if (env.TURNSTILE_SITE_KEY) {
    const isProduction = env.SITE_URL.startsWith('https://')
    if (env.TURNSTILE_SECRET && !(isProduction && isTestSecret(env.TURNSTILE_SECRET)))
      return 'turnstile'
    console.error(
      'captcha: TURNSTILE_SITE_KEY is set, but TURNSTILE_SECRET is missing or a test secret',
    )
    throw new Failure('captcha.unavailable', 503)
  }
  if (env.ALTCHA_KEY) return 'altcha'
  console.error('captcha: neither the Turnstile keys nor ALTCHA_KEY are set')
  throw new Failure('captcha.unavailable', 503)
}

/** Throws `captcha.failed` unless the token is a captcha solved for this action; each token counts once. */
export async function checkCaptcha(
  c: Context<AppEnv>,
  token: string | undefined | null,
  action: string,
): Promise<void> {
  const provider = chooseProvider(c.env)
  if (!token) throw new Failure('captcha.failed', 400)
  if (provider === 'altcha') {
    if (!(await acceptSolution(c.var.db, c.env.ALTCHA_KEY, token)))
      throw new Failure('captcha.failed', 400)
    return
  }
  const env = { ...c.env, TURNSTILE_SECRET: c.env.TURNSTILE_SECRET! }
  const outcome = await verifyTurnstile(env, token, action, clientAddress(c.req.raw))
  if (outcome === 'unreachable') throw new Failure('captcha.unavailable', 503)
  if (outcome === 'refused') throw new Failure('captcha.failed', 400)
}
