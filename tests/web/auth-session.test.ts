import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { Session } from '#web/auth/stored-session.ts'
import { plainRefusals, tooManyTries } from '#words/refusals.ts'
import { openTab } from './browser.ts'

const KEY = 'mcphack.session'

let tab: ReturnType<typeof openTab>
let client: typeof import('#web/auth/session.ts')
let calls: { path: string; body: Record<string, unknown>; token: string | null }[]
/** The answers of the auth service, in order; the last one is repeated. */
let answers: (() => Response | Promise<Response>)[]

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z') })
  vi.resetModules()
  tab = openTab()
  calls = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    calls.push({
      path: url,
      body: JSON.parse((init.body as string | undefined) ?? '{}'),
      token: headers.get('authorization'),
    })
    return (answers.length > 1 ? answers.shift()! : answers[0]!)()
  })
  client = await import('#web/auth/session.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function makeSession(changes: Partial<Session> = {}): Session {
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

const store = (session: Session) => tab.stored.set(KEY, JSON.stringify(session))
const storedSession = () => JSON.parse(tab.stored.get(KEY) ?? 'null') as Session | null
const endingIn = (seconds: number) =>
  makeSession({ expires_at: Math.floor(Date.now() / 1000) + seconds })
const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })
const next = makeSession({ access_token: 'access-2', refresh_token: 'refresh-2', expires_at: 1 })
const silence = () => Promise.reject(new TypeError('Failed to fetch'))

function hear() {
  const heard: string[] = []
  client.onAuthEvent((event, session) => heard.push(`${event} ${session?.access_token ?? '-'}`))
  return heard
}

test('a session with more than 90 seconds left is handed out without a call', async () => {
  store(endingIn(91))
  expect((await client.getSession())?.access_token).toBe('access-1')
  expect(calls).toEqual([])
})

test('a session with less than 90 seconds left is refreshed before it is handed out', async () => {
  store(endingIn(89))
  answers = [answer(200, next)]
  expect((await client.getSession())?.access_token).toBe('access-2')
  expect(calls).toMatchObject([
    { path: '/api/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'refresh-1' } },
  ])
  expect(storedSession()?.refresh_token).toBe('refresh-2')
})

test('the end of a session follows the clock of the device, whatever the server says', async () => {
  store(endingIn(5))
  answers = [answer(200, next)]
  await client.refresh()
  expect(storedSession()?.expires_at).toBe(Date.now() / 1000 + 900)
})

test('calls at the same moment share one refresh', async () => {
  store(endingIn(5))
  answers = [answer(200, next)]
  const tokens = await Promise.all([
    client.getAccessToken(),
    client.getAccessToken(),
    client.getSession(),
  ])
  expect(tokens).toMatchObject(['access-2', 'access-2', { access_token: 'access-2' }])
  expect(calls).toHaveLength(1)
})

test('a session that another tab has refreshed in the meantime is used without a call', async () => {
  store(endingIn(5))
  void tab.navigator.locks.request('held by the other tab', async () => {
    await Promise.resolve()
    store(
      makeSession({ access_token: 'access-of-other-tab', refresh_token: 'refresh-of-other-tab' }),
    )
  })
  expect(await client.getAccessToken()).toBe('access-of-other-tab')
  expect(calls).toEqual([])
})

test('a token with little time left is handed out at once while its successor is fetched', async () => {
  store(endingIn(60))
  answers = [answer(200, next)]
  expect(await client.getAccessToken()).toBe('access-1')
  await vi.advanceTimersByTimeAsync(0)
  expect(storedSession()?.access_token).toBe('access-2')
})

test('the session is looked at every 30 seconds and refreshed at about 90 seconds', async () => {
  store(endingIn(200))
  answers = [answer(200, next)]
  const heard = hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(calls).toHaveLength(1)
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'TOKEN_REFRESHED access-2'])
})

test('a hidden tab leaves the session alone until it is visible again', async () => {
  store(endingIn(100))
  answers = [answer(200, next)]
  tab.document.visibilityState = 'hidden'
  hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(0)
  tab.document.visibilityState = 'visible'
  tab.document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(1)
})

test.each([502, 503, 504])(
  'a call answered with %i is retried at growing intervals',
  async (status) => {
    store(endingIn(5))
    answers = [() => new Response('<html>', { status }), silence, answer(200, next)]
    const refreshed = client.refresh()
    await vi.advanceTimersByTimeAsync(199)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(399)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect((await refreshed)?.access_token).toBe('access-2')
  },
)

test('without an answer for half a minute the session stays as it is, and the next check tries again', async () => {
  store(endingIn(5))
  answers = [silence]
  const heard = hear()
  await vi.advanceTimersByTimeAsync(29_000)
  const tries = calls.length
  expect(tries).toBeGreaterThan(4)
  expect(heard).toEqual(['INITIAL_SESSION access-1'])
  answers = [answer(200, next)]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(storedSession()?.access_token).toBe('access-2')
})

