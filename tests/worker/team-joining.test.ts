import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { mostJoinRequests } from '#content/facts/joining.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Account = Awaited<ReturnType<typeof createAccount>>
type Request = { id: string; name: string; note: string }
type Mine = {
  teams: {
    id: string
    revision: string
    link: string | null
    requests: Request[]
    members: { id: string; name: string; email: string; joinedAt: string | null }[]
  }[]
  memberships: { id: string; joinedAt: string | null; members: object[] }[]
  requests: { id: string; teamName: string }[]
}

const codeOf = async (answer: Response) => (await errorOf(answer)).code
const newEmail = () => `${crypto.randomUUID()}@example.com`

async function sendMails() {
  const waiting = env.DB.prepare('select 1 from outgoing_mails')
  while (await waiting.first()) await runCron(EVERY_FIVE_MINUTES, new Date(Date.now() + 1000))
}

/** Registers a team of so many members, the first of whom leads it and is signed in. */
async function register(size = 2, changes: Record<string, unknown> = {}) {
  const lead = await createAccount()
  const form = await makeTeam({
    representativeEmail: lead.email,
    members: Array.from({ length: size }, (_, index) => ({
      name: `Member ${'ABCDE'[index]}`,
      email: index === 0 ? lead.email : newEmail(),
    })),
    ...changes,
  })
  expect((await send('/api/teams', { body: form, token: lead.token })).status).toBe(201)
  const call = (path: string, method: string, { token }: Account = lead) =>
    send(`/api/teams/mine/${form.id}${path}`, { method, token })
  const renew = async () => {
    const answer = await call('/link', 'PUT')
    expect(answer.status).toBe(200)
    return (await answer.json<{ link: string }>()).link
  }
  return { id: form.id, name: form.teamName, lead, call, renew }
}

const tokenOf = (link: string) => /\/join#token=([\w-]{43})$/.exec(link)![1]!
const readMine = async ({ token }: Account) =>
  (await send('/api/teams/mine', { token })).json<Mine>()
const readLink = (token: string) => send('/api/teams/links/read', { body: { token } })
const ask = (token: string, account: Account, changes: object = {}) =>
  send('/api/teams/requests', {
    body: { id: crypto.randomUUID(), token, name: 'Naledi Moyo', note: 'From Lusaka', ...changes },
    token: account.token,
  })
/** Asks to join by a link and returns the id of the request. */
async function request(link: string, account: Account) {
  const answer = await ask(tokenOf(link), account)
  expect(answer.status).toBe(200)
  return (await answer.json<{ id: string }>()).id
}

/** Changes a team as its lead has read it. */
const change = (lead: Account, { members, ...team }: Mine['teams'][number]) =>
  send(`/api/teams/mine/${team.id}`, {
    method: 'PATCH',
    token: lead.token,
    body: {
      ...team,
      members: members.map(({ name, email }) => ({ name, email })),
      representativePhone: '+260971234567',
    },
  })

test('the lead has a link that works until it is renewed or switched off, and its secret is stored nowhere', async () => {
  const { name, lead, call, renew } = await register()
  expect((await readMine(lead)).teams[0]!.link).toBeNull()
  const first = await renew()
  expect((await readMine(lead)).teams[0]!.link).toBe(first)
  const { results } = await env.DB.prepare('select * from team_links').all()
  expect(JSON.stringify(results)).not.toContain(tokenOf(first))
  expect(await (await readLink(tokenOf(first))).json()).toEqual({
    teamName: name,
    representativeName: 'Thandiwe Phiri',
    trackId: 'education-learning',
    hubId: 'lusaka',
    isFull: false,
    isOpen: true,
  })
  const second = await renew()
  expect(await codeOf(await readLink(tokenOf(first)))).toBe('teams.link_unknown')
  for (let times = 0; times < 2; times++) expect((await call('/link', 'DELETE')).status).toBe(204)
  expect(await codeOf(await readLink(tokenOf(second)))).toBe('teams.link_unknown')
  expect(await codeOf(await ask(tokenOf(second), await createAccount()))).toBe('teams.link_unknown')
  const stranger = await createAccount()
  for (const method of ['PUT', 'DELETE'])
    expect(await codeOf(await call('/link', method, stranger))).toBe('teams.not_found')
  const copy = await send('/api/account/export', { token: lead.token })
  await renew()
  expect(await copy.text()).not.toContain('#token=')
})

