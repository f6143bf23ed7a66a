import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { allMails, signInsTo } from '#worker/limits/keys.ts'
import {
  browserAt,
  call,
  catchErrors,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
} from './auth-peer.ts'
import { setCount } from './counters.ts'
import { makeContact } from './filled-forms.ts'
import { errorOf, send, solveCaptcha } from './requests.ts'

const origin = 'http://localhost:8787'

async function fetchChallenge(query = '?action=signup') {
  const answer = await browserAt()(`${origin}/api/captcha${query}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.json()) as { provider: string; challenge: Challenge }
}

test('without Turnstile keys the visitor gets a proof-of-work challenge', async () => {
  const { provider, challenge } = await fetchChallenge()
  expect(provider).toBe('altcha')
  expect(challenge.parameters.algorithm).toBe('PBKDF2/SHA-256')
  expect(challenge.signature).toMatch(/^[0-9a-f]{64}$/)
  const lifetime = challenge.parameters.expiresAt! - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(500)
  expect(lifetime).toBeLessThanOrEqual(600)
})

test('a neighbour who asks for three hundred challenges a minute leaves others theirs', async () => {
  const ask = async () => (await send('/api/captcha', { address: '203.0.113.9' })).status
  for (let turn = 0; turn < 300; turn++) await ask()
  expect(await ask()).toBe(200)
})

test('a challenge of the usual cost can be solved in well under three seconds here', async () => {
  Object.assign(env, { ALTCHA_COST: '' })
  const { challenge } = await fetchChallenge()
  Object.assign(env, { ALTCHA_COST: '1' })
  expect(challenge.parameters.cost).toBe(1000)
  const solution = await solveChallenge({ challenge, deriveKey })
  expect(solution!.counter).toBeGreaterThanOrEqual(80)
})

async function solve(challenge: Challenge) {
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  )
}

const priceOf = async (query: string) => (await fetchChallenge(query)).challenge.parameters.cost

test('a challenge that was solved for one form serves no other', async () => {
  const { challenge } = await fetchChallenge('?action=contact')
  const token = await solve(challenge)
  expect((await signUpWith(token)).error).toMatchObject({ status: 400, code: 'captcha_failed' })
  expect((await send('/api/contact', { body: await makeContact({ captcha: token }) })).status).toBe(
    201,
  )
  expect((await signUpWith(await solve((await fetchChallenge()).challenge))).error).toBeNull()
})

test('a challenge asked for without an action serves the auth service alone, at the highest price', async () => {
  const fetchOpen = async () => (await fetchChallenge('')).challenge
  const challenge = await fetchOpen()
  expect(challenge.parameters).toMatchObject({ cost: 6, data: { action: 'auth' } })
  expect((await signUpWith(await solve(challenge))).error).toBeNull()
  for (const path of ['/recover', '/otp']) {
    const captcha_token = await solve(await fetchOpen())
    const body = { email: newEmail(), gotrue_meta_security: { captcha_token } }
    expect((await call('POST', path, { body })).status).toBe(200)
  }
  const form = await makeContact({ captcha: await solve(await fetchOpen()) })
  const refused = await send('/api/contact', { body: form })
  expect([refused.status, (await errorOf(refused)).code]).toEqual([400, 'captcha.failed'])
  expect(await priceOf('?action=signin')).toBe(6)
  expect(await priceOf('?action=contact')).toBe(1)
  const answer = await browserAt()(`${origin}/api/captcha?action=anything`)
  expect(answer.status).toBe(400)
})

test('a challenge that is signed for no action serves nothing', async () => {
  const token = await solveCaptcha(null)
  expect((await signUpWith(token)).error).toMatchObject({ code: 'captcha_failed' })
  const form = await makeContact({ captcha: token })
  expect((await send('/api/contact', { body: form })).status).toBe(400)
})

test('a challenge to sign in serves one account', async () => {
  const { email } = await makeAccount({ hash: 'imported' })
  const signIn = (captchaToken?: string) =>
    makeClient().signInWithPassword({ email, password: goodPassword, options: { captchaToken } })
  await setCount(signInsTo(env, email), 50)
  const others = await fetchChallenge(`?action=signin&account=${newEmail()}`)
  expect((await signIn(await solve(others.challenge))).error).toMatchObject({
    code: 'captcha_failed',
  })
  const own = await fetchChallenge(`?action=signin&account=${email}`)
  expect((await signIn(await solve(own.challenge))).error).toBeNull()
})

test('a challenge costs more while many mails go out, or while somebody guesses at the account', async () => {
  const account = newEmail()
  const signIn = `?action=signin&account=${account}`
  expect([await priceOf('?action=contact'), await priceOf(signIn)]).toEqual([1, 1])
  await setCount(signInsTo(env, account), 60)
  expect([await priceOf('?action=contact'), await priceOf(signIn)]).toEqual([1, 3])
  await setCount(allMails, 1000)
  expect([await priceOf('?action=contact'), await priceOf(signIn)]).toEqual([4, 4])
  await setCount(allMails, 100_000)
  expect([await priceOf('?action=contact'), await priceOf(signIn)]).toEqual([6, 6])
  await setCount(allMails, 0)
})

test('with Turnstile keys the visitor gets the site key', async () => {
  Object.assign(env, {
    TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  })
  const answer = await exports.default.fetch(`${origin}/api/captcha`)
  expect(await answer.json()).toEqual({
    provider: 'turnstile',
    siteKey: '1x00000000000000000000AA',
  })
  Object.assign(env, { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET: '' })
})

test('on a public site Cloudflare’s test keys do not count as a captcha', async () => {
  const errors = catchErrors()
  const site = env.SITE_URL
  for (const digit of [1, 2, 3]) {
    Object.assign(env, {
      SITE_URL: 'https://mcphack.example',
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET: `${digit}x0000000000000000000000000000000AA`,
    })
    const answer = await browserAt()(`${origin}/api/captcha`)
    Object.assign(env, { SITE_URL: site, TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET: '' })
    expect(answer.status).toBe(503)
  }
  errors.end()
})

test('with half of the Turnstile keys the site says loudly that it has no captcha', async () => {
  const errors = catchErrors()
  Object.assign(env, { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: '' })
  const answer = await exports.default.fetch(`${origin}/api/captcha`)
  Object.assign(env, { TURNSTILE_SITE_KEY: '' })
  errors.end()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { code: 'captcha.unavailable' } })
  expect(errors.calls).toEqual([[expect.stringContaining('TURNSTILE_SECRET')]])
})

function answerAs(answer: Record<string, unknown>, status = 200) {
  Object.assign(env, { TURNSTILE_SITE_KEY: '0xsite', TURNSTILE_SECRET: '0xsecret' })
  const asked: unknown[] = []
  const peer = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, { ...init, signal: null })
    if (!request.url.includes('siteverify')) return new Response(null, { status: 404 })
    asked.push(await request.json())
    return Response.json(answer, { status })
  })
  return {
    asked,
    end: () => {
      peer.mockRestore()
      Object.assign(env, { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET: '' })
    },
  }
}

async function signUpWith(captchaToken: string) {
  return makeClient().signUp({
    email: newEmail(),
    password: goodPassword,
    options: { captchaToken },
  })
}

test('a Turnstile token counts only for our host and for the form it was made for', async () => {
  const cases: [Record<string, unknown>, string | undefined][] = [
    [{ success: true, hostname: 'localhost', action: 'signup' }, undefined],
    [{ success: true, hostname: 'elsewhere.example', action: 'signup' }, 'captcha_failed'],
    [{ success: true, hostname: 'localhost', action: 'contact' }, 'captcha_failed'],
    [{ success: true, hostname: 'localhost', action: '' }, 'captcha_failed'],
    [{ success: true, hostname: 'localhost' }, 'captcha_failed'],
    [{ success: true, action: 'signup' }, 'captcha_failed'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'captcha_failed'],
  ]
  for (const [answer, code] of cases) {
    const peer = answerAs(answer)
    const { error } = await signUpWith('token-of-a-visitor')
    peer.end()
    expect(error?.code, JSON.stringify(answer)).toBe(code)
    expect(peer.asked).toEqual([
      expect.objectContaining({
        secret: '0xsecret',
        response: 'token-of-a-visitor',
        idempotency_key: expect.any(String),
      }),
    ])
  }
})

test('when Turnstile has an internal error, it is asked once more with the same key, and nobody gets in', async () => {
  for (const status of [200, 502]) {
    const errors = catchErrors()
    const peer = answerAs({ success: status === 502, 'error-codes': ['internal-error'] }, status)
    const { error } = await signUpWith('token-of-a-visitor')
    peer.end()
    errors.end()
    expect(error).toMatchObject({ status: 500 })
    const keys = peer.asked.map(
      (question) => (question as { idempotency_key: string }).idempotency_key,
    )
    expect(keys).toEqual([keys[0], keys[0]])
  }
})

test('somebody else’s challenge, an answer without work and random text are refused', async () => {
  const { challenge } = await fetchChallenge()
  const solution = await solveChallenge({ challenge, deriveKey })
  const stretched = { ...challenge.parameters, data: { action: 'contact' } }
  const forged = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 1 },
  }
  const payloads = [
    { challenge: forged, solution },
    { challenge: { ...challenge, parameters: stretched }, solution },
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { parameters: challenge.parameters }, solution },
    'noise',
  ]
  for (const payload of payloads) {
    const { error } = await signUpWith(btoa(JSON.stringify(payload)))
    expect(error).toMatchObject({ status: 400, code: 'captcha_failed' })
  }
})
