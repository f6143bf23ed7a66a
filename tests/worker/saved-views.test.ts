import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type View = { list: string; name: string; query: string }

const path = '/api/admin/views'

/** Signs an organizer in; returns the account, how it saves and deletes views, and how it lists them. */
async function openViews() {
  const organizer = await createAccount({ role: 'organizer' })
  const { token } = organizer
  const act = (method: string, body: object) => send(path, { method, body, token })
  return {
    organizer,
    save: (view: object) => act('PUT', { list: 'teams', query: 'mode=virtual', ...view }),
    remove: (view: object) => act('DELETE', { list: 'teams', ...view }),
    list: async () => (await (await send(path, { token })).json<{ views: View[] }>()).views,
  }
}

test('a view is saved, found again by its owner alone, and deleted', async () => {
  const { save, remove, list } = await openViews()
  const other = await openViews()
  const query = 'search=nairobi&country=KE&sort=name&order=asc&columns=name%2Ccountry'
  const view = { list: 'teams', name: 'Kenya', query }
  expect(await (await save(view)).json()).toEqual({ views: [view] })
  expect(await list()).toEqual([view])
  expect(await other.list()).toEqual([])
  await other.remove({ name: 'Kenya' })
  expect(await list()).toEqual([view])
  expect(await (await remove({ name: 'Kenya' })).json()).toEqual({ views: [] })
  // Twice does no harm.
  expect((await remove({ name: 'Kenya' })).status).toBe(200)
})

test('a view takes the place of one with the same name, whatever its case and accents, in the same list', async () => {
  const { save, list } = await openViews()
  await save({ name: 'Équipes  silencieuses' })
  await save({ list: 'members', name: 'équipes silencieuses', query: 'state=invited' })
  await save({ name: 'equipes Silencieuses', query: 'checkIn=1-silent' })
  expect(await list()).toEqual([
    { list: 'members', name: 'équipes silencieuses', query: 'state=invited' },
    { list: 'teams', name: 'equipes Silencieuses', query: 'checkIn=1-silent' },
  ])
})

test.each([
  ['reports', 'search=spam&state=open'],
  ['inbox', 'sort=created&order=asc&state=overdue&kind=message&owner=nobody'],
  ['messages', 'status=new'],
  ['applications', 'status=talking'],
  ['checkIns', 'number=2&answer=blocked'],
  ['projects', 'sort=submitted&state=handed-in&track=open-innovation'],
  ['audit', 'action=signed_in&from=2025-09-11&to=2025-09-12'],
])('a view of the %s keeps the filters of that list, and no others', async (of, query) => {
  const { save, list } = await openViews()
  const view = { list: of, name: 'Each day', query }
  expect(await (await save(view)).json()).toEqual({ views: [view] })
  expect((await save({ ...view, query: `${query}&mode=virtual` })).status).toBe(400)
  expect(await list()).toEqual([view])
})

test('a search of a hundred letters is saved, also of those that an address writes with nine characters', async () => {
  const { save, list } = await openViews()
  const query = new URLSearchParams({
    search: 'ሀ'.repeat(100),
    sort: 'country',
    order: 'asc',
    columns: 'name,representative,contact,country,mode,members,registered,track',
    mode: 'in-person',
    country: 'ZA',
    hub: 'east-london',
    track: 'environmental-sustainability',
    from: '2025-09-11',
    to: '2025-11-12',
    members: '5',
    status: 'complete',
    stage: 'handed-in',
    checkIn: '3-blocked',
  }).toString()
  expect((await save({ name: 'Everything', query })).status).toBe(200)
  expect(await list()).toEqual([{ list: 'teams', name: 'Everything', query }])
})

test('of a hundred views that are saved at once, fifty are kept, and each of these can still be changed', async () => {
  const { save, list } = await openViews()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => save({ name: `View ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  const refusals = answers.filter(({ status }) => status === 409)
  expect(refusals).toHaveLength(50)
  expect((await errorOf(refusals[0]!)).code).toBe('admin.too_many_views')
  const [first] = await list()
  expect((await save({ name: first!.name, query: 'mode=in-person' })).status).toBe(200)
  expect(await list()).toContainEqual({ ...first, query: 'mode=in-person' })
})

test.each([
  ['a list that is not there', { list: 'secrets', name: 'A' }, 'list'],
  ['no name', { name: ' ' }, 'name'],
  ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
  ['a name that turns the text around', { name: 'A\u202eB' }, 'name'],
  ['a parameter of another page', { name: 'A', query: 'tab=erasure' }, 'query'],
  ['a filter of another list', { name: 'A', query: 'state=joined' }, 'query'],
  ['an address elsewhere', { name: 'A', query: 'https://evil.example/?mode=virtual' }, 'query'],
  ['ten thousand characters', { name: 'A', query: `search=${'x'.repeat(10_000)}` }, 'query'],
])('a view with %s is refused at its field, and nothing is stored', async (_, view, field) => {
  const { save, list } = await openViews()
  const answer = await save(view)
  expect(answer.status).toBe(400)
  const { code, fields } = await errorOf(answer)
  expect(code).toBe('request.invalid')
  expect(Object.keys(fields ?? {})).toEqual([field])
  expect(await list()).toEqual([])
})

test('saved views are in the copy of what is stored about their owner, and go with the account', async () => {
  const { organizer, save } = await openViews()
  await save({ name: 'Mine' })
  const { token, email, id } = organizer
  const copy = await (await send('/api/account/export', { token })).json()
  expect(copy).toMatchObject({ savedViews: [{ name: 'Mine', query: 'mode=virtual' }] })
  await send('/api/account', { method: 'DELETE', token, body: { email } })
  const left = await env.DB.prepare('select count(*) as n from saved_views where owner_id = ?')
    .bind(id)
    .first('n')
  expect(left).toBe(0)
})
