import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { invitationDays } from '#content/facts/joining.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Account = Awaited<ReturnType<typeof createAccount>>
type Member = {
  id: string
  name: string
  email: string
  joinedAt: string | null
  invitedUntil: string | null
}
type Team = { id: string; revision: string; representativeEmail: string; members: Member[] }

const DAY = 24 * 3600_000
/** Sends what waits in the outbox. A run of the cron takes some of it. */
async function sendMails() {
  const waiting = env.DB.prepare('select 1 from outgoing_mails')
  while (await waiting.first()) await runCron(EVERY_FIVE_MINUTES, new Date(Date.now() + 1000))
}
const newEmail = () => `${crypto.randomUUID()}@example.com`
const codeOf = async (answer: Response) => (await errorOf(answer)).code

/** Registers a team with these members, the first of whom represents it. */
async function register(emails: string[], token?: string): Promise<string> {
  const form = await makeTeam({
    representativeName: 'Chipo Dube',
    representativeEmail: emails[0],
    members: emails.map((email, index) => ({ name: `Member ${'ABCDE'[index]}`, email })),
  })
  const answer = await send('/api/teams', { body: form, ...(token && { token }) })
  expect(answer.status).toBe(201)
  return form.id
}

async function readMine({ token }: Account) {
  const answer = await send('/api/teams/mine', { token })
  return (await answer.json()) as {
    teams: Team[]
    memberships: { id: string; joinedAt: string; isOpen: boolean }[]
  }
}

const join = (team: string, { token }: Account) =>
  send(`/api/teams/mine/${team}/membership`, { method: 'PUT', token })
const use = (act: 'read' | 'decline' | 'renew', token: string) =>
  send(`/api/teams/invitations/${act}`, { body: { token } })

/** Takes the invitation out of a mailbox and returns the secret of its link. */
async function takeToken(email: string): Promise<string> {
  await sendMails()
  const mail = await takeMail(email)
  expect(mail.subject).toMatch(/^“[^“”]+” invites you to the team “Baobab[^“”]*”$/)
  return /\/invitation#token=([\w-]{43})$/m.exec(mail.text)![1]!
}

/** Everything that the database of accounts holds. */
async function dumpDatabase(): Promise<string> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'`,
  ).all<{ name: string }>()
  const tables = await env.DB.batch(
    results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return JSON.stringify(tables.map((table) => table.results))
}

test('every member gets an invitation by mail, and its secret is stored nowhere else', async () => {
  const [lead, admin, guest] = [
    await createAccount(),
    await createAccount({ role: 'admin' }),
    newEmail(),
  ]
  const id = await register([lead.email, guest], lead.token)
  const waiting = await dumpDatabase()
  expect(waiting).toContain(`"recipient":"${guest}"`)
  const token = await takeToken(guest)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hash = Buffer.from(digest).toString('base64url')
  const stored = await dumpDatabase()
  expect(stored).toContain(hash)
  for (const copy of [waiting, stored]) expect(copy).not.toContain(token)
  for (const [path, reader] of [
    ['/api/teams/mine', lead],
    ['/api/account/export', lead],
    ['/api/admin/teams', admin],
    ['/api/admin/teams.csv', admin],
    ['/api/admin/members.csv', admin],
    [`/api/admin/teams/${id}`, admin],
    ['/api/admin/audit-log', admin],
  ] as const) {
    const answer = await send(path, { token: reader.token })
    expect([path, answer.status]).toEqual([path, 200])
    const text = await answer.text()
    for (const secret of [token, hash]) expect([path, text.includes(secret)]).toEqual([path, false])
  }
  const answer = await use('read', token)
  expect(await answer.json()).toEqual({
    teamId: id,
    teamName: expect.stringMatching(/^Baobab/),
    invitedBy: 'Chipo Dube',
    trackId: 'education-learning',
    name: 'Member B',
    email: guest,
    isExpired: false,
    isOpen: true,
  })
})

test('a signed-in person who registers a team has joined it; the others join with the invited address', async () => {
  const [lead, guest, stranger] = [
    await createAccount(),
    await createAccount(),
    await createAccount(),
  ]
  const id = await register([lead.email, guest.email], lead.token)
  const [team] = (await readMine(lead)).teams
  expect(team!.members.map(({ joinedAt }) => joinedAt !== null)).toEqual([true, false])
  expect((await readMine(guest)).memberships).toMatchObject([{ id, joinedAt: null }])
  expect(await codeOf(await join(id, stranger))).toBe('teams.not_invited')
  const unconfirmed = await createAccount({ confirmed: false })
  const other = await register([newEmail(), unconfirmed.email])
  expect(await codeOf(await join(other, unconfirmed))).toBe('teams.not_invited')
  const token = await takeToken(guest.email)
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await join(id, guest)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect((await readMine(guest)).memberships[0]!.joinedAt).toEqual(expect.any(String))
  const log = await env.DB.prepare(
    `select count(*) as n from audit_log where action = 'team_joined' and actor_id = ?`,
  )
    .bind(guest.id)
    .first()
  expect(log).toEqual({ n: 1 })
  for (const act of ['read', 'decline', 'renew'] as const)
    expect(await codeOf(await use(act, token))).toBe('teams.invitation_unknown')
})

