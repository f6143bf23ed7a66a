import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { env, exports } from 'cloudflare:workers'

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

/** Sends a request as a browser does; a body of text or bytes is sent as it is. */
export function send(
  path: string,
  { method, body, token, address = newAddress(), headers }: Request = {},
) {
  return exports.default.fetch(`${origin}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    body: isRaw(body) ? body : JSON.stringify(body),
    headers: {
      'cf-connecting-ip': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
}

function isRaw(
  body: unknown,
): body is string | Uint8Array<ArrayBuffer> | ReadableStream | undefined {
  const isBytes = body instanceof Uint8Array || body instanceof ReadableStream
  return body === undefined || typeof body === 'string' || isBytes
}

/** Makes a solved captcha of this deployment, signed like every challenge but of no cost. */
export async function solveCaptcha(): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    hmacSignatureSecret: env.ALTCHA_KEY,
    hmacKeySignatureSecret: `${env.ALTCHA_KEY}/answer`,
  })
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
}

type ErrorAnswer = { error: { code: string; message: string; fields?: Record<string, string> } }

export async function errorOf(answer: Response): Promise<ErrorAnswer['error']> {
  return ((await answer.json()) as ErrorAnswer).error
}
