import { afterEach, beforeEach, vi } from 'vitest'
import type { Session } from '#web/auth/stored-session.ts'
import { openTab } from './browser.ts'

type Answer = () => Response | Promise<Response>

type SessionTab = ReturnType<typeof openTab> & {
  client: typeof import('#web/auth/session.ts')
  /** What was asked of the auth service. */
  calls: { path: string; body: Record<string, unknown>; token: string | null }[]
  /** The answers of the auth service, in order; the last one is repeated. */
  answers: Answer[]
  sessionKey: string
  store: (session: Session) => void
  readSession: () => Session | null
  hear: () => string[]
}

const sessionKey = 'mcphack.session'

/** The tab of the running test. */
export const tab = {
  sessionKey,
  store(session: Session) {
    tab.stored.set(sessionKey, JSON.stringify(session))
  },
  readSession: () => JSON.parse(tab.stored.get(sessionKey) ?? 'null') as Session | null,
  /** Collects what listeners hear from now on: the event and the access token. */
  hear() {
    const heard: string[] = []
    tab.client.onAuthEvent((event, session) =>
      heard.push(`${event} ${session?.access_token ?? '-'}`),
    )
    return heard
  },
} as SessionTab

/** Opens a new tab for each test of the file, at a known time, with the session's code loaded anew. */
export function useSessionTab() {
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') })
    vi.resetModules()
    Object.assign(tab, openTab(), { calls: [], answers: [] })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      tab.calls.push({
        path: url,
        body: JSON.parse((init.body as string | undefined) ?? '{}'),
        token: new Headers(init.headers).get('authorization'),
      })
      const { answers } = tab
      return (answers.length > 1 ? answers.shift()! : answers[0]!)()
    })
    tab.client = await import('#web/auth/session.ts')
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export function makeSession(changes: Partial<Session> = {}): Session {
  const session = {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1000) + 900,
    user: { id: 'user-1', email: 'amina@example.com' },
    ...changes,
  }
  return session as Session
}

/** The session that a refresh or a sign-in brings. */
export const next = makeSession({
  access_token: 'access-2',
  refresh_token: 'refresh-2',
  expires_at: 1,
})

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(body, { status, headers })
/** No answer: the network is gone. */
export const silence: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