test('a person joins one team, however many list them at the same moment', async () => {
  const person = await createAccount()
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => register([newEmail(), person.email])),
  )
  const answers = await Promise.all(ids.map((id) => join(id, person)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(19)
  expect(await codeOf(refused[0]!)).toBe('teams.one_team')
  const form = await makeTeam({
    members: [
      { name: 'Own Name', email: person.email },
      { name: 'Other', email: newEmail() },
    ],
  })
  const second = await send('/api/teams', { body: form, token: person.token })
  expect([second.status, await codeOf(second)]).toEqual([409, 'teams.one_team'])
})

test('an invitation is declined without an account, and nothing of the person stays in the team', async () => {
  const [lead, guest] = [newEmail(), newEmail()]
  const id = await register([lead, guest, newEmail()])
  const token = await takeToken(guest)
  expect((await use('decline', token)).status).toBe(204)
  expect(await codeOf(await use('decline', token))).toBe('teams.invitation_unknown')
  const left = await env.DB.prepare('select email from team_members where team_id = ?')
    .bind(id)
    .all()
  expect(left.results.map(({ email }) => email)).not.toContain(guest)
  const mails = env.DB.prepare('select count(*) as n from settled_mails where recipient = ?')
  expect(await mails.bind(guest).first()).toEqual({ n: 0 })
  await sendMails()
  expect((await takeMail(lead)).text).toContain('Member B has declined')
  // The representative would leave a team without a lead.
  await register([lead, newEmail()])
  expect(await codeOf(await use('decline', await takeToken(lead)))).toBe('teams.managed')
})

test('an invitation that has expired can be asked for again, and only the newest link works', async () => {
  const guest = newEmail()
  await register([newEmail(), guest])
  const first = await takeToken(guest)
  await env.DB.prepare('update team_invitations set expires_at = sent_at - 1').run()
  expect(await (await use('read', first)).json()).toMatchObject({ isExpired: true })
  expect((await use('renew', first)).status).toBe(204)
  const second = await takeToken(guest)
  expect(await codeOf(await use('read', first))).toBe('teams.invitation_unknown')
  expect(await (await use('read', second)).json()).toMatchObject({ isExpired: false })
  expect(await codeOf(await use('read', 'A'.repeat(43)))).toBe('teams.invitation_unknown')
})

test('an invitation names who sends it in quotation marks, which their name cannot close', async () => {
  const guest = newEmail()
  const form = await makeTeam({
    representativeName: 'The organisers” of “MCPHack Africa',
    members: [newEmail(), guest].map((email) => ({ name: 'Member', email })),
  })
  expect((await send('/api/teams', { body: form })).status).toBe(201)
  await sendMails()
  const { subject, text } = await takeMail(guest)
  expect(subject).toMatch(/^“The organisers of MCPHack Africa” invites you to the team “/)
  expect(text).toContain('Someone who gave the name “The organisers of MCPHack Africa” has listed')
})

test('an invitation that waits is not sent once its team is deleted or the member is off the list', async () => {
  const [admin, lead] = [await createAccount({ role: 'admin' }), await createAccount()]
  const [ofDeleted, taken, kept] = [newEmail(), newEmail(), newEmail()]
  const id = await register([lead.email, taken, kept], lead.token)
  const [team] = (await readMine(lead)).teams
  const left = team!.members.filter(({ email }) => email !== taken)
  const members = left.map(({ name, email }) => ({ name, email }))
  const body = { ...team, members, representativePhone: '+260971234567' }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', token: lead.token, body })
  expect(answer.status).toBe(200)
  const deleted = await register([newEmail(), ofDeleted])
  await send(`/api/admin/teams/${deleted}`, { method: 'DELETE', token: admin.token })
  await sendMails()
  expect([await countMails(ofDeleted), await countMails(taken)]).toEqual([0, 0])
  expect(await countMails(kept)).toBe(1)
})

test('only the lead sends an invitation again, within the limits of the mailbox', async () => {
  const [lead, stranger] = [await createAccount(), await createAccount()]
  const guest = newEmail()
  const id = await register([lead.email, guest], lead.token)
  const [team] = (await readMine(lead)).teams
  const memberId = team!.members[1]!.id
  const invite = ({ token }: Account) =>
    send(`/api/teams/mine/${id}/invitations`, { body: { memberId }, token })
  expect(await codeOf(await invite(stranger))).toBe('teams.not_found')
  const before = await takeToken(guest)
  const answers = []
  for (let count = 0; count < 6; count++) answers.push((await invite(lead)).status)
  expect(answers).toEqual([204, 204, 204, 204, 429, 429])
  await sendMails()
  expect(await countMails(guest)).toBe(4)
  expect(await codeOf(await use('read', before))).toBe('teams.invitation_unknown')
})

