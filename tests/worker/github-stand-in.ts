import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { authUrl, browserAt, goodPassword, makeClient, newEmail } from './auth-peer.ts'
import { origin } from './requests.ts'

type Person = { id: number; login: string; email: string; verified?: boolean }
const people = new Map<string, Person>()
/** What was sent to GitHub to exchange a code, oldest first. */
export const exchanges: Record<string, string>[] = []
let nextId = 1000

/** A stand-in for GitHub: it knows one code and one token for each person, and checks what GitHub would. */
async function answerAsGithub(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, { ...init, signal: null })
  const { headers } = request
  const url = new URL(request.url)
  if (url.href === 'http://github.test/login/oauth/access_token') {
    const body = await request.json<Record<string, string>>()
    exchanges.push(body)
    if (!people.has(body.code!) || body.client_secret !== 'client-secret')
      return Response.json({ error: 'bad_verification_code' })
    return Response.json({
      access_token: `gho_${body.code}`,
      token_type: 'bearer',
      scope: 'user:email',
    })
  }
  const person = people.get((headers.get('authorization') ?? '').replace('Bearer gho_', ''))
  if (!person || !headers.get('user-agent')) return new Response(null, { status: 401 })
  if (url.pathname === '/user')
    return Response.json({
      id: person.id,
      login: person.login,
      name: 'Chipo Phiri',
      avatar_url: 'https://avatars.test/1',
    })
  return Response.json([
    { email: 'old@example.org', primary: false, verified: false },
    { email: person.email, primary: true, verified: person.verified ?? true },
  ])
}

/** Has GitHub answer in this file. */
export function useGithub() {
  beforeAll(() => {
    Object.assign(env, {
      GITHUB_CLIENT_ID: 'client-id',
      GITHUB_CLIENT_SECRET: 'client-secret',
      GITHUB_URL: 'http://github.test',
      GITHUB_API_URL: 'http://api.github.test',
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation(answerAsGithub as typeof fetch)
  })
  afterAll(() => {
    Object.assign(env, { GITHUB_CLIENT_ID: '', GITHUB_CLIENT_SECRET: '' })
  })
}

/** Makes up somebody whom GitHub knows, with the code that GitHub gives for them. */
export function newPerson(
  email = newEmail('Chipo'),
  verified = true,
): { code: string; person: Person } {
  const code = `code-${(nextId += 1)}`
  const person = { id: nextId, login: `chipo${nextId}`, email, verified }
  people.set(code, person)
  return { code, person }
}

/** Opens an address of ours that leads to GitHub, and comes back from there with a code. */
export async function visitGithub(url: string, code: string): Promise<URL> {
  const answer = url.startsWith('http://github.test')
    ? null
    : await browserAt()(url, { redirect: 'manual' })
  const there = new URL(answer ? answer.headers.get('location')! : url)
  expect(there.origin + there.pathname).toBe('http://github.test/login/oauth/authorize')
  const back = await browserAt()(
    `${authUrl}/callback?${new URLSearchParams({ code, state: there.searchParams.get('state')! }).toString()}`,
    { redirect: 'manual' },
  )
  expect(back.status).toBe(302)
  return new URL(back.headers.get('location')!)
}

/** Goes to GitHub, and comes back from there with these values. */
export async function returnFromGithub(values: URLSearchParams): Promise<URL> {
  const query = new URLSearchParams({ provider: 'github', redirect_to: `${origin}/auth` })
  const there = await browserAt()(`${authUrl}/authorize?${query.toString()}`)
  const state = new URL(there.headers.get('location')!).searchParams.get('state')!
  const back = await browserAt()(
    `${authUrl}/callback?${new URLSearchParams([['state', state], ...values]).toString()}`,
  )
  return new URL(back.headers.get('location')!)
}

/** Signs in with GitHub as the person of that code. */
export async function signInWith(code: string) {
  const client = makeClient({ flowType: 'pkce' })
  const { data } = await client.signInWithOAuth({
    provider: 'github',
    options: { redirectTo: `${origin}/auth`, skipBrowserRedirect: true },
  })
  const target = await visitGithub(data.url!, code)
  return {
    client,
    target,
    ...(await client.exchangeCodeForSession(target.searchParams.get('code') ?? 'none')),
  }
}

/** Signs an account in and begins to link GitHub to it; returns its client and the address that leads to GitHub. */
export async function beginLink(email: string) {
  const client = makeClient({ flowType: 'pkce' })
  await client.signInWithPassword({ email, password: goodPassword })
  const { data } = await client.linkIdentity({
    provider: 'github',
    options: { redirectTo: `${origin}/account`, skipBrowserRedirect: true },
  })
  return { client, url: data!.url! }
}
