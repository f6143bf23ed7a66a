import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from '#web/auth/auth-context.ts'
import { isSecondFactorDue, type Session } from '#web/auth/stored-session.ts'
import { nameDevice } from '#web/pages/account/name-device.ts'
import { outcomeAddress, readLink } from '#web/pages/auth/confirm/read-link.ts'
import { guessDial } from '#web/pages/auth/guess-dial.ts'
import { safePath } from '#web/pages/auth/safe-path.ts'

const origin = 'https://site.example'

test('auth data outside its provider is an error that says so', () => {
  const Reader = () => useAuth().status
  expect(() => renderToString(createElement(Reader))).toThrow(
    'useAuth must be used within an AuthProvider',
  )
})

test.each([
  ['/account', '/account'],
  ['/register?x=1#form', '/register?x=1#form'],
  ['https://site.example/admin', '/admin'],
  ['https://evil.example/admin', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/account/..//evil.example', '/'],
  ['https://site.example//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/auth?tab=signup', '/'],
  ['/auth/confirm?token_hash=1', '/'],
  ['/api/auth/v1/logout', '/'],
  ['http://', '/'],
  ['', '/'],
  [null, '/'],
])('after signing in %s leads to %s', (wanted, path) => {
  expect(safePath(wanted, origin)).toBe(path)
})

test.each([
  ['Africa/Lagos', ['en-US'], '+234'],
  ['Africa/Lusaka', ['en-GB', 'en'], '+260'],
  ['Africa/Johannesburg', [], '+27'],
  ['Etc/UTC', ['fr-FR'], '+33'],
  ['Etc/UTC', ['sw', 'en-KE'], '+254'],
  ['Etc/UTC', ['en'], '+1'],
  ['Etc/UTC', ['not a language'], '+1'],
])('a device in %s that speaks %j is taken for %s', (zone, languages, dial) => {
  expect(guessDial(zone, languages)).toBe(dial)
})

test('a mail link is read from the query and from the fragment', () => {
  const values =
    '?token_hash=secret&type=recovery&redirect_to=https%3A%2F%2Fsite.example%2Fauth%2Freset'
  const link = {
    state: 'ready',
    type: 'recovery',
    tokenHash: 'secret',
    redirectTo: 'https://site.example/auth/reset',
  }
  expect(readLink({ search: values, hash: '' })).toEqual(link)
  expect(readLink({ search: '', hash: values.replace('?', '#') })).toEqual(link)
})

test.each([
  ['pending', { state: 'pending' }],
  ['elsewhere', { state: 'elsewhere' }],
  ['expired', { state: 'expired', type: 'signup' }],
] as const)('that a link is %s is read from an address without its secret', (outcome, link) => {
  const { search, hash } = new URL(outcomeAddress(outcome, 'signup'), origin)
  expect(readLink({ search, hash })).toEqual(link)
})

test.each([
  ['', '', 'missing'],
  ['?token_hash=secret', '', 'missing'],
  ['?token_hash=secret&type=toString', '', 'missing'],
  ['', '#error=access_denied&error_code=otp_expired', 'expired'],
])('a mail link with %j and %j is %s', (search, hash, state) => {
  expect(readLink({ search, hash })).toMatchObject({ state })
})

function makeSession(aal: string, factors: { status: string }[]): Session {
  const token = ['h', btoa(JSON.stringify({ aal })), 's'].join('.')
  return { access_token: token, user: { factors } } as unknown as Session
}

test('the second factor is due only for an account that has one and a session that lacks it', () => {
  expect(isSecondFactorDue(makeSession('aal1', [{ status: 'verified' }]))).toBe(true)
  expect(isSecondFactorDue(makeSession('aal1', [{ status: 'unverified' }]))).toBe(false)
  expect(isSecondFactorDue(makeSession('aal2', [{ status: 'verified' }]))).toBe(false)
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0',
    'Firefox, Windows',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'Opera, Android',
  ],
  ['curl/8.5.0', undefined],
  [null, undefined],
])('%s is called %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})
