import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'
import {
  challengeActions,
  servesAction,
  type CaptchaAction,
} from '#content/wire/captcha-actions.ts'
import { hashText } from '../crypto.ts'
import { keyedHash } from '../server-key.ts'
import type { Occasion } from './price.ts'

/** Seconds in which a challenge must be solved and sent: long enough to fill in a form that was left open. */
const CHALLENGE_LIFETIME = 600
const FEWEST_ATTEMPTS = 80
const MOST_ATTEMPTS = 200

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.number(),
      data: z.object({ action: z.enum(challengeActions), account: z.optional(z.string()) }),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const sealAccount = (env: Env, account: string) => keyedHash(env, 'captcha', account)

/**
 * Makes a challenge for the ALTCHA widget: a number to be found by trial, signed together with what it is
 * valid for.
 */
export async function makeChallenge(
  env: Env,
  { action, account }: Occasion,
  iterations: number,
): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    counter: randomInt(FEWEST_ATTEMPTS, MOST_ATTEMPTS),
    data: { action, ...(account && { account: sealAccount(env, account) }) },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + CHALLENGE_LIFETIME,
    hmacSignatureSecret: env.ALTCHA_KEY,
    hmacKeySignatureSecret: `${env.ALTCHA_KEY}/answer`,
  })
}

/** Reads the token a browser sends: base64 of the JSON `{ challenge, solution }`, as the ALTCHA widget writes it. */
function readPayload(token: string): z.infer<typeof payloadSchema> | null {
  try {
    const payload = payloadSchema.safeParse(JSON.parse(atob(token)))
    return payload.success ? payload.data : null
  } catch {
    return null
  }
}

/**
 * Makes the row that marks a challenge as used; returns null unless the token is a solved, unexpired challenge of ours that
 * is good for this occasion.
 */
export async function readSolution(
  env: Env,
  token: string,
  { action, account }: { action: CaptchaAction; account?: string | undefined },
) {
  const payload = readPayload(token)
  if (!payload) return null
  const { data, nonce, expiresAt } = payload.challenge.parameters
  if (!servesAction(data.action, action)) return null
  if (data.account && data.account !== sealAccount(env, account ?? '')) return null
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: env.ALTCHA_KEY,
    hmacKeySignatureSecret: `${env.ALTCHA_KEY}/answer`,
  })
  if (!verified) return null
  return { id: hashText(nonce), expiresAt: new Date(expiresAt * 1000) }
}
