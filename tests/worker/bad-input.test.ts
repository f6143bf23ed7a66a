import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import {
  createAccount,
  errorOf,
  makeApplication,
  makeContact,
  makeHubInterest,
  makeTeam,
  send,
} from './visitors.ts'

const mail = vi
  .spyOn(env.EMAIL, 'send')
  .mockImplementation(async () => ({ messageId: crypto.randomUUID() }))

const admin = await createAccount({ role: 'admin' })
const uuid = '5f0d2d1e-8d0b-4f57-9d3c-0a9be4f5c111'

const tables = [
  'teams',
  'team_members',
  'contact_messages',
  'partner_applications',
  'hub_interests',
  'user_roles',
]

/** How many rows there are in every table that a form or an administrator writes. */
async function countStored() {
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(',')
  return (await env.DB.prepare(`select ${counts}`).raw())[0]
}

// The auth protocol has an error shape and tests of its own.
const routes = inspectRoutes(app).filter(
  ({ isMiddleware, path }) =>
    !isMiddleware && path.startsWith('/api/') && !path.startsWith('/api/auth/'),
)
const writes = routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
// Its one field has a default, so an empty form is a form.
const mayBeEmpty = new Set(['/api/admin/analytics/dead/replay'])
const strictWrites = writes.filter(({ path }) => !mayBeEmpty.has(path))
const urlOf = (path: string) => path.replaceAll(/:\w+/g, uuid)

/** What is wrong with a refusal: nothing, if it is a 4xx with a code and a message. */
async function faultsOf(answer: Response, note: string): Promise<string[]> {
  if (answer.status < 400 || answer.status >= 500) return [`${note}: ${answer.status}`]
  const { code, message } = await errorOf(answer)
  return /^[a-z]+\.[a-z_]+$/.test(code) && message.length > 5 ? [] : [`${note}: ${code} ${message}`]
}

const bytes = (...values: number[]) => new Uint8Array(values)

const bodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '42'],
  ['a string', '"text"'],
  ['true', 'true'],
  ['a list', '[]'],
  ['a list of forms', '[{}]'],
  ['an empty form', '{}'],
  ['half a form', '{"id":"'],
  ['two forms', '{}{}'],
  ['a comma too many', '{"id":1,}'],
  ['a NUL', '\u0000'],
  ['a comment', '/* */ {}'],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['deep objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ['a prototype', '{"__proto__":{"id":"x","role":"admin"},"constructor":{"prototype":{}}}'],
  ['bytes that are no UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d)],
  ['UTF-16', bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ['a compressed body', bytes(0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00)],
  ['65 kilobytes', `{"id":"${'x'.repeat(65 * 1024)}"}`],
  ['10 megabytes', `{"id":"${'x'.repeat(10 * 1024 * 1024)}"}`],
]

test.each(strictWrites)(
  '$method $path refuses what is no form, with a code and a message',
  async ({ method, path }) => {
    const before = await countStored()
    for (const [note, body] of bodies) {
      const answer = await send(urlOf(path), { method, body, token: admin.token })
      expect(await faultsOf(answer, note)).toEqual([])
    }
    expect(await countStored()).toEqual(before)
  },
)

test.each(strictWrites)(
  '$method $path refuses a body of another type',
  async ({ method, path }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      '',
    ]) {
      const answer = await send(urlOf(path), {
        method,
        body: 'id=1',
        token: admin.token,
        headers: { 'content-type': type },
      })
      expect(await faultsOf(answer, type)).toEqual([])
    }
  },
)

test.each(writes)(
  '$method $path refuses ten megabytes without a stated length',
  async ({ method, path }) => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    let left = 160
    const body = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const answer = await send(urlOf(path), { method, body, token: admin.token })
    expect(answer.status).toBe(413)
    expect((await errorOf(answer)).code).toBe('request.too_large')
  },
)

const badValues: unknown[] = [
  null,
  42,
  -1,
  1e308,
  [],
  ['x'],
  {},
  { value: 'x' },
  { toString: 'x' },
  'a\u0000b',
  'a\u001bb',
  'a\ud800b',
  'a\u202eb',
  'x'.repeat(6000),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
]

