import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { stopClock } from './clock.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const askSession = (token: string) => send('/api/account/session', { token })

/** Ends a session the way another isolate would: only the stores know. */
async function endElsewhere(userId: string) {
  const { results } = await env.DB.prepare('delete from sessions where user_id = ? returning id')
    .bind(userId)
    .all<{ id: string }>()
  for (const { id } of results) await env.SESSIONS.delete(`session:${id}`)
}

test('a visitor is told who is signed in', async () => {
  const { id, token } = await createAccount()
  const answer = await askSession(token)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id, sessionId: expect.any(String), assurance: 'aal1' })
})

test('of a burst of requests only the first reads the session record', async () => {
  stopClock()
  const read = vi.spyOn(env.SESSIONS, 'get')
  const { token } = await createAccount()
  for (let time = 0; time < 5; time += 1) expect((await askSession(token)).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a session that ended elsewhere is out after five seconds at the latest', async () => {
  const { id, token } = await createAccount()
  expect((await askSession(token)).status).toBe(200)
  await endElsewhere(id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 })
  expect((await askSession(token)).status).toBe(401)
})

test('a session that is signed out here is out at once', async () => {
  const { token } = await createAccount()
  expect((await askSession(token)).status).toBe(200)
  expect((await send('/api/auth/v1/logout', { method: 'POST', token })).status).toBe(204)
  expect((await askSession(token)).status).toBe(401)
})

test('a dashboard route does not rely on the token cache', async () => {
  const { id, token } = await createAccount({ role: 'admin' })
  expect((await send('/api/admin/summary', { token })).status).toBe(200)
  await endElsewhere(id)
  expect((await send('/api/admin/summary', { token })).status).toBe(401)
})

test('sessions beyond the size of the token cache are still accepted', async () => {
  const { token: first } = await createAccount()
  expect((await askSession(first)).status).toBe(200)
  const read = vi.spyOn(env.SESSIONS, 'get')
  const others = await Promise.all(Array.from({ length: 500 }, () => createAccount()))
  for (const { token } of others) expect((await askSession(token)).status).toBe(200)
  read.mockClear()
  expect((await askSession(first)).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
})
