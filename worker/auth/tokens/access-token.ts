import { decodeHeader, sign, verify } from 'hono/utils/jwt/jwt'
import * as z from 'zod/mini'
import type { Metadata } from '../../db/schema/accounts.ts'
import type { Assurance, AuthMethod } from '../../db/schema/sessions.ts'

/** Seconds. Clients begin to refresh 120 s before a token expires. */
export const ACCESS_TOKEN_LIFETIME = 900
export const AUDIENCE = 'authenticated'

type SigningKey = {
  kty: string
  crv: string
  x: string
  y: string
  d?: string
  alg: 'ES256'
  kid: string
}
export type PublicKey = Omit<SigningKey, 'd'> & { use: 'sig'; key_ops: ['verify'] }

export type AccessClaims = {
  iss: string
  sub: string
  aud: string
  iat: number
  exp: number
  email: string
  phone: string
  app_metadata: Metadata
  user_metadata: Metadata
  role: string
  aal: Assurance
  amr: AuthMethod[]
  session_id: string
  is_anonymous: boolean
}

const verifiedClaims = z.object({
  sub: z.optional(z.string()),
  session_id: z.optional(z.string()),
  role: z.string(),
  aud: z.string(),
  aal: z.optional(z.enum(['aal1', 'aal2'])),
  exp: z.number(),
})
/** The claims that the Worker itself reads. A service token has neither a user nor a session. */
export type VerifiedClaims = z.infer<typeof verifiedClaims>

export function issuer(env: Env): string {
  return `${env.SITE_URL}/api/auth/v1`
}

function publicPart({ kty, crv, x, y, alg, kid }: SigningKey): PublicKey {
  return { kty, crv, x, y, alg, kid, use: 'sig', key_ops: ['verify'] }
}

/** Lists the public keys: the current one, then the previous one if the deployment still has it. */
export function publicKeys(env: Env): PublicKey[] {
  const sources = [env.SIGNING_KEY, env.PREVIOUS_SIGNING_KEY].filter(
    (source) => source !== undefined && source !== '',
  )
  return sources.map((source) => publicPart(JSON.parse(source!) as SigningKey))
}

// Importing a key costs as much as verifying a signature, so imported keys live as long as the isolate.
const imported = new Map<string, CryptoKey>()

async function findVerifyKey(env: Env, kid: string | undefined): Promise<CryptoKey | undefined> {
  if (!kid) return undefined
  const known = imported.get(kid)
  if (known) return known
  const jwk = publicKeys(env).find((key) => key.kid === kid)
  if (!jwk) return undefined
  const key = await crypto.subtle.importKey(
    'jwk',
    jwk,
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['verify'],
  )
  imported.set(kid, key)
  return key
}

/** Signs an access token with ES256, under the current key. */
export async function signAccessToken(env: Env, claims: AccessClaims): Promise<string> {
  return sign(claims, JSON.parse(env.SIGNING_KEY) as SigningKey, 'ES256')
}

/**
 * Verifies a token that we signed and returns its claims; null if it is expired or not ours. Does not check the
 * session.
 */
export async function readAccessToken(env: Env, token: string): Promise<VerifiedClaims | null> {
  try {
    const key = await findVerifyKey(env, (decodeHeader(token) as { kid?: string }).kid)
    if (!key) return null
    const claims = verifiedClaims.safeParse(
      await verify(token, key, { alg: 'ES256', iss: issuer(env), iat: false }),
    )
    return claims.success ? claims.data : null
  } catch {
    return null // malformed, expired or signed by somebody else: to the caller these are one thing
  }
}

/** Reads the token of the `Authorization: Bearer` header; returns undefined if there is none. */
export function readBearerToken(request: Request): string | undefined {
  const match = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')
  return match?.[1]
}
