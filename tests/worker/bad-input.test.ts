import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { afterAnswers } from './after-answers.ts'
import { badValues, bodies, makeUpload, spoil } from './bad-values.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { elsewhere } from './forms-elsewhere.ts'
import { mailService } from './mailbox.ts'
import { organisingForms } from './organising-forms.ts'
import { errorOf, send } from './requests.ts'
import { createAccount, runHub } from './visitors.ts'

const admin = await createAccount({ role: 'admin' })
await runHub(admin)
const judge = await createAccount({ role: 'judge' })
const uuid = '5f0d2d1e-8d0b-4f57-9d3c-0a9be4f5c111'

/** Counts the rows of every table of both databases. */
const countStored = () => Promise.all([env.DB, env.ANALYTICS].map(countRows))

async function countRows(database: D1Database) {
  const names = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
    )
    .all<{ name: string }>()
  const counts = names.results.map(({ name }) => `(select count(*) from ${name})`).join(',')
  return (await database.prepare(`select ${counts}`).raw())[0]
}

// The auth protocol and the MCP server refuse in formats of their own: see every-route.test.ts.
const routes = inspectRoutes(app).filter(
  ({ isMiddleware, path }) =>
    !isMiddleware && path.startsWith('/api/') && !path.startsWith('/api/auth/'),
)
const writes = routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
const urlOf = (path: string) => path.replaceAll(/:\w+/g, uuid)

/** Describes what is wrong with a refusal; undefined if it is a 4xx with a code and a message. */
async function faultsOf(answer: Response, note: string): Promise<string[]> {
  if (answer.status < 400 || answer.status >= 500) return [`${note}: ${answer.status}`]
  const { code, message } = await errorOf(answer)
  return /^[a-z]+\.[a-z_]+$/.test(code) && message.length > 5 ? [] : [`${note}: ${code} ${message}`]
}

/** A virtual team and a judge may have no hub, a first assignment follows on none, 42 is a good number of places, and none stands for all. */
const allowed = (field: string, value: unknown) =>
  (['hubId', 'revision', 'ownerId', 'seen'].includes(field) && value === null) ||
  (['places', 'perProject', 'perJudge'].includes(field) && value === 42) ||
  (['trackIds', 'countries', 'hubIds'].includes(field) &&
    Array.isArray(value) &&
    value.length === 0)

/** Sends a form and returns the key under which it is stored. */
async function store(path: string, form: { id: string }, token?: string): Promise<string> {
  expect((await send(path, { body: form, token })).status).toBe(201)
  return form.id
}

/** The codes of refusals that name no field: an unsolved captcha, and those of the set-up screen. */
const codesWithoutField = new Set([
  'captcha.failed',
  'setup.email_required',
  'setup.key_wrong',
  'setup.admin_exists',
  'gallery.changed',
  'announcements.changed',
])

type Case = {
  /** The route as in the route table. */
  route: string
  /** The address of something that exists, so that only the form can be refused. */
  path?: () => Promise<string>
  form: () => Promise<Record<string, unknown>>
  /** Who may send it; an administrator, unless said otherwise. */
  token?: string
}

