import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'
import { hashText } from '../crypto.ts'

/** Seconds in which a challenge must be solved and sent: long enough to fill in a form that was left open. */
const CHALLENGE_LIFETIME = 600
// Iterations of one attempt, unless ALTCHA_COST says otherwise, and the number of attempts it takes: together half a
// second on a cheap phone.
const ITERATIONS = 1000
const FEWEST_ATTEMPTS = 80
const MOST_ATTEMPTS = 200

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.number(),
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

/** Makes a challenge for the ALTCHA widget: a number to be found by trying, with our signature. */
export async function makeChallenge(env: Env): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: Number(env.ALTCHA_COST) || ITERATIONS,
    counter: randomInt(FEWEST_ATTEMPTS, MOST_ATTEMPTS),
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
 * Makes the row that marks a challenge as used; returns null unless the token is a solved, unexpired challenge of ours.
 */
export async function readSolution(key: string, token: string) {
  const payload = readPayload(token)
  if (!payload) return null
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}/answer`,
  })
  if (!verified) return null
  const { nonce, expiresAt } = payload.challenge.parameters
  return { id: hashText(nonce), expiresAt: new Date(expiresAt * 1000) }
}