test('offline there is one attempt, no sign-out, and another attempt once the network is back', async () => {
  store(endingIn(-10))
  answers = [silence]
  tab.navigator.onLine = false
  const heard = hear()
  await expect(client.getAccessToken()).rejects.toMatchObject({ code: 'network' })
  expect((await client.getSession())?.access_token).toBe('access-1')
  tab.navigator.onLine = true
  answers = [answer(200, next)]
  tab.page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'TOKEN_REFRESHED access-2'])
})

test('a refresh that the server refuses ends the session', async () => {
  store(endingIn(5))
  answers = [
    answer(400, {
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    }),
  ]
  const heard = hear()
  expect(await client.refresh()).toBeNull()
  expect(storedSession()).toBeNull()
  expect(tab.attributes.has('data-session')).toBe(false)
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'SIGNED_OUT -'])
})

test.each([
  ['an error page of a proxy', () => new Response('<html>no entry</html>', { status: 403 })],
  [
    'a limit',
    answer(429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }),
  ],
  [
    'a fault of the server',
    answer(500, { code: 'unexpected_failure', message: 'An unexpected error occurred.' }),
  ],
])('%s does not sign anybody out', async (_name, refusal) => {
  store(endingIn(5))
  answers = [refusal]
  await expect(client.refresh()).rejects.toHaveProperty('code')
  expect(storedSession()?.access_token).toBe('access-1')
})

test('after too many attempts the message is one for people, with the time that is left', async () => {
  store(endingIn(5))
  const refusal = { code: 'over_request_rate_limit', message: 'Request rate limit reached' }
  answers = [answer(429, refusal, { 'retry-after': '661' }), answer(429, refusal)]
  await expect(client.refresh()).rejects.toThrow(/Please try again in 12 minutes\./)
  // A limit of the network before us may say nothing.
  await expect(client.refresh()).rejects.toThrow(tooManyTries(1))
})

test.each([
  [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  [422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge'],
  [403, 'otp_expired', 'Token has expired or is invalid'],
  [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'],
  [422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached'],
] as const)('a refusal %i %s reaches a person in our words', async (status, code, message) => {
  answers = [answer(status, { code, message })]
  await expect(client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    code,
    message: plainRefusals[code],
  })
})

test('a wrong password marks its field in our words, and keeps what the service said for the toast', async () => {
  const message = 'Invalid login credentials'
  answers = [answer(400, { code: 'invalid_credentials', message })]
  await expect(client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    fields: { password: plainRefusals.invalid_credentials },
    said: message,
  })
})

test.each([
  ['mfa_verification_failed', 'code'],
  ['otp_expired', 'code'],
  ['same_password', 'password'],
  ['reauthentication_not_valid', 'nonce'],
] as const)('a refusal %s marks the field %s', async (code, field) => {
  answers = [answer(422, { code, message: 'the protocol’s' })]
  await expect(client.signIn('amina@example.com', 'secret', '')).rejects.toMatchObject({
    fields: { [field]: plainRefusals[code] },
  })
})

test('a sign-out while a refresh is under way stays a sign-out', async () => {
  store(endingIn(50))
  let release = () => {}
  answers = [
    () => new Promise((resolve) => (release = () => resolve(Response.json(next)))),
    () => new Response(null, { status: 204 }),
  ]
  const refreshing = client.refresh()
  await vi.advanceTimersByTimeAsync(0)
  await client.signOut()
  release()
  expect(await refreshing).toBeNull()
  expect(storedSession()).toBeNull()
})

test('signing in stores the session, marks the document and notifies every listener', async () => {
  const heard = hear()
  answers = [answer(200, { ...next, weak_password: null })]
  await client.signIn('amina@example.com', 'a long sentence')
  expect(calls[0]).toMatchObject({
    path: '/api/auth/v1/token?grant_type=password',
    body: { email: 'amina@example.com', password: 'a long sentence', gotrue_meta_security: {} },
  })
  expect(storedSession()).not.toHaveProperty('weak_password')
  expect(tab.attributes.has('data-session')).toBe(true)
  expect(heard).toEqual(['INITIAL_SESSION -', 'SIGNED_IN access-2'])
})

test('signing in without a password is refused before anything is sent', async () => {
  const message = 'You must provide either an email or phone number and a password'
  await expect(client.signIn('amina@example.com', '')).rejects.toThrow(message)
  expect(calls).toEqual([])
})

test('signing up leads back to the root of the site and opens no session', async () => {
  answers = [answer(200, { id: 'user-1', email: 'amina@example.com' })]
  await client.signUp(
    'amina@example.com',
    'a long sentence',
    { first_name: 'Amina', github_link: null },
    'token',
  )
  expect(calls[0]?.path).toBe('/api/auth/v1/signup?redirect_to=https%3A%2F%2Fsite.example%2F')
  expect(calls[0]?.body).toMatchObject({
    data: { first_name: 'Amina', github_link: null },
    gotrue_meta_security: { captcha_token: 'token' },
  })
  expect(storedSession()).toBeNull()
})

test('signing out forgets the session first and then throws what went wrong', async () => {
  store(makeSession())
  answers = [silence]
  const heard = hear()
  await expect(client.signOut()).rejects.toMatchObject({ code: 'network' })
  expect(storedSession()).toBeNull()
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'SIGNED_OUT -'])
})

