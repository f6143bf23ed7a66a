import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { env, exports } from 'cloudflare:workers'
import type { ChallengeAction } from '#content/wire/captcha-actions.ts'
import { asDescribed } from './described.ts'

export const origin = 'http://localhost:8787'

let addresses = 0

/** Returns an IP address that no other request of the file uses, so that tests do not share rate limits. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

type Request = {
  method?: string
  body?: unknown
  token?: string
  address?: string
  headers?: Record<string, string>
}

/**
 * Sends a request as a browser does; a body of text or bytes is sent as it is. Throws if the description of the API does not
 * describe the answer.
 */
export async function send(
  path: string,
  { method, body, token, address = newAddress(), headers }: Request = {},
) {
  const verb = method ?? (body === undefined ? 'GET' : 'POST')
  const answer = await exports.default.fetch(`${origin}${path}`, {
    method: verb,
    body: isRaw(body) ? body : JSON.stringify(body),
    headers: {
      'cf-connecting-ip': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return asDescribed(verb, path, answer)
}

function isRaw(
  body: unknown,
): body is string | Uint8Array<ArrayBuffer> | ReadableStream | undefined {
  const isBytes = body instanceof Uint8Array || body instanceof ReadableStream
  return body === undefined || typeof body === 'string' || isBytes
}

/**
 * Makes a solved captcha of this deployment, signed like every challenge but of no cost: for a form, for the auth service
 * unless a form is named, or for nothing.
 */
export async function solveCaptcha(action: ChallengeAction | null = 'auth'): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    ...(action && { data: { action } }),
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    hmacSignatureSecret: env.ALTCHA_KEY,
    hmacKeySignatureSecret: `${env.ALTCHA_KEY}/answer`,
  })
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
}

/** Adds a solved captcha to a body of the auth protocol. */
export const withCaptcha = async (body: object) => ({
  ...body,
  gotrue_meta_security: { captcha_token: await solveCaptcha() },
})

type ErrorAnswer = { error: { code: string; message: string; fields?: Record<string, string> } }

export async function errorOf(answer: Response): Promise<ErrorAnswer['error']> {
  return ((await answer.json()) as ErrorAnswer).error
}

/**
 * Sends a request again and again until the answer is 429, and returns that answer. Its limit may begin a new minute
 * meanwhile.
 */
export async function untilTooMany<Answer extends { status: number }>(
  sendOnce: () => Promise<Answer>,
): Promise<Answer> {
  for (let count = 0; count < 200; count++) {
    const answer = await sendOnce()
    if (answer.status === 429) return answer
  }
  throw new Error('two hundred requests were not too many')
}

/** Does something so many times, one after the other, and returns the results. */
export async function inTurn<Result>(count: number, act: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) results.push(await act())
  return results
}

/**
 * Runs `fill` within one minute of the clock, the window in which the local rate limits count. If the minute ends meanwhile,
 * what was counted falls into two windows, and `fill` runs again: it must send under an address of which nothing has been
 * counted.
 */
export async function withinOneMinute<Result>(fill: () => Promise<Result>): Promise<Result> {
  const minuteNow = () => Math.floor(Date.now() / 60_000)
  for (;;) {
    const minute = minuteNow()
    const result = await fill()
    if (minuteNow() === minute) return result
  }
}
