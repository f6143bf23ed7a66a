import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { countMails, readLink, takeMail } from './mailbox.ts'
import { makeOwnTeam } from './mentored-team.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

const organizer = await createAccount({ role: 'organizer' })

type Answer = {
  status: number
  hubId: string
  teams: number
  waiting: number
  listed: number
  joined: number
  total: number
  rows: {
    id: string
    teamName: string
    isWaiting: boolean
    members: { name: string; hasJoined: boolean }[]
  }[]
  organisers: { id: string; hubId: string; isActive: boolean; acceptedAt: string | null }[]
  id: string
  isInvited: boolean
  error: { code: string }
}

async function call(path: string, token: string, method = 'GET', body?: object) {
  const answer = await send(path, { method, body, token })
  const text = await answer.text()
  return { ...(JSON.parse(text || '{}') as Answer), status: answer.status, text }
}

const all = '/api/admin/hub-organisers'
const act = (path = '', method = 'GET', body?: object) =>
  call(all + path, organizer.token, method, body)
const invite = (email: string, hubId: string) => act('', 'POST', { email, hubId })
const read = ({ token }: { token: string }, query = '') => call(`/api/hub${query}`, token)
const ownAccount = async ({ token }: { token: string }) =>
  (await send('/api/account/role', { token })).json()

async function makeOrganiser(hubId: string) {
  const account = await createAccount()
  expect((await invite(account.email, hubId)).status).toBe(200)
  return account
}

test('an address without an account is invited by mail and runs the hub by accepting; an account keeps its role and is told once', async () => {
  const email = 'wanjiru.invited@example.org'
  const { id, isInvited } = await invite(email, 'nairobi')
  expect(isInvited).toBe(true)
  const find = async () => (await act()).organisers.find((row) => row.id === id)
  expect(await find()).toMatchObject({ hubId: 'nairobi', acceptedAt: null })
  const mail = await takeMail(email)
  expect(mail.subject).toContain('Nairobi')
  const link = readLink(mail)
  expect(link.searchParams.get('redirect_to')).toMatch(/\/hub$/)
  const accepted = await send('/api/auth/v1/verify', {
    body: { type: 'invite', token_hash: link.searchParams.get('token_hash') },
  })
  const { access_token: token } = await accepted.json<{ access_token: string }>()
  expect(await read({ token })).toMatchObject({ status: 200, hubId: 'nairobi' })
  expect((await find())?.acceptedAt).not.toBeNull()

  const judge = await createAccount({ role: 'judge' })
  await Promise.all(Array.from({ length: 10 }, () => invite(judge.email, 'accra')))
  // No cron has to run first.
  expect((await takeMail(judge.email)).subject).toContain('Accra')
  await runCron(EVERY_FIVE_MINUTES, new Date())
  expect(await countMails(judge.email)).toBe(0)
  expect(await ownAccount(judge)).toEqual({ role: 'judge', isMentor: false, hubId: 'accra' })
  await invite(judge.email, 'lagos')
  expect(await ownAccount(judge)).toMatchObject({ hubId: 'lagos' })
  expect((await act()).organisers.filter((row) => row.id === judge.id)).toHaveLength(1)
})