test('someone who uses the link waits until the lead accepts, and then sees the team without addresses', async () => {
  const { id, name, lead, call, renew } = await register()
  const link = await renew()
  const guest = await createAccount()
  const requestId = await request(link, guest)
  // Asking again says something else and tells nobody.
  expect((await ask(tokenOf(link), guest, { note: 'I write Go' })).status).toBe(200)
  await sendMails()
  expect((await takeMail(lead.email)).text).toContain('Naledi Moyo')
  const [team] = (await readMine(lead)).teams
  expect(team!.requests).toEqual([
    { id: requestId, name: 'Naledi Moyo', note: 'I write Go', createdAt: expect.any(String) },
  ])
  expect((await readMine(guest)).requests).toMatchObject([{ id: requestId, teamName: name }])
  const copy = await (await send('/api/account/export', { token: guest.token })).json()
  expect(copy).toMatchObject({ joinRequests: [{ id: requestId, note: 'I write Go' }] })
  expect((await readMine(guest)).memberships).toEqual([])

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(`/requests/${requestId}`, 'PUT')),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  const mine = await readMine(guest)
  expect(mine.requests).toEqual([])
  expect(mine.memberships).toMatchObject([
    {
      id,
      joinedAt: expect.any(String),
      members: [
        { name: 'Member A' },
        { name: 'Member B', joinedAt: null },
        { name: 'Naledi Moyo' },
      ],
    },
  ])
  expect(JSON.stringify(mine.memberships[0]!.members)).not.toContain('@')
  await sendMails()
  expect((await takeMail(guest.email)).subject).toBe('You have joined a team for MCPHack Africa')
  const log = env.DB.prepare(
    `select count(*) as n from audit_log where action = 'member_accepted' and subject_id = ?`,
  )
  expect(await log.bind(id).first('n')).toBe(1)
  // The lead had read the team before.
  expect(await codeOf(await change(lead, team!))).toBe('teams.changed')
})

test('of a hundred people accepted at once, one gets the last seat', async () => {
  const { id, call, renew } = await register(4)
  const link = await renew()
  const guests = await Promise.all(Array.from({ length: 100 }, () => createAccount()))
  const ids = await Promise.all(guests.map((guest) => request(link, guest)))
  const answers = await Promise.all(ids.map((one) => call(`/requests/${one}`, 'PUT')))
  const codes = await Promise.all(
    answers.map(async (answer) => (answer.status === 204 ? 'in' : codeOf(answer))),
  )
  expect(codes.filter((code) => code === 'in')).toHaveLength(1)
  expect(codes.filter((code) => code === 'teams.full')).toHaveLength(99)
  const members = env.DB.prepare('select count(*) as n from team_members where team_id = ?')
  expect(await members.bind(id).first('n')).toBe(5)
  expect(await codeOf(await ask(tokenOf(link), await createAccount()))).toBe('teams.full')
  expect(await (await readLink(tokenOf(link))).json()).toMatchObject({ isFull: true })
})