test('a member whom the lead adds is invited, and the link of a removed member stops working', async () => {
  const lead = await createAccount()
  const [old, fresh] = [newEmail(), newEmail()]
  const id = await register([lead.email, old], lead.token)
  const token = await takeToken(old)
  const [team] = (await readMine(lead)).teams
  const members = [
    { name: 'Member A', email: lead.email },
    { name: 'Member C', email: fresh },
  ]
  const body = { ...team, members, representativePhone: '+260971234567' }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', token: lead.token, body })
  expect(answer.status).toBe(200)
  expect(await codeOf(await use('read', token))).toBe('teams.invitation_unknown')
  expect((await use('read', await takeToken(fresh))).status).toBe(200)
  const [after] = (await readMine(lead)).teams
  expect(after!.members[0]!.joinedAt).toEqual(expect.any(String))
  expect(Date.parse(after!.members[1]!.invitedUntil!) - Date.now()).toBeGreaterThan(
    (invitationDays - 1) * DAY,
  )
})

test('the lead hands the team over to a member who has joined, once, and both are told', async () => {
  const [lead, heir, listed] = [await createAccount(), await createAccount(), await createAccount()]
  const id = await register([lead.email, heir.email, listed.email], lead.token)
  await join(id, heir)
  const [team] = (await readMine(lead)).teams
  const handOver = (account: Account, index: number) =>
    send(`/api/teams/mine/${id}/lead`, {
      method: 'PUT',
      token: account.token,
      body: { memberId: team!.members[index]!.id },
    })
  expect(await codeOf(await handOver(heir, 1))).toBe('teams.not_found')
  expect(await codeOf(await handOver(lead, 2))).toBe('teams.not_joined')
  await sendMails()
  const answers = await Promise.all(Array.from({ length: 100 }, () => handOver(lead, 1)))
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  await sendMails()
  expect((await takeMail(heir.email)).subject).toBe('You now lead your team for MCPHack Africa')
  expect((await takeMail(lead.email)).subject).toBe('You handed over your team for MCPHack Africa')
  const log = await env.DB.prepare(
    `select count(*) as n from audit_log where action = 'team_handed_over'`,
  ).first()
  expect(log).toEqual({ n: 1 })
  expect((await readMine(heir)).teams).toMatchObject([{ id, representativeEmail: heir.email }])
  expect(await readMine(lead)).toMatchObject({ teams: [], memberships: [{ id }] })
  await send(`/api/teams/mine/${id}/membership`, { method: 'DELETE', token: lead.token })
  await sendMails()
  expect((await takeMail(heir.email)).text).toContain('Member A is no longer a member')
})

test('after the deadline nobody joins, takes over or is invited again, unless an organiser made an exception', async () => {
  const [lead, guest, admin] = [
    await createAccount(),
    await createAccount(),
    await createAccount({ role: 'admin' }),
  ]
  const id = await register([lead.email, guest.email], lead.token)
  const secret = await takeToken(guest.email)
  expect((await readMine(guest)).memberships).toMatchObject([{ id, isOpen: true }])
  stopEditionAt('2025-11-05T00:00:00')
  expect(await codeOf(await join(id, guest))).toBe('teams.locked')
  expect((await readMine(guest)).memberships).toMatchObject([{ id, isOpen: false }])
  const [team] = (await readMine(lead)).teams
  const guestId = team!.members.find(({ email }) => email === guest.email)!.id
  expect(await (await use('read', secret)).json()).toMatchObject({ isOpen: false })
  const again = { token: lead.token, body: { memberId: guestId } }
  for (const refused of [
    await send(`/api/teams/mine/${id}/invitations`, again),
    await use('renew', secret),
  ])
    expect(await codeOf(refused)).toBe('teams.locked')
  await sendMails()
  expect(await countMails(guest.email)).toBe(0)
  const memberId = team!.members[0]!.id
  const handOver = { method: 'PUT', token: lead.token, body: { memberId } }
  expect(await codeOf(await send(`/api/teams/mine/${id}/lead`, handOver))).toBe('teams.not_joined')
  await send(`/api/admin/teams/${id}/exceptions`, {
    method: 'PUT',
    token: admin.token,
    body: { kind: 'team', until: '2025-11-06', reason: 'Ill for two weeks' },
  })
  expect(await (await use('read', secret)).json()).toMatchObject({ isOpen: true })
  expect((await join(id, guest)).status).toBe(204)
})
