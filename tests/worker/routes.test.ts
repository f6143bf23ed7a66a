import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { api } from 'virtual:openapi'
import { expect, test } from 'vitest'
import { openOperations, organizerOperations } from '#content/wire/api-access.ts'
import { app } from '#worker/app.ts'
import { asDescribed } from './described.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const routes = inspectRoutes(app).filter(
  (route) => !route.isMiddleware && route.path.startsWith('/api'),
)
const names = routes.map(({ method, path }) => `${method} ${path}`)
const privateRoutes = routes.filter(({ method, path }) => !openOperations.has(`${method} ${path}`))
const adminRoutes = routes.filter(({ path }) => path.startsWith('/api/admin/'))

/** The routes by which the auth protocol manages accounts, for administrators only. */
const accountRoutes = routes.filter(({ path }) => /^\/api\/auth\/v1\/(admin\/|invite)/.test(path))

function call({ method, path }: { method: string; path: string }, token?: string) {
  const url = path.replaceAll(/:\w+\{[^}]*\}|:\w+/g, crypto.randomUUID()).replace('*', 'x')
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method)
  return send(url, { method, token, ...(hasBody && { body: {} }) })
}

test('the route table can be read', () => {
  expect(names).toContain('PATCH /api/teams/mine/:id')
  expect(names).toContain('GET /api/admin/teams')
})

test('the description of the API has every route, and says which of them need a sign-in', () => {
  const described = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security, responses }]) => {
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['429', '4XX', '5XX']))
      expect(
        Object.keys(responses).some((status) => /^[23]\d\d$/.test(status)),
        path,
      ).toBe(true)
      return `${method.toUpperCase()} ${path} ${security.length === 0}`
    }),
  )
  const expected = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => {
      const address = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
      return `${method} ${address} ${openOperations.has(`${method} ${path}`)}`
    })
  expect(described.toSorted()).toEqual([...new Set(expected)].toSorted())
})

test('an answer that the description of the API does not describe fails the test that asked for it', async () => {
  const answer = (body: object, status = 200) => Response.json(body, { status })
  const health = { status: 'ok', version: '1' }
  await expect(asDescribed('GET', '/api/health', answer(health))).resolves.toBeDefined()
  for (const wrong of [answer({ ...health, more: 1 }), answer({}), answer(health, 201)])
    await expect(asDescribed('GET', '/api/health?x', wrong)).rejects.toThrow('/api/openapi.json')
})

test.each(privateRoutes)('$method $path wants a sign-in', async (route) => {
  const answer = await call(route)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toContain('application/json')
})

const forged = [
  'nonsense',
  'a.b.c',
  // { alg: none } and a token signed with another key, both naming an administrator
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQifQ.',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl',
]

test.each(forged)('the token %s opens no dashboard route', async (token) => {
  for (const route of adminRoutes) expect((await call(route, token)).status, route.path).toBe(401)
})

test('each dashboard route admits the roles it is meant for and nobody else', async () => {
  const nobody = await createAccount()
  const organizer = await createAccount({ role: 'organizer' })
  const admin = await createAccount({ role: 'admin' })
  const judge = await createAccount({ role: 'judge' })
  const banned = await createAccount({ role: 'admin', bannedUntil: Date.now() + 60_000 })
  for (const route of adminRoutes) {
    const name = `${route.method} ${route.path}`
    const isForOrganizers = organizerOperations.has(name)
    expect((await call(route, nobody.token)).status, `${name} for nobody`).toBe(403)
    expect((await call(route, judge.token)).status, `${name} for a judge`).toBe(403)
    expect((await call(route, banned.token)).status, `${name} for a banned administrator`).toBe(401)
    const status = (await call(route, organizer.token)).status
    // A change is asked for without its fields, and the id of a row is nobody's.
    const welcome = route.method !== 'GET' ? [400, 404] : route.path.includes('/:') ? [404] : [200]
    expect(isForOrganizers ? welcome : [403], `${name} for an organizer`).toContain(status)
    expect([200, 204, 400, 404], `${name} for an administrator`).toContain(
      (await call(route, admin.token)).status,
    )
  }
})