test('a session that the server has forgotten counts as signed out', async () => {
  store(makeSession())
  answers = [
    answer(403, {
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    }),
  ]
  await client.signOut()
  expect(calls[0]).toMatchObject({
    path: '/api/auth/v1/logout?scope=local',
    token: 'Bearer access-1',
  })
})

test('after its account was deleted a session is forgotten without asking the server', async () => {
  store(makeSession())
  await client.signOut('forgotten')
  expect(storedSession()).toBeNull()
  expect(calls).toEqual([])
})

test('signing out elsewhere leaves this device signed in', async () => {
  store(makeSession())
  answers = [() => new Response(null, { status: 204 })]
  await client.signOut('others')
  expect(calls[0]?.path).toBe('/api/auth/v1/logout?scope=others')
  expect(storedSession()).not.toBeNull()
})

test('a token that is refused although it has not expired is replaced, and the call repeated', async () => {
  store(makeSession())
  answers = [
    answer(403, { code: 'bad_jwt', message: 'invalid JWT' }),
    answer(200, next),
    answer(200, { id: 'user-1' }),
  ]
  expect(await client.callAsUser('GET', '/user')).toEqual({ id: 'user-1' })
  expect(calls.map(({ token }) => token)).toEqual(['Bearer access-1', null, 'Bearer access-2'])
})

test('a session ended on another device ends here with the next call', async () => {
  store(makeSession())
  answers = [
    answer(403, { code: 'session_not_found', message: 'gone' }),
    answer(400, {
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    }),
  ]
  const heard = hear()
  await expect(client.callAsUser('GET', '/user')).rejects.toMatchObject({ code: 'auth.required' })
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'SIGNED_OUT -'])
})

test('events of other tabs arrive by name', () => {
  const heard = hear()
  const change = (after: Session | null) => {
    const oldValue = tab.stored.get(KEY) ?? null
    if (after) store(after)
    else tab.stored.delete(KEY)
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue }))
  }
  const token = (aal: string) => `h.${btoa(JSON.stringify({ aal }))}.s`
  const first = makeSession({ access_token: token('aal1') })
  change(first)
  expect(tab.attributes.has('data-session')).toBe(true)
  change({ ...first, refresh_token: 'refresh-2' })
  change({
    ...first,
    refresh_token: 'refresh-2',
    user: { ...first.user, email: 'new@example.com' },
  })
  change({ ...first, refresh_token: 'refresh-3', access_token: token('aal2') })
  change(null)
  expect(tab.attributes.has('data-session')).toBe(false)
  expect(heard.map((line) => line.split(' ')[0])).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'MFA_CHALLENGE_VERIFIED',
    'SIGNED_OUT',
  ])
})

test('a recovery link, a changed user and a second factor are announced', async () => {
  const heard = hear()
  const { spendLink } = await import('#web/auth/one-time-tokens.ts')
  const { updateUser } = await import('#web/auth/user.ts')
  const { verifyFactor } = await import('#web/auth/factors.ts')
  answers = [
    answer(200, next),
    answer(200, { ...next.user, email: 'new@example.com' }),
    answer(200, { id: 'challenge' }),
    answer(200, { ...next, access_token: 'access-3' }),
  ]
  await spendLink('recovery', 'hash')
  await updateUser({ data: { first_name: 'Amina' } })
  expect(storedSession()?.user.email).toBe('new@example.com')
  await verifyFactor('factor', '123456')
  expect(heard.slice(1)).toEqual([
    'PASSWORD_RECOVERY access-2',
    'USER_UPDATED access-2',
    'MFA_CHALLENGE_VERIFIED access-3',
  ])
})

test('the first of the two confirmations of a new address opens no session', async () => {
  const { spendLink } = await import('#web/auth/one-time-tokens.ts')
  answers = [answer(200, { msg: 'Confirmation link accepted.', code: '200' })]
  expect(await spendLink('email_change', 'hash')).toBeNull()
  expect(storedSession()).toBeNull()
})

test('without storage the session lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  answers = [answer(200, { ...next, weak_password: null })]
  await client.signIn('amina@example.com', 'a long sentence')
  expect(await client.getAccessToken()).toBe('access-2')
  expect(tab.attributes.has('data-session')).toBe(true)
})

test('a stored session that is unreadable is dropped', () => {
  tab.stored.set(KEY, '{"access_token":')
  const heard = hear()
  expect(tab.stored.has(KEY)).toBe(false)
  expect(heard).toEqual(['INITIAL_SESSION -'])
})
