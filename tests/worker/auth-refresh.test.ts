import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, goodPassword, makeAccount, refresh, sessionIdOf } from './auth-peer.ts'
import { stopClock } from './clock.ts'

test('a refresh rotates the token; the one before it gets the current one', async () => {
  const { session } = await makeAccount()
  const first = await refresh(session.refresh_token)
  expect(first.status).toBe(200)
  expect(first.body.refresh_token).not.toBe(session.refresh_token)
  expect(sessionIdOf(first.body.access_token)).toBe(sessionIdOf(session.access_token))
  const parent = await refresh(session.refresh_token)
  expect(parent.body.refresh_token).toBe(first.body.refresh_token)
})

test('an older token within ten seconds gets the current one, later it ends the session', async () => {
  stopClock()
  const { session } = await makeAccount()
  const tokens = [session.refresh_token]
  for (let turn = 0; turn < 3; turn++)
    tokens.push((await refresh(tokens.at(-1)!)).body.refresh_token)
  expect((await refresh(tokens[0]!)).body.refresh_token).toBe(tokens[3])
  await env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - 11000 WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .run()
  const late = await refresh(tokens[1]!)
  expect([late.status, late.body.code, late.body.message]).toEqual([
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
  ])
  const newest = await refresh(tokens[3]!)
  expect([newest.status, newest.body.code]).toEqual([400, 'refresh_token_not_found'])
  const audit = await env.DB.prepare(
    "SELECT count(*) AS n FROM audit_log WHERE action = 'refresh_token_reused' AND subject_id = ?",
  )
    .bind(session.user.id)
    .first()
  expect(audit).toEqual({ n: 1 })
})

test('of two browsers with one token the later one ends the session, a minute after the other used it', async () => {
  stopClock()
  const { session } = await makeAccount()
  const sessionId = sessionIdOf(session.access_token)
  const age = (seconds: number) =>
    env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - ? WHERE id = ?')
      .bind(seconds * 1000, sessionId)
      .run()
  const first = await refresh(session.refresh_token)
  await age(50)
  // An answer that was lost: the client shows the same token again within its retries.
  expect((await refresh(session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token)
  await age(11)
  const copy = await refresh(session.refresh_token, { 'user-agent': 'another browser' })
  expect([copy.status, copy.body.code]).toEqual([400, 'refresh_token_already_used'])
  const owner = await refresh(first.body.refresh_token)
  expect([owner.status, owner.body.code]).toEqual([400, 'refresh_token_not_found'])
})

test('a phone that lost an answer and was offline for hours stays signed in', async () => {
  const phone = { 'user-agent': 'a phone' }
  const { email } = await makeAccount()
  const body = { email, password: goodPassword }
  const signedIn = await call('POST', '/token?grant_type=password', { body, headers: phone })
  const lost = await refresh(signedIn.body.refresh_token, phone)
  await env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - 14400000 WHERE id = ?')
    .bind(sessionIdOf(lost.body.access_token))
    .run()
  const again = await refresh(signedIn.body.refresh_token, phone)
  expect(again.body.refresh_token).toBe(lost.body.refresh_token)
})

test('a session is over after ninety days, however much it was used', async () => {
  const { session } = await makeAccount()
  await env.DB.prepare('UPDATE sessions SET created_at = created_at - 7776000001 WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .run()
  expect((await refresh(session.refresh_token)).body).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  })
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )
})

test('a hundred concurrent refreshes rotate once and all get the same current token', async () => {
  const { session } = await makeAccount()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => refresh(session.refresh_token)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  const row = await env.DB.prepare('SELECT refresh_counter AS n FROM sessions WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .first()
  expect(row).toEqual({ n: 1 })
})

test('a token that is malformed, forged or of another server is refused', async () => {
  const { session } = await makeAccount()
  const malformed = await refresh('abc123')
  expect([malformed.status, malformed.body.code]).toEqual([400, 'validation_failed'])
  const bytes = Uint8Array.from(
    atob(session.refresh_token.replaceAll('-', '+').replaceAll('_', '/')),
    (char) => char.charCodeAt(0),
  )
  bytes[17] = 9 // a counter we never gave out
  const forged = await refresh(
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', ''),
  )
  expect([forged.status, forged.body.code]).toEqual([400, 'refresh_token_not_found'])
  expect((await refresh(session.refresh_token)).status).toBe(200)
})

test('a session without use for thirty days is over', async () => {
  const { session } = await makeAccount()
  await env.DB.prepare('UPDATE sessions SET refreshed_at = refreshed_at - 2592000001 WHERE id = ?')
    .bind(sessionIdOf(session.access_token))
    .run()
  expect((await refresh(session.refresh_token)).body).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  })
  expect((await call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )
})