test('a person accepted by many teams at once joins one of them, and no request is left', async () => {
  const guest = await createAccount()
  const teams = await Promise.all(Array.from({ length: mostJoinRequests }, () => register()))
  const asked = await Promise.all(
    teams.map(async (team) => ({ team, id: await request(await team.renew(), guest) })),
  )
  const one = await register()
  expect(await codeOf(await ask(tokenOf(await one.renew()), guest))).toBe('teams.asked_enough')
  const answers = await Promise.all(
    asked.map(({ team, id }) => team.call(`/requests/${id}`, 'PUT')),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(await codeOf(answers.find(({ status }) => status !== 204)!)).toBe('teams.request_gone')
  const mine = await readMine(guest)
  expect([mine.memberships.length, mine.requests.length]).toEqual([1, 0])
  expect(await codeOf(await ask(tokenOf(await one.renew()), guest))).toBe('teams.one_team')
})

test('someone who joins while the lead removes or accepts them is either in the team or not', async () => {
  const { lead, call, renew } = await register(3)
  const guest = await createAccount()
  const requestId = await request(await renew(), guest)
  const [team] = (await readMine(lead)).teams
  const kept = team!.members.slice(0, 2)
  const [accepted, changed] = await Promise.all([
    call(`/requests/${requestId}`, 'PUT'),
    change(lead, { ...team!, members: kept }),
  ])
  expect([200, 409]).toContain(changed.status)
  const names = (await readMine(lead)).teams[0]!.members.map(({ name }) => name)
  expect(accepted.status).toBe(204)
  expect(names.includes('Naledi Moyo')).toBe(true)
  expect(names.includes('Member C')).toBe(changed.status !== 200)
})

test('the lead declines, the asker withdraws, and strangers can do neither', async () => {
  const { call, renew, lead } = await register()
  const link = await renew()
  const [guest, stranger] = [await createAccount(), await createAccount()]
  const requestId = await request(link, guest)
  const other = await register()
  for (const method of ['PUT', 'DELETE']) {
    expect(await codeOf(await call(`/requests/${requestId}`, method, stranger))).toBe(
      'teams.not_found',
    )
    // The lead of another team names a request that is not to theirs.
    expect(await codeOf(await other.call(`/requests/${requestId}`, method))).toBe(
      'teams.request_gone',
    )
  }
  const withdraw = ({ token }: Account) =>
    send(`/api/teams/requests/${requestId}`, { method: 'DELETE', token })
  expect((await withdraw(stranger)).status).toBe(204)
  expect((await readMine(lead)).teams[0]!.requests).toHaveLength(1)
  expect((await withdraw(guest)).status).toBe(204)
  expect(await codeOf(await call(`/requests/${requestId}`, 'PUT'))).toBe('teams.request_gone')
  const again = await request(link, guest)
  expect((await call(`/requests/${again}`, 'DELETE')).status).toBe(204)
  await sendMails()
  expect((await takeMail(guest.email)).text).toContain('has declined your request')
  expect((await readMine(guest)).requests).toEqual([])
})

test('only a confirmed account that is not in the team asks, while teams may change, and no name hides its direction', async () => {
  const { lead, renew, id } = await register()
  const token = tokenOf(await renew())
  expect(await codeOf(await ask(token, await createAccount({ confirmed: false })))).toBe(
    'teams.unconfirmed',
  )
  expect(await codeOf(await ask(token, lead))).toBe('teams.already_in')
  expect(await codeOf(await ask('A'.repeat(43), lead))).toBe('teams.link_unknown')
  const guest = await createAccount()
  const hidden = await ask(token, guest, { name: 'Na\u202eledi' })
  expect((await errorOf(hidden)).fields).toHaveProperty('name')
  expect((await send('/api/teams/requests', { body: {} })).status).toBe(401)
  // The key of somebody else's request.
  const key = crypto.randomUUID()
  expect((await ask(token, await createAccount(), { id: key })).status).toBe(200)
  expect((await ask(token, guest, { id: key })).status).toBe(409)
  const requestId = await request(`/join#token=${token}`, guest)
  stopEditionAt('2025-11-05T00:00:00')
  expect(await codeOf(await ask(token, await createAccount()))).toBe('teams.locked')
  const late = await send(`/api/teams/mine/${id}/requests/${requestId}`, {
    method: 'PUT',
    token: lead.token,
  })
  expect(await codeOf(late)).toBe('teams.locked')
})

test('nobody can fill a lead’s mailbox by asking, and the requests of a deleted account are gone', async () => {
  const { lead, renew } = await register(2)
  const link = await renew()
  await sendMails()
  const before = await countMails(lead.email)
  const guests = await Promise.all(Array.from({ length: 13 }, () => createAccount()))
  for (const guest of guests) await request(link, guest)
  await sendMails()
  expect((await countMails(lead.email)) - before).toBe(10)
  const [gone] = guests
  const answer = await send('/api/account', {
    method: 'DELETE',
    token: gone!.token,
    body: { email: gone!.email },
  })
  expect(answer.status).toBe(204)
  expect((await readMine(lead)).teams[0]!.requests).toHaveLength(12)
})
