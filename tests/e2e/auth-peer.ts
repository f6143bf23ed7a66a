import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { AuthAdminApi, AuthClient } from '@supabase/auth-js'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { sign } from 'hono/jwt'
import type { ChallengeAction } from '#content/wire/captcha-actions.ts'
import { linkIn, type Mail } from './mail.ts'
import { readSecrets } from './secrets.ts'

export const goodPassword = 'a calm river at dawn'

export type Client = InstanceType<typeof AuthClient>

let count = 0
/** Makes up an email address that is in no other test. */
export function newEmail(name = 'amara'): string {
  return `${name}.${Date.now().toString(36)}${process.pid}${count++}@example.org`
}

/** Every client has an IP address of its own, so that tests do not share rate limits. */
function fetchFrom(address: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cf-connecting-ip', address)
    return fetch(request)
  }
}
const newAddress = () => `10.${randomBytes(3).join('.')}`

/** The published client as an application in Node would use it. */
export function makeClient(baseURL: string, flowType: 'implicit' | 'pkce' = 'implicit'): Client {
  return new AuthClient({
    url: `${baseURL}/api/auth/v1`,
    headers: { apikey: 'publishable' },
    storageKey: randomBytes(8).toString('hex'),
    autoRefreshToken: false,
    flowType,
    // The published client finds its recovery codes only when told to.
    experimental: { recoveryCodes: true },
    fetch: fetchFrom(newAddress()),
  } as ConstructorParameters<typeof AuthClient>[0])
}

/** The published admin client with the token of a service, signed with this machine's key. */
export async function makeAdmin(baseURL: string) {
  const url = `${baseURL}/api/auth/v1`
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: url, role: 'service_role', aud: 'authenticated', iat: now, exp: now + 600 }
  const token = await sign(claims, JSON.parse(readSecrets().SIGNING_KEY!), 'ES256')
  return new AuthAdminApi({
    url,
    headers: { Authorization: `Bearer ${token}` },
    fetch: fetchFrom(newAddress()),
  })
}

/** Solves a captcha as a browser does. */
export async function solveCaptcha(
  baseURL: string,
  action: ChallengeAction = 'auth',
): Promise<string> {
  const answer = await fetchFrom(newAddress())(`${baseURL}/api/captcha?action=${action}`)
  const { challenge } = (await answer.json()) as { challenge: Challenge }
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
}

/** What the link of a mail carries. */
export function valuesIn(mail: Mail): { token_hash: string; type: string; redirect_to: string } {
  return Object.fromEntries(new URLSearchParams(new URL(linkIn(mail)).hash.slice(1))) as never
}

export function codeIn(mail: Mail): string {
  return /: (\d{6})$/m.exec(mail.text)![1]!
}

/** The good password as an imported account brings it: to check it costs a hundredth of the usual time. */
export function importedHash(): string {
  const salt = Buffer.alloc(16, 7)
  const hash = scryptSync(goodPassword, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  return ['scrypt', 10, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * An account with the good password, confirmed and signed in. It is made as an administrator imports one and opened by
 * a link, which costs neither a captcha nor a mail.
 */
export async function makeAccount(baseURL: string) {
  const [client, admin, email] = [makeClient(baseURL), await makeAdmin(baseURL), newEmail()]
  const password_hash = importedHash()
  const made = await admin.createUser({ email, password_hash, email_confirm: true })
  if (made.error) throw made.error
  const link = await admin.generateLink({ type: 'magiclink', email })
  if (link.error) throw link.error
  const token_hash = link.data.properties.hashed_token
  const { data, error } = await client.verifyOtp({ token_hash, type: 'email' })
  if (error) throw error
  return { client, email, user: data.user!, session: data.session! }
}

/** Turns two-step verification on for an account, outside the page. */
export async function enrolFactor(client: Client) {
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const { id, totp } = data as { id: string; totp: { secret: string } }
  const { error } = await client.mfa.challengeAndVerify({
    factorId: id,
    code: appCode(totp.secret),
  })
  if (error) throw error
}

/** What an authenticator app shows now. */
export function appCode(secret: string): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', decodeBase32IgnorePadding(secret)).update(message).digest()
  return String((digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
