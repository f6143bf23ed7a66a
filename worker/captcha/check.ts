import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import type { Database } from '../db/client.ts'
import { refuseTaken } from '../db/constraints.ts'
import { usedCaptchas } from '../db/schema/captcha.ts'
import { Failure } from '../http/errors.ts'
import { readSolution } from './altcha.ts'
import { isTestSecret, verifyTurnstile } from './turnstile.ts'

/**
 * Chooses the captcha that this deployment can verify: Turnstile if its keys are set, otherwise our own proof of work.
 * Throws `captcha.unavailable` if there is neither.
 */
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

/**
 * What a check needs: where used captchas are stored, the keys, the network address that sent the captcha, and for a
 * sign-in the account.
 */
type CheckInput = { db: Database; env: Env; address: string; account?: string | undefined }

/** The statements that mark a captcha as used, for the batch that does what it guards. */
export type CaptchaUse = Awaited<ReturnType<typeof verifyCaptcha>>

/** Awaits a batch with a {@link CaptchaUse}; throws `captcha.failed` if the captcha was used before. */
export async function refuseUsed<Result>(batch: Promise<Result>): Promise<Result> {
  return refuseTaken(batch, () => new Failure('captcha.failed', 400))
}

/**
 * Throws `captcha.failed` unless the token is a captcha solved for this action. Returns the statements that mark it as
 * used, for the batch that stores what the captcha guards: a captcha is spent only on what was stored, and a second use
 * violates a unique constraint. `id` identifies a request that is sent again.
 */
export async function verifyCaptcha(
  input: CheckInput,
  token: string | undefined | null,
  action: CaptchaAction,
  id: string = crypto.randomUUID(),
) {
  const { db, env, address, account } = input
  const provider = chooseProvider(env)
  if (!token) throw new Failure('captcha.failed', 400)
  if (provider === 'altcha') {
    const solution = await readSolution(env, token, { action, account })
    if (!solution) throw new Failure('captcha.failed', 400)
    return [db.insert(usedCaptchas).values(solution)]
  }
  const keys = { ...env, TURNSTILE_SECRET: env.TURNSTILE_SECRET! }
  const outcome = await verifyTurnstile(keys, { token, action, id }, address)
  if (outcome === 'unreachable') throw new Failure('captcha.unavailable', 503)
  if (outcome === 'refused') throw new Failure('captcha.failed', 400)
  return []
}
