import type { Context } from 'hono'
import { refuseTaken } from '../db/constraints.ts'
import { usedCaptchas } from '../db/schema/captcha.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress } from '../http/limits.ts'
import { readSolution } from './altcha.ts'
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
  const [use] = await proveCaptcha(c, token, action)
  if (use) await refuseTaken(use, () => new Failure('captcha.failed', 400))
}

/**
 * Throws `captcha.failed` unless the token is a captcha solved for this action, and answers the statements by which it
 * counts as used: run together with what the captcha guards, a captcha is spent only on what was stored. They are
 * refused as a value that is taken where the token was used before. `id` names the request when it is sent again.
 */
export async function proveCaptcha(
  c: Context<AppEnv>,
  token: string | undefined | null,
  action: string,
  id: string = crypto.randomUUID(),
) {
  const provider = chooseProvider(c.env)
  if (!token) throw new Failure('captcha.failed', 400)
  if (provider === 'altcha') {
    const solution = await readSolution(c.env.ALTCHA_KEY, token)
    if (!solution) throw new Failure('captcha.failed', 400)
    return [c.var.db.insert(usedCaptchas).values(solution)]
  }
  const env = { ...c.env, TURNSTILE_SECRET: c.env.TURNSTILE_SECRET! }
  const outcome = await verifyTurnstile(env, { token, action, id }, clientAddress(c.req.raw))
  if (outcome === 'unreachable') throw new Failure('captcha.unavailable', 503)
  if (outcome === 'refused') throw new Failure('captcha.failed', 400)
  return []
}
