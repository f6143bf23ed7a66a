import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { env, exports } from 'cloudflare:workers'
import { signAccessToken } from '#worker/auth/access-token.ts'
import { writeSessionRecord } from '#worker/auth/session-record.ts'

const origin = 'http://localhost:8787'

let visitors = 0

/** An address that no other request of the file came from, so that the limits of one test do not reach another. */
function newAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

type Request = {
  method?: string
  body?: unknown
  token?: string
  address?: string
  headers?: Record<string, string>
}

/** A request as a browser sends it; a body of text or bytes goes out as it is. */
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

/** A solved captcha of this deployment; signed like every challenge, but solved at once. */
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

type Account = {
  email?: string
  role?: 'admin' | 'organizer'
  confirmed?: boolean
  bannedUntil?: number
}

/** An account with a session, as the auth service leaves them behind, and an access token for it. */
export async function createAccount({ email, role, confirmed = true, bannedUntil }: Account = {}) {
  const id = crypto.randomUUID()
  const sessionId = crypto.randomUUID()
  const address = email ?? `${id}@example.com`
  const now = Date.now()
  const roleId = crypto.randomUUID()
  const statements = [
    env.DB.prepare(
      `insert into users (id, email, email_confirmed_at, user_metadata, app_metadata, banned_until, created_at, updated_at)
       values (?1, ?2, ?3, '{"first_name":"Amina","last_name":"Okello","country":"UG"}', '{}', ?4, ?5, ?5)`,
    ).bind(id, address, confirmed ? now : null, bannedUntil ?? null, now),
    env.DB.prepare(
      `insert into sessions (id, user_id, aal, methods, source, created_at, refreshed_at, recorded_at)
       values (?1, ?2, 'aal1', '[]', 'password', ?3, ?3, ?3)`,
    ).bind(sessionId, id, now),
  ]
  if (role) {
    const insertRole = 'insert into user_roles (id, user_id, role, created_at) values (?, ?, ?, ?)'
    statements.push(env.DB.prepare(insertRole).bind(roleId, id, role, now))
  }
  await env.DB.batch(statements)
  await writeSessionRecord(env, sessionId, id, 'aal1')
  const seconds = Math.floor(now / 1000)
  const token = await signAccessToken(env, {
    iss: `${env.SITE_URL}/api/auth/v1`,
    sub: id,
    aud: 'authenticated',
    iat: seconds,
    exp: seconds + 900,
    email: address,
    phone: '',
    app_metadata: {},
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [],
    session_id: sessionId,
    is_anonymous: false,
  })
  return { id, email: address, token, roleId }
}

/** A message, an application and an interest that pass, each with an id of its own. */
export async function makeContact(changes: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    name: 'Naledi Mokoena',
    email: 'naledi@example.com',
    organization: 'Kopano Lab',
    department: 'tech',
    subject: 'A question about transports',
    message: 'Does a server over stdio count?\nWe have only that.',
    captcha: await solveCaptcha(),
    ...changes,
  }
}

export async function makeApplication(changes: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    organizationName: 'Umoja Cloud',
    organizationType: 'company',
    website: 'https://umoja.example',
    contactName: 'Wanjiru Kamau',
    email: 'wanjiru@example.com',
    phone: '+254 712 345678',
    partnershipType: 'gold',
    contributionDetails: 'Credits for all teams.',
    goals: 'Meet people who build.',
    audienceSize: 'about 3,000',
    previousExperience: '',
    agreedToTerms: true,
    agreedToMarketing: true,
    consentVersion: '2025-09-01',
    captcha: await solveCaptcha(),
    ...changes,
  }
}

export async function makeHubInterest(changes: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    kind: 'host',
    hubId: '',
    city: 'Mbabane',
    name: 'Sipho Dlamini',
    email: 'sipho@example.com',
    organization: '',
    message: 'We have a room for thirty people.',
    captcha: await solveCaptcha(),
    ...changes,
  }
}

/** A registration that passes, with a name and an id of its own. */
export async function makeTeam(changes: Record<string, unknown> = {}) {
  const id = crypto.randomUUID()
  return {
    id,
    teamName: `Baobab ${id}`,
    country: 'ZM',
    participationMode: 'in-person',
    hubId: 'lusaka',
    trackId: 'education-learning',
    representativeName: 'Thandiwe Phiri',
    representativeEmail: `thandiwe.${id.slice(0, 8)}@example.com`,
    representativePhone: '+260 97 123 4567',
    members: [
      {
        name: 'Thandiwe Phiri',
        email: `thandiwe.${id.slice(0, 8)}@example.com`,
        githubUrl: 'https://github.com/thandiwe',
      },
      {
        name: 'Élodie N’Guessan',
        email: `elodie.${id.slice(0, 8)}@example.com`,
        huggingfaceUrl: 'https://huggingface.co/elodie',
      },
    ],
    captcha: await solveCaptcha(),
    ...changes,
  }
}

type ErrorAnswer = { error: { code: string; message: string; fields?: Record<string, string> } }

export async function errorOf(answer: Response): Promise<ErrorAnswer['error']> {
  return ((await answer.json()) as ErrorAnswer).error
}