/** A copy of a form for every field of it, at every depth, and every bad value. */
function* spoil(
  form: unknown,
  path: (string | number)[] = [],
): Generator<[string, (value: unknown) => unknown]> {
  if (typeof form !== 'object' || form === null) return
  for (const [key, value] of Object.entries(form)) {
    const replace = (bad: unknown) =>
      Array.isArray(form)
        ? form.map((old, index) => (String(index) === key ? bad : old))
        : { ...form, [key]: bad }
    yield [[...path, key].join('.'), replace]
    for (const [inner, change] of spoil(value, [...path, key]))
      yield [inner, (bad) => replace(change(bad))]
  }
}

/** A virtual team has no hub: there null is no bad value. */
const allowed = (field: string, value: unknown) => field === 'hubId' && value === null

const forms: [string, string, () => Promise<Record<string, unknown>>][] = [
  ['POST', '/api/teams', () => makeTeam({ participationMode: 'virtual' })],
  ['POST', '/api/contact', makeContact],
  ['POST', '/api/partner-applications', makeApplication],
  ['POST', '/api/hub-interest', makeHubInterest],
  ['POST', '/api/admin/roles', async () => ({ email: admin.email, role: 'organizer' })],
  ['PATCH', `/api/admin/messages/${uuid}`, async () => ({ status: 'done' })],
  ['PATCH', `/api/admin/applications/${uuid}`, async () => ({ status: 'talking' })],
  ['PATCH', `/api/teams/mine/${uuid}`, async () => ({ ...(await makeTeam()), revision: uuid })],
]

test.each(forms)(
  '%s %s refuses every bad value in every field and stores nothing',
  async (method, path, make) => {
    const before = await countStored()
    const form = await make()
    for (const [field, change] of spoil(form)) {
      if (path.includes('/mine/') && ['id', 'captcha'].includes(field)) continue
      for (const value of badValues) {
        if (allowed(field, value)) continue
        const note = `${field}: ${JSON.stringify(value)?.slice(0, 60)}`
        const answer = await send(path, { method, body: change(value), token: admin.token })
        expect(await faultsOf(answer, note)).toEqual([])
      }
    }
    expect(await countStored()).toEqual(before)
    expect(mail).not.toHaveBeenCalled()
  },
)

const badQueries = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=99999999999999999999',
  'page=%00',
  'size=0',
  'size=abc',
  'sort=password_hash',
  'sort=created;drop table teams',
  'sort=',
  'order=up',
  `search=${'x'.repeat(101)}`,
]

const lists = ['teams', 'members', 'roles', 'users', 'messages', 'applications', 'hub-interests']

test.each(lists)('/api/admin/%s refuses a bad query with a code and a message', async (list) => {
  for (const query of badQueries) {
    const answer = await send(`/api/admin/${list}?${query}`, { token: admin.token })
    expect(await faultsOf(answer, query)).toEqual([])
  }
})

test.each(lists)('/api/admin/%s takes any text for a search', async (list) => {
  const searches = [
    '%',
    '%ZZ',
    '%FF%FE',
    '%00',
    "'; drop table teams; --",
    '%22%27%60',
    '𓀀',
    '\ud800',
    '_%25*',
    '"NEAR("',
    '   ',
  ]
  for (const search of searches) {
    const answer = await send(`/api/admin/${list}?search=${search}`, { token: admin.token })
    expect(answer.status, search).toBe(200)
  }
})

test('a bad id in the address is refused', async () => {
  for (const id of ['1', 'x'.repeat(500), '%00', '..%2f..', "'%20or%201=1", `${uuid}0`]) {
    for (const path of ['teams', 'roles']) {
      const answer = await send(`/api/admin/${path}/${id}`, {
        method: 'DELETE',
        token: admin.token,
      })
      expect(await faultsOf(answer, `${path} ${id}`)).toEqual([])
    }
    const body = { ...(await makeTeam()), revision: uuid }
    const change = await send(`/api/teams/mine/${id}`, {
      method: 'PATCH',
      body,
      token: admin.token,
    })
    expect(await faultsOf(change, id)).toEqual([])
  }
})
