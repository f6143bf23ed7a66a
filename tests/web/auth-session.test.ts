import { expect, test, vi } from 'vitest'
import type { Session } from '#web/auth/stored-session.ts'
import { tooManyTries } from '#words/refusals.ts'
import { answer, makeSession, next, silence, tab, useSessionTab } from './session-tab.ts'

useSessionTab()

const endingIn = (seconds: number) =>
  makeSession({ expires_at: Math.floor(Date.now() / 1000) + seconds })

test('a session with more than 90 seconds left is handed out without a call', async () => {
  tab.store(endingIn(91))
  expect((await tab.client.getSession())?.access_token).toBe('access-1')
  expect(tab.calls).toEqual([])
})

test('a session with less than 90 seconds left is refreshed before it is handed out', async () => {
  tab.store(endingIn(89))
  tab.answers = [answer(200, next)]
  expect((await tab.client.getSession())?.access_token).toBe('access-2')
  expect(tab.calls).toMatchObject([
    { path: '/api/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'refresh-1' } },
  ])
  expect(tab.readSession()?.refresh_token).toBe('refresh-2')
})

test('the end of a session follows the clock of the device, whatever the server says', async () => {
  tab.store(endingIn(5))
  tab.answers = [answer(200, next)]
  await tab.client.refresh()
  expect(tab.readSession()?.expires_at).toBe(Date.now() / 1000 + 900)
})

test('calls at the same moment share one refresh', async () => {
  tab.store(endingIn(5))
  tab.answers = [answer(200, next)]
  const tokens = await Promise.all([
    tab.client.getAccessToken(),
    tab.client.getAccessToken(),
    tab.client.getSession(),
  ])
  expect(tokens).toMatchObject(['access-2', 'access-2', { access_token: 'access-2' }])
  expect(tab.calls).toHaveLength(1)
})

test('a session that another tab has refreshed in the meantime is used without a call', async () => {
  tab.store(endingIn(5))
  void tab.navigator.locks.request('held by the other tab', async () => {
    await Promise.resolve()
    tab.store(
      makeSession({ access_token: 'access-of-other-tab', refresh_token: 'refresh-of-other-tab' }),
    )
  })
  expect(await tab.client.getAccessToken()).toBe('access-of-other-tab')
  expect(tab.calls).toEqual([])
})

test('a token with little time left is handed out at once while its successor is fetched', async () => {
  tab.store(endingIn(60))
  tab.answers = [answer(200, next)]
  expect(await tab.client.getAccessToken()).toBe('access-1')
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.readSession()?.access_token).toBe('access-2')
})

test('the session is looked at every 30 seconds and refreshed at about 90 seconds', async () => {
  tab.store(endingIn(200))
  tab.answers = [answer(200, next)]
  const heard = tab.hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(tab.calls).toHaveLength(1)
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'TOKEN_REFRESHED access-2'])
})

test('a hidden tab leaves the session alone until it is visible again', async () => {
  tab.store(endingIn(100))
  tab.answers = [answer(200, next)]
  tab.document.visibilityState = 'hidden'
  tab.hear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.calls).toHaveLength(0)
  tab.document.visibilityState = 'visible'
  tab.document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.calls).toHaveLength(1)
})

test.each([502, 503, 504])(
  'a call answered with %i is retried at growing intervals',
  async (status) => {
    tab.store(endingIn(5))
    tab.answers = [() => new Response('<html>', { status }), silence, answer(200, next)]
    const refreshed = tab.client.refresh()
    await vi.advanceTimersByTimeAsync(199)
    expect(tab.calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(399)
    expect(tab.calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect((await refreshed)?.access_token).toBe('access-2')
  },
)

test('without an answer for half a minute the session stays as it is, and the next check tries again', async () => {
  tab.store(endingIn(5))
  tab.answers = [silence]
  const heard = tab.hear()
  await vi.advanceTimersByTimeAsync(29_000)
  const tries = tab.calls.length
  expect(tries).toBeGreaterThan(4)
  expect(heard).toEqual(['INITIAL_SESSION access-1'])
  tab.answers = [answer(200, next)]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.readSession()?.access_token).toBe('access-2')
})

test('offline there is one attempt, no sign-out, and another attempt once the network is back', async () => {
  tab.store(endingIn(-10))
  tab.answers = [silence]
  tab.navigator.onLine = false
  const heard = tab.hear()
  await expect(tab.client.getAccessToken()).rejects.toMatchObject({ code: 'network' })
  expect((await tab.client.getSession())?.access_token).toBe('access-1')
  tab.navigator.onLine = true
  tab.answers = [answer(200, next)]
  tab.page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'TOKEN_REFRESHED access-2'])
})