const cases: Case[] = [
  { route: 'POST /api/teams', form: () => makeTeam({ participationMode: 'virtual' }) },
  { route: 'POST /api/contact', form: makeContact },
  { route: 'POST /api/partner-applications', form: makeApplication },
  { route: 'POST /api/hub-interest', form: makeHubInterest },
  {
    route: 'POST /api/setup-admin',
    form: async () => ({ email: admin.email, key: env.SETUP_KEY }),
  },
  {
    route: 'POST /api/admin/roles',
    form: async () => ({ email: admin.email, role: 'organizer' }),
  },
  {
    route: 'PATCH /api/admin/messages/:id',
    path: async () => `/api/admin/messages/${await store('/api/contact', await makeContact())}`,
    form: async () => ({ status: 'done' }),
  },
  {
    route: 'PATCH /api/admin/applications/:id',
    path: async () =>
      `/api/admin/applications/${await store('/api/partner-applications', await makeApplication())}`,
    form: async () => ({ status: 'talking' }),
  },
  {
    route: 'PATCH /api/admin/hub-interests/:id',
    path: async () =>
      `/api/admin/hub-interests/${await store('/api/hub-interest', await makeHubInterest())}`,
    form: async () => ({ status: 'done' }),
  },
  {
    route: 'PATCH /api/admin/teams/:id',
    path: async () => `/api/admin/teams/${await store('/api/teams', await makeTeam())}`,
    form: async () => {
      const { id: _id, captcha: _captcha, ...details } = await makeTeam()
      return { ...details, participationMode: 'virtual', revision: uuid }
    },
  },
  ...Object.entries({
    'POST /api/admin/teams/:id/notes': { id: uuid, text: 'Called her' },
    'POST /api/admin/teams/:id/invitations': { memberId: uuid },
    'PUT /api/admin/matching/reports/:id/decision': { decision: 'keep' },
    'PUT /api/admin/announcements/:id': {
      revision: null,
      subject: 'News',
      text: 'News for you',
      group: 'leads',
      country: '',
      hubId: '',
      trackId: '',
      silentAt: '',
    },
    'PUT /api/admin/announcements/:id/state': { state: 'paused' },
    'POST /api/admin/announcements/:id/test': { revision: uuid },
    'PUT /api/admin/intake/:id/owner': { ownerId: admin.id, seen: null },
    'POST /api/admin/intake/:id/notes': { id: uuid, text: 'Called her' },
    'POST /api/admin/intake/:id/answers': { id: uuid, text: 'Yes', seen: null },
  }).map(([route, form]) => ({ route, form: async () => form })),
  {
    route: 'PUT /api/admin/teams/:id/exceptions',
    path: async () => `/api/admin/teams/${await store('/api/teams', await makeTeam())}/exceptions`,
    form: async () => ({ kind: 'track', until: '2025-10-30', reason: 'A good reason' }),
  },
  {
    route: 'POST /api/admin/teams/:id/mergers',
    path: async () => `/api/admin/teams/${await store('/api/teams', await makeTeam())}/mergers`,
    form: async () => ({ from: uuid }),
  },
  {
    route: 'PUT /api/admin/hubs/:hubId/places',
    path: async () => '/api/admin/hubs/accra/places',
    form: async () => ({ places: 10 }),
  },
  {
    route: 'PATCH /api/teams/mine/:id',
    path: async () =>
      `/api/teams/mine/${await store('/api/teams', await makeTeam({ teamName: 'Own team' }), admin.token)}`,
    form: async () => {
      const answer = await send('/api/teams/mine', { token: admin.token })
      const { teams } = (await answer.json()) as { teams: { revision: string }[] }
      const { id: _id, captcha: _captcha, ...details } = await makeTeam({ teamName: 'Own team' })
      return { ...details, participationMode: 'virtual', revision: teams[0]!.revision }
    },
  },
  ...['PUT /api/teams/mine/:id/lead', 'POST /api/teams/mine/:id/invitations'].map((route) => ({
    route,
    path: async () => {
      const id = await store('/api/teams', await makeTeam(), admin.token)
      return route.split(' ')[1]!.replace(':id', id)
    },
    form: async () => ({ memberId: crypto.randomUUID() }),
  })),
  ...['read', 'decline', 'renew'].map((act) => ({
    route: `POST /api/teams/invitations/${act}`,
    form: async () => ({ token: 'A'.repeat(43) }),
  })),
  { route: 'POST /api/teams/links/read', form: async () => ({ token: 'A'.repeat(43) }) },
  {
    route: 'POST /api/teams/requests',
    form: async () => ({ id: uuid, token: 'A'.repeat(43), name: 'Amina', note: 'From the meetup' }),
  },
  ...organisingForms,
  {
    route: 'POST /api/admin/judging/results/publication',
    form: async () => ({ digest: '0.0.0' }),
  },
  ...[
    'PUT /api/admin/judging/judges/:id/conflicts/:projectId',
    'PUT /api/judging/projects/:id/conflict',
  ].map((route) => ({
    route,
    token: route.includes('admin') ? undefined : judge.token,
    form: async () => ({ reason: 'A good reason' }),
  })),
  {
    route: 'POST /api/admin/analytics/forgotten/page',
    form: async () => ({ page: '/figma-test-home' }),
  },
  {
    route: 'POST /api/admin/analytics/forgotten/days',
    form: async () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  { route: 'PUT /api/reminders', form: async () => ({ isOn: true }) },
  { route: 'PUT /api/admin/gallery', form: async () => ({ projects: 0 }) },
  { route: 'DELETE /api/account', form: async () => ({ email: admin.email }) },
]

test('every route that takes a form is tested here', () => {
  // Find a team is tried in matching.test.ts.
  const here = writes.filter(({ path }) => !path.startsWith('/api/matching/'))
  const names = here.map(({ method, path }) => `${method} ${path}`)
  const covered = new Set([...cases.map(({ route }) => route), ...elsewhere])
  expect(names.filter((name) => !covered.has(name))).toEqual([])
})

test.each(cases)(
  '$route refuses every bad value in every field, names the field, and stores nothing',
  async ({ route, path, form, token = admin.token }) => {
    const [method, pattern] = route.split(' ') as [string, string]
    const address = (await path?.()) ?? urlOf(pattern)
    const values = await form()
    // What is stored above is acknowledged by mail.
    await afterAnswers()
    mailService.mockClear()
    const before = await countStored()
    const spoiled = [...spoil(values)].flatMap(([field, change]) =>
      badValues
        .filter((value) => !allowed(field, value))
        .map((value) => ({ field, value, body: change(value) })),
    )
    // All at once: one after the other, most of the time would be waiting.
    await Promise.all(
      spoiled.map(async ({ field, value, body }) => {
        const note = `${field}: ${JSON.stringify(value)?.slice(0, 60)}`
        const answer = await send(address, { method, body, token })
        expect([400, 403, 409], note).toContain(answer.status)
        const { code, fields = {} } = await errorOf(answer)
        const isNamed = Object.keys(fields).some(
          (name) => `${field}.`.startsWith(`${name}.`) || `${name}.`.startsWith(`${field}.`),
        )
        const isRefused = isNamed || codesWithoutField.has(code)
        expect(isRefused, `${note}: ${code} ${Object.keys(fields).join()}`).toBe(true)
      }),
    )
    expect(await countStored()).toEqual(before)
    expect(mailService).not.toHaveBeenCalled()
  },
)

test.each(writes)(
  '$method $path refuses what is no form, with a code and a message',
  async ({ method, path }) => {
    const before = await countStored()
    await Promise.all(
      bodies.map(async ([note, body]) => {
        const answer = await send(urlOf(path), { method, body, token: admin.token })
        expect(await faultsOf(answer, note)).toEqual([])
      }),
    )
    expect(await countStored()).toEqual(before)
  },
)

test.each(writes)('$method $path refuses a body of another type', async ({ method, path }) => {
  await Promise.all(
    [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      '',
    ].map(async (type) => {
      const answer = await send(urlOf(path), {
        method,
        body: 'id=1',
        token: admin.token,
        headers: { 'content-type': type },
      })
      expect(await faultsOf(answer, type)).toEqual([])
    }),
  )
})

test.each(writes)(
  '$method $path refuses ten megabytes without a stated length, once it has let all of them come',
  async ({ method, path }) => {
    const upload = makeUpload(10)
    const answer = await send(urlOf(path), { method, body: upload.body, token: admin.token })
    expect(answer.status).toBe(413)
    expect((await errorOf(answer)).code).toBe('request.too_large')
    expect(upload.megabytes()).toBe(10)
  },
)

test.each(['/api/contact', '/api/analytics/events', '/api/auth/v1/signup', '/mcp'])(
  'nobody waits for the end of what is far too large: %s',
  async (path) => {
    const upload = makeUpload(64)
    const answer = await send(path, { method: 'POST', body: upload.body })
    expect(answer.status).toBe(413)
    expect(upload.megabytes()).toBeGreaterThan(15)
    expect(upload.megabytes()).toBeLessThan(20)
    expect((await send(path, { method: 'POST', body: makeUpload(10).body })).status).toBe(413)
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

const lists = [
  'teams',
  'members',
  'roles',
  'users',
  'messages',
  'applications',
  'hub-interests',
  'audit-log',
  'check-ins/teams',
  'projects',
  'announcements',
  'intake',
  'matching/reports',
]

test('every list of the dashboard is tested here', async () => {
  const found: string[] = []
  for (const { method, path } of routes) {
    if (method !== 'GET' || !path.startsWith('/api/admin/')) continue
    const answer = await send(urlOf(path), { token: admin.token })
    // Some files are no text.
    const text = new TextDecoder().decode(await answer.arrayBuffer())
    if (text.startsWith('{"rows":')) found.push(path.replace('/api/admin/', ''))
  }
  expect(found.toSorted()).toEqual(lists.toSorted())
})

test.each(lists)('/api/admin/%s refuses a bad query with a code and a message', async (list) => {
  for (const query of badQueries) {
    const answer = await send(`/api/admin/${list}?${query}`, { token: admin.token })
    expect(await faultsOf(answer, query)).toEqual([])
  }
})

test.each(lists)('/api/admin/%s accepts any text as a search', async (list) => {
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