test('what judges do is for judges alone', async () => {
  const judge = await createAccount({ role: 'judge' })
  const others = [
    await createAccount(),
    await createAccount({ role: 'organizer' }),
    await createAccount({ role: 'admin' }),
  ]
  const routesOfJudges = routes.filter(({ path }) => path.startsWith('/api/judging/'))
  expect(routesOfJudges.length).toBeGreaterThan(4)
  for (const route of routesOfJudges) {
    for (const { token } of others) expect((await call(route, token)).status, route.path).toBe(403)
    expect([200, 400, 404], route.path).toContain((await call(route, judge.token)).status)
  }
})

test('a day after the role was given, an administrator without a second factor gets no further', async () => {
  const day = 24 * 3600_000
  const late = await createAccount({ role: 'admin', roleAge: day })
  const early = await createAccount({ role: 'admin', roleAge: day - 60_000 })
  const organizer = await createAccount({ role: 'organizer', roleAge: day })
  for (const route of adminRoutes) {
    const answer = await call(route, late.token)
    const { error } = await answer.json<{ error?: { code: string } }>()
    expect([answer.status, error?.code], route.path).toEqual([403, 'auth.second_factor_missing'])
  }
  for (const route of accountRoutes) {
    const answer = await call(route, late.token)
    const { error_code } = await answer.json<{ error_code?: string }>()
    expect([answer.status, error_code], route.path).toEqual([403, 'insufficient_aal'])
  }
  for (const { token } of [early, organizer])
    expect((await send('/api/admin/teams', { token })).status).toBe(200)
  expect((await send('/api/teams/mine', { token: late.token })).status).toBe(200)
})

test('a role that was taken away opens nothing any more', async () => {
  await createAccount({ role: 'admin' })
  const former = await createAccount({ role: 'admin' })
  const boss = await createAccount({ role: 'admin' })
  expect((await send('/api/admin/teams', { token: former.token })).status).toBe(200)
  await send(`/api/admin/roles/${former.roleId}`, { method: 'DELETE', token: boss.token })
  for (const route of adminRoutes)
    expect((await call(route, former.token)).status, route.path).toBe(403)
})

test('a session that has ended opens no dashboard route, although its record is still at the edge', async () => {
  const admin = await createAccount({ role: 'admin' })
  await env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(admin.id).run()
  for (const route of adminRoutes)
    expect((await call(route, admin.token)).status, route.path).toBe(401)
})

test('the accounts of others are managed by administrators alone, and by none whose role was taken away', async () => {
  await createAccount({ role: 'admin' })
  const admin = await createAccount({ role: 'admin' })
  const others = [
    await createAccount(),
    await createAccount({ role: 'organizer' }),
    await createAccount({ role: 'admin', bannedUntil: Date.now() + 60_000 }),
  ]
  expect(accountRoutes.length).toBeGreaterThan(8)
  const ask = async (route: (typeof routes)[number], token: string) => {
    const answer = await call(route, token)
    return [answer.status, (await answer.json<{ error_code?: string }>()).error_code]
  }
  for (const route of accountRoutes) {
    const name = `${route.method} ${route.path}`
    for (const { token } of others)
      expect(await ask(route, token), name).toEqual([403, 'not_admin'])
    expect((await ask(route, admin.token))[0], `${name} for an administrator`).not.toBe(403)
  }
  await env.DB.prepare('DELETE FROM user_roles WHERE id = ?').bind(admin.roleId).run()
  for (const route of accountRoutes)
    expect(await ask(route, admin.token), route.path).toEqual([403, 'not_admin'])
})

test('an unknown address under /api answers 404 with a code', async () => {
  const answer = await send('/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: { code: 'request.not_found', message: 'Not found.' },
  })
})

test('every answer carries the security headers', async () => {
  const { headers } = await send('/api/health')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})
