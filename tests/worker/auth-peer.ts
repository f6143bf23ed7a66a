import { AuthAdminApi, AuthClient } from '@supabase/auth-js'
import { env, exports } from 'cloudflare:workers'
import { sign } from 'hono/jwt'
import { scryptSync } from './cheap-keys.ts'
import { asDescribed } from './described.ts'
import { hashOf, readLink, takeMail } from './mailbox.ts'
import { newAddress, origin, solveCaptcha } from './requests.ts'

export const authUrl = `${origin}/api/auth/v1`
export const goodPassword = 'a calm river at dawn'

export function newEmail(name = 'thandi'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`
}

/** Sends a request as a browser at `address` would, through the Worker's own door. */
export function browserAt(address = newAddress()): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { method, headers, url, body } = request
    headers.set('cf-connecting-ip', address)
    const answer = await exports.default.fetch(url, { method, headers, body, redirect: 'manual' })
    const { pathname } = new URL(url)
    return asDescribed(request.method, pathname, answer)
  }
}

type Options = { address?: string; flowType?: 'implicit' | 'pkce' }

/** The published client, unmodified, talking to our Worker. */
export function makeClient({ address, flowType = 'implicit' }: Options = {}): InstanceType<
  typeof AuthClient
> {
  return new AuthClient({
    url: authUrl,
    headers: { apikey: 'publishable' },
    storageKey: crypto.randomUUID(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
    fetch: browserAt(address),
  })
}

/** The payload of a token, unverified. */
export function readClaims(token: string) {
  return JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))
}

export const sessionIdOf = (token: string): string => readClaims(token).session_id

export async function signUp(
  client: InstanceType<typeof AuthClient>,
  email: string,
  password = goodPassword,
  data = {},
) {
  const captchaToken = await solveCaptcha()
  return client.signUp({
    email,
    password,
    options: { captchaToken, data, emailRedirectTo: `${origin}/` },
  })
}

/** An account that went the whole way: sign-up form, captcha, mail, link. */
export async function registerAccount(options: Options & { email?: string } = {}) {
  const email = options.email ?? newEmail()
  const client = makeClient(options)
  const { error } = await signUp(client, email)
  if (error) throw error
  return openLink(client, email, hashOf(readLink(await takeMail(email))))
}

const issued = Math.floor(Date.now() / 1000)
/** The token of a service that manages accounts. */
export const serviceToken = await sign(
  {
    iss: authUrl,
    role: 'service_role',
    aud: 'authenticated',
    iat: issued,
    exp: issued + 3600,
  },
  JSON.parse(env.SIGNING_KEY),
  'ES256',
)

/** The published admin client, with the token of a service unless another is given. */
export function makeAdmin(token = serviceToken) {
  return new AuthAdminApi({
    url: authUrl,
    headers: { Authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
    fetch: browserAt(),
  })
}

function makeHash(logN: number, p: number): string {
  const salt = Buffer.alloc(16, 7)
  const hash = scryptSync(goodPassword, salt, 32, { N: 2 ** logN, r: 8, p })
  return ['scrypt', logN, 8, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

const hashes = new Map<'usual' | 'imported', string>()
/**
 * The good password as the Worker hashes it, computed once for all accounts of a file, or as an imported account brings
 * it: for tests that guess often, since a wrong guess then costs a hundredth of the time.
 */
function hashOfGoodPassword(kind: 'usual' | 'imported'): string {
  const hash = hashes.get(kind) ?? (kind === 'usual' ? makeHash(14, 5) : makeHash(10, 1))
  hashes.set(kind, hash)
  return hash
}

/**
 * An account with the good password, confirmed and signed in. It is made as an administrator imports one and opened by
 * a generated link, which costs neither a captcha nor a password hash.
 */
export async function makeAccount(
  options: Options & { email?: string; hash?: 'usual' | 'imported' } = {},
) {
  const { email = newEmail(), hash = 'usual' } = options
  const made = await call('POST', '/admin/users', {
    token: serviceToken,
    body: { email, password_hash: hashOfGoodPassword(hash), email_confirm: true },
  })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  return openLink(makeClient(options), email, await generateLink('magiclink', email))
}

/** The secret of a link that an administrator asked for. */
export async function generateLink(type: 'magiclink' | 'recovery', email: string) {
  const { body } = await call('POST', '/admin/generate_link', {
    token: serviceToken,
    body: { type, email },
  })
  return body.hashed_token as string
}

async function openLink(
  client: InstanceType<typeof AuthClient>,
  email: string,
  token_hash: string,
) {
  const { data, error } = await client.verifyOtp({ token_hash, type: 'email' })
  if (error || !data.session) throw error ?? new Error('no session')
  return { client, email, user: data.user!, session: data.session }
}

/** One more session of an account, opened without its password. */
export async function openSession(email: string, options: Options = {}) {
  return openLink(makeClient(options), email, await generateLink('magiclink', email))
}

/** A raw call, for what the published client would not send. */
export async function call(
  method: string,
  path: string,
  options: {
    body?: unknown
    token?: string
    address?: string
    headers?: Record<string, string>
  } = {},
) {
  const answer = await browserAt(options.address)(`${authUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    body:
      options.body === undefined
        ? undefined
        : typeof options.body === 'string'
          ? options.body
          : JSON.stringify(options.body),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}

/** Sends a refresh token from a new address. */
export function refresh(refresh_token: string, headers = {}) {
  return call('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token },
    address: newAddress(),
    headers,
  })
}

/** Counts the rows of `sql`, a table with its conditions. */
export async function countRows(sql: string, ...values: unknown[]): Promise<number> {
  const statement = env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
  return (await statement.bind(...values).first<{ n: number }>())!.n
}

/** For a test that expects something in the error log: keeps it from failing the test and hands it over. */
export function catchErrors() {
  const calls: unknown[][] = []
  const original = console.error
  console.error = (...words: unknown[]) => void calls.push(words)
  return {
    calls,
    end: () => {
      console.error = original
    },
  }
}
