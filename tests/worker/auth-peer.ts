import { AuthClient } from '@supabase/auth-js'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { env, exports } from 'cloudflare:workers'
import { vi } from 'vitest'

export const origin = 'http://localhost:8787'
export const authUrl = `${origin}/api/auth/v1`
export const goodPassword = 'a calm river at dawn'

export type SentMail = { to: string; subject: string; text: string; html: string }

// A sign-up costs a captcha and a password hash on purpose, and these tests make many, on machines that do other things too.
vi.setConfig({ testTimeout: 60_000 })

const mailbox: SentMail[] = []
vi.spyOn(env.EMAIL, 'send').mockImplementation(async (mail) => {
  mailbox.push(mail as unknown as SentMail)
  return { messageId: crypto.randomUUID() }
})

let counter = 0
/** An address nobody used before, so that tests do not meet in the limits. */
export function newAddress(): string {
  counter += 1
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`
}

export function newEmail(name = 'thandi'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`
}

/** Sends a request as a browser at `address` would, through the Worker's own door. */
export function browserAt(address = newAddress()): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cf-connecting-ip', address)
    return exports.default.fetch(request, { redirect: 'manual' })
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

export async function solveCaptcha(): Promise<string> {
  const answer = await browserAt()(`${origin}/api/captcha`)
  const { challenge } = (await answer.json()) as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Waits for the newest mail to an address, and takes it out of the box. */
export async function takeMail(to: string): Promise<SentMail> {
  const take = () => {
    const index = mailbox.findLastIndex((mail) => mail.to === to)
    return index >= 0 && mailbox.splice(index, 1)[0]
  }
  return vi.waitUntil(take, { timeout: 20_000 })
}

/** Gives mails that should not exist the time to arrive. */
export async function countMails(to: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return mailbox.filter((mail) => mail.to === to).length
}

export function readLink(mail: SentMail): URL {
  return new URL(/https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail.text)![0])
}

export function readCode(mail: SentMail): string {
  return /: (\d{6})$/m.exec(mail.text)![1]!
}

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

/** An account whose address is confirmed, signed in with its first session. */
export async function makeAccount(options: Options & { email?: string } = {}) {
  const email = options.email ?? newEmail()
  const client = makeClient(options)
  const { error } = await signUp(client, email)
  if (error) throw error
  const link = readLink(await takeMail(email))
  const { data, error: refused } = await client.verifyOtp({
    token_hash: link.searchParams.get('token_hash')!,
    type: 'email',
  })
  if (refused || !data.session) throw refused ?? new Error('no session')
  return { client, email, user: data.user!, session: data.session }
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