test('a hub organiser sees the hub’s teams and their members’ names, but no address and no other hub', async () => {
  const own = await makeOwnTeam({ hubId: 'accra', teamName: 'N’Diaye Weavers-2.0' })
  const foreign = await makeOwnTeam({ hubId: 'lagos', teamName: 'Lagoon Weavers' })
  const online = await makeOwnTeam({
    participationMode: 'virtual',
    hubId: null,
    teamName: 'Online Weavers',
  })
  const organiser = await makeOrganiser('accra')
  const seen = await read(organiser)
  expect(seen).toMatchObject({ hubId: 'accra', teams: 1, waiting: 0, listed: 3, joined: 2 })
  expect(seen.rows.map(({ id }) => id)).toEqual([own.id])
  expect(seen.rows[0]?.members.map(({ hasJoined }) => hasJoined)).toEqual([true, true, false])
  for (const secret of [own.lead.email, own.joined.email, '+260', foreign.name, online.name])
    expect(seen.text).not.toContain(secret)
  // No parameter names another hub.
  expect((await read(organiser, '?hub=lagos&hubId=lagos')).rows.map(({ id }) => id)).toEqual([
    own.id,
  ])
  expect((await read(organiser, '?search=weav')).total).toBe(1)
  expect((await read(organiser, '?search=okello%20amina')).total).toBe(1)
  expect((await read(organiser, '?search=lagoon')).rows).toEqual([])
  // Neither punctuation nor an apostrophe stands in the way.
  expect((await read(organiser, '?search=n%27diaye')).total).toBe(1)
  expect((await read(organiser, '?search=ndiaye')).total).toBe(1)
  expect((await read(organiser, '?search=weavers%202.0')).total).toBe(1)
  // What is searched is what is shown: no address can be found out.
  const part = own.lead.email.split('-')[0]!
  expect((await read(organiser, `?search=${part}`)).total).toBe(0)
  expect((await read(organiser, '?page=2')).rows).toEqual([])
  expect((await read(organiser, '?page=0')).error.code).toBe('request.invalid')

  await env.DB.prepare('update teams set hub_waiting_since = 1 where id = ?').bind(own.id).run()
  expect(await read(organiser)).toMatchObject({ teams: 0, waiting: 1, listed: 0, joined: 0 })
  expect((await read(organiser)).rows[0]).toMatchObject({ isWaiting: true })
})

test('teams in which somebody has not joined come first', async () => {
  const whole = await makeOwnTeam({ hubId: 'cape-town', teamName: 'Aloe Weavers' })
  const waiting = await makeOwnTeam({ hubId: 'cape-town', teamName: 'Zebra Weavers' })
  await env.DB.prepare('update team_members set joined_at = 1 where team_id = ?')
    .bind(whole.id)
    .run()
  const seen = await read(await makeOrganiser('cape-town'))
  expect(seen.rows.map(({ id }) => id)).toEqual([waiting.id, whole.id])
})

test('the page is for nobody else, not even an administrator, and closes with the next request once the organiser is removed', async () => {
  for (const role of [undefined, 'judge', 'organizer', 'admin'] as const)
    expect((await read(await createAccount({ role }))).error.code).toBe('hubs.not_organiser')
  const organiser = await makeOrganiser('lusaka')
  expect((await read(organiser)).status).toBe(200)
  for (const path of ['', `/${organiser.id}`])
    expect((await call(all + path, organiser.token, path ? 'DELETE' : 'GET')).status).toBe(403)
  expect((await act(`/${organiser.id}`, 'DELETE')).status).toBe(204)
  expect((await read(organiser)).error.code).toBe('hubs.not_organiser')
  expect(await ownAccount(organiser)).toMatchObject({ hubId: null })
  expect((await act(`/${organiser.id}`, 'DELETE')).error.code).toBe('admin.not_found')
  await runCron(EVERY_FIVE_MINUTES, new Date())
  expect(await countMails(organiser.email)).toBe(2)
  const { results } = await env.DB.prepare(
    'select action from audit_log where subject_id = ? order by created_at',
  )
    .bind(organiser.id)
    .all<{ action: string }>()
  expect(results.map(({ action }) => action)).toEqual([
    'hub_organiser_invited',
    'hub_organiser_removed',
  ])
})

test('running a hub is in the copy of its organiser’s data, and ends with the account', async () => {
  const organiser = await makeOrganiser('nairobi')
  const copy = await call('/api/account/export', organiser.token)
  expect(copy).toMatchObject({ organisedHub: [{ hubId: 'nairobi' }] })
  const deleted = await call('/api/account', organiser.token, 'DELETE', {
    email: organiser.email,
  })
  expect(deleted.status).toBe(204)
  expect((await act()).organisers.map(({ id }) => id)).not.toContain(organiser.id)
})

flow('reading the hub of its organiser', 'D1', 200, async () => {
  const { token } = await makeOrganiser('lusaka')
  return () => send('/api/hub?search=a', { token })
})
flow('inviting the organiser of a hub', 'D1, D1', 200, async () => {
  const { email } = await createAccount()
  return () => send(all, { token: organizer.token, body: { email, hubId: 'lusaka' } })
})
