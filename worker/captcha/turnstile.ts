import * as z from 'zod/mini'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const LONGEST_TOKEN = 2048
const TRIES = 2
/** Milliseconds for one try: both fit in the ten seconds that a request of the auth service may take. */
const TIMEOUT = 4000

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.nullish(z.string()),
  action: z.nullish(z.string()),
  'error-codes': z.nullish(z.array(z.string())),
})

export type TurnstileOutcome = 'passed' | 'refused' | 'unreachable'

/**
 * Tells whether a secret is one of Cloudflare's published test secrets, whose answers name no real host and action:
 * https://developers.cloudflare.com/turnstile/troubleshooting/testing/
 */
export function isTestSecret(secret: string): boolean {
  return /^[123]x0{30}/.test(secret)
}

/** Verifies a token with Turnstile. Sent again with the same `id`, its idempotency key, a token is not spent twice. */
export async function verifyTurnstile(
  env: Env & { TURNSTILE_SECRET: string },
  { token, action, id }: { token: string; action: CaptchaAction; id: string },
  address: string,
): Promise<TurnstileOutcome> {
  if (token.length > LONGEST_TOKEN) return 'refused'
  const body = JSON.stringify({
    secret: env.TURNSTILE_SECRET,
    response: token,
    remoteip: address,
    idempotency_key: id,
  })
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await askOnce(env.TURNSTILE_VERIFY_URL || VERIFY_URL, body)
    if (!answer || answer['error-codes']?.includes('internal-error')) continue
    if (!answer.success) return 'refused'
    if (isTestSecret(env.TURNSTILE_SECRET)) return 'passed'
    const rightHost = answer.hostname === new URL(env.SITE_URL).hostname
    return rightHost && answer.action === action ? 'passed' : 'refused'
  }
  return 'unreachable'
}

async function askOnce(url: string, body: string) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (answer.status >= 500) return undefined
    return answerSchema.parse(await answer.json())
  } catch {
    return undefined
  }
}