test('a refresh that the server refuses ends the session', async () => {
  tab.store(endingIn(5))
  tab.answers = [
    answer(400, {
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    }),
  ]
  const heard = tab.hear()
  expect(await tab.client.refresh()).toBeNull()
  expect(tab.readSession()).toBeNull()
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
  tab.store(endingIn(5))
  tab.answers = [refusal]
  await expect(tab.client.refresh()).rejects.toHaveProperty('code')
  expect(tab.readSession()?.access_token).toBe('access-1')
})

test('after too many attempts the message is one for people, with the time that is left', async () => {
  tab.store(endingIn(5))
  const refusal = { code: 'over_request_rate_limit', message: 'Request rate limit reached' }
  tab.answers = [answer(429, refusal, { 'retry-after': '661' }), answer(429, refusal)]
  await expect(tab.client.refresh()).rejects.toThrow(/Please try again in 12 minutes\./)
  // A limit of the network before us may say nothing.
  await expect(tab.client.refresh()).rejects.toThrow(tooManyTries(1))
})

test('a sign-out while a refresh is under way stays a sign-out', async () => {
  tab.store(endingIn(50))
  let release = () => {}
  tab.answers = [
    () => new Promise((resolve) => (release = () => resolve(Response.json(next)))),
    () => new Response(null, { status: 204 }),
  ]
  const refreshing = tab.client.refresh()
  await vi.advanceTimersByTimeAsync(0)
  await tab.client.signOut()
  release()
  expect(await refreshing).toBeNull()
  expect(tab.readSession()).toBeNull()
})

test('a token that is refused although it has not expired is replaced, and the call repeated', async () => {
  tab.store(makeSession())
  tab.answers = [
    answer(403, { code: 'bad_jwt', message: 'invalid JWT' }),
    answer(200, next),
    answer(200, { id: 'user-1' }),
  ]
  expect(await tab.client.callAsUser('GET', '/user')).toEqual({ id: 'user-1' })
  expect(tab.calls.map(({ token }) => token)).toEqual(['Bearer access-1', null, 'Bearer access-2'])
})

test('a session ended on another device ends here with the next call', async () => {
  tab.store(makeSession())
  tab.answers = [
    answer(403, { code: 'session_not_found', message: 'gone' }),
    answer(400, {
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    }),
  ]
  const heard = tab.hear()
  await expect(tab.client.callAsUser('GET', '/user')).rejects.toMatchObject({
    code: 'auth.required',
  })
  expect(heard).toEqual(['INITIAL_SESSION access-1', 'SIGNED_OUT -'])
})

test('events of other tabs arrive by name', () => {
  const heard = tab.hear()
  const change = (after: Session | null) => {
    const oldValue = tab.stored.get(tab.sessionKey) ?? null
    if (after) tab.store(after)
    else tab.stored.delete(tab.sessionKey)
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: tab.sessionKey, oldValue }))
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

test('without storage the session lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  tab.answers = [answer(200, { ...next, weak_password: null })]
  await tab.client.signIn('amina@example.com', 'a long sentence')
  expect(await tab.client.getAccessToken()).toBe('access-2')
  expect(tab.attributes.has('data-session')).toBe(true)
})

test('a stored session that is unreadable is dropped', () => {
  tab.stored.set(tab.sessionKey, '{"access_token":')
  const heard = tab.hear()
  expect(tab.stored.has(tab.sessionKey)).toBe(false)
  expect(heard).toEqual(['INITIAL_SESSION -'])
})
