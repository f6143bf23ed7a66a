import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Row = Record<string, unknown>
type Account = Awaited<ReturnType<typeof createAccount>>

const admin = await createAccount({ role: 'admin' })

const readAll = async (statement: string, ...values: string[]) =>
  (
    await env.DB.prepare(statement)
      .bind(...values)
      .all<Row>()
  ).results

const newAddress = (name: string) => `${name}.${crypto.randomUUID()}@example.com`

/** Registers a team of the given addresses; the first one represents it, unless another one does. */
async function registerTeam(addresses: string[], changes: Row = {}) {
  const form = await makeTeam({
    representativeEmail: addresses[0],
    representativeName: 'Chipo Dube',
    members: addresses.map((email, index) => ({ name: `Member ${'ABCDE'[index]}`, email })),
    ...changes,
  })
  expect((await send('/api/teams', { body: form })).status).toBe(201)
  return form.id
}

/** Sends every form from an address, and leaves a mail to it in the outbox. */
async function sendEverything(email: string) {
  const message = await makeContact({ email })
  await send('/api/contact', { body: message })
  await send('/api/partner-applications', { body: await makeApplication({ email }) })
  await send('/api/hub-interest', { body: await makeHubInterest({ email }) })
  await env.DB.prepare(
    `insert into outgoing_mails (id, recipient, copy, url, due_at, created_at) values (?1, ?2, '{}', 'x', 9e15, 1)`,
  )
    .bind(crypto.randomUUID(), email)
    .run()
}

type Team = Record<'revision' | 'representative_email', string> & { members: unknown[] }

const readTeam = async (id: string): Promise<Team | undefined> => {
  const [team] = await readAll('select * from teams where id = ?', id)
  const members = await readAll(
    'select email from team_members where team_id = ? order by position',
    id,
  )
  return team && { ...(team as Team), members: members.map(({ email }) => email) }
}

/** Counts the rows of an address by table, once the acknowledgements of its forms have left. */
const countIn = async (address: string) => {
  await afterAnswers()
  const columns = {
    contact_messages: 'email',
    partner_applications: 'email',
    hub_interests: 'email',
    team_members: 'email',
    teams: 'representative_email',
    outgoing_mails: 'recipient',
    users: 'new_email',
    one_time_tokens: 'email',
    factors: 'undo_email',
    undo_links: 'email',
  }
  const counts = await Promise.all(
    Object.entries(columns).map(async ([table, column]) => {
      const rows = await readAll(`select 1 from ${table} where ${column} = ?`, address)
      return [table, rows.length] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const sendMails = () => runCron(EVERY_FIVE_MINUTES, new Date(Date.now() + 1000))
const leave = (team: string, { token }: Account) =>
  send(`/api/teams/mine/${team}/membership`, { method: 'DELETE', token })
const deleteOwn = ({ token, email }: Account, more: Row = {}) =>
  send('/api/account', { method: 'DELETE', token, body: { email, ...more } })
const erase = (email: string) =>
  send('/api/admin/addresses', { method: 'DELETE', token: admin.token, body: { email } })

test('a person sees the teams that list them, with nobody else’s address, and leaves one', async () => {
  const boss = newAddress('boss')
  const person = await createAccount()
  const id = await registerTeam([boss, person.email, newAddress('third')], {
    teamName: 'Acacia and Friends',
  })
  const mine = async () =>
    (await send('/api/teams/mine', { token: person.token })).json<{
      teams: Row[]
      memberships: Row[]
    }>()
  expect(await mine()).toEqual({
    requests: [],
    teams: [],
    memberships: [
      {
        id,
        teamName: 'Acacia and Friends',
        representativeName: 'Chipo Dube',
        name: 'Member B',
        email: person.email,
        createdAt: expect.any(String),
        joinedAt: null,
        trackId: 'education-learning',
        participationMode: 'in-person',
        hubId: 'lusaka',
        hubWaitingSince: null,
        isOpen: true,
        // How far the team has come is for those who have joined it.
        exceptions: [],
        told: [],
        submittedAt: null,
        members: [],
      },
    ],
  })
  const { revision } = (await readTeam(id))!
  expect((await leave(id, person)).status).toBe(204)
  expect(await mine()).toEqual({ requests: [], teams: [], memberships: [] })
  const team = (await readTeam(id))!
  expect(team.members).toHaveLength(2)
  expect(team.revision).not.toBe(revision)
  const mail = await takeMail(boss)
  expect(mail.text).toContain(
    'Member B has declined the invitation to your team Acacia and Friends',
  )
  expect(mail.text).not.toContain('smaller than the rules')
  await sendMails()
  // The acknowledgement of the registration, and the invitation.
  for (let count = 0; count < 2; count++) await takeMail(boss)
  expect(
    await readAll(
      `select actor_id from audit_log where action = 'team_left' and subject_id = ?`,
      id,
    ),
  ).toEqual([{ actor_id: person.id }])

  expect((await leave(id, person)).status).toBe(204)
  await sendMails()
  expect(await countMails(boss)).toBe(0)
})

test('a change begun before someone left does not bring them back unnoticed', async () => {
  const boss = await createAccount()
  const person = await createAccount()
  const id = await registerTeam([boss.email, person.email])
  const list = await send('/api/teams/mine', { token: boss.token })
  const [team] = (await list.json<{ teams: (Row & { members: Row[] })[] }>()).teams
  expect((await leave(id, person)).status).toBe(204)
  const body = {
    ...team,
    members: team!.members.map(({ name, email }) => ({ name, email })),
  }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', token: boss.token, body })
  expect((await errorOf(answer)).code).toBe('teams.changed')
  await sendMails()
  expect((await takeMail(boss.email)).text).toContain('smaller than the rules allow')
})

test('nobody leaves a team that they manage, a team of others, or with an address that is not confirmed', async () => {
  const boss = await createAccount()
  const stranger = await createAccount()
  const pretender = await createAccount({ confirmed: false })
  const id = await registerTeam([boss.email, pretender.email])
  const refused = await leave(id, boss)
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'teams.managed'])
  expect((await leave(id, stranger)).status).toBe(204)
  expect((await leave(id, pretender)).status).toBe(204)
  expect((await readTeam(id))!.members).toEqual([boss.email, pretender.email])
})

test('nobody can fill a mailbox by leaving many teams that name it', async () => {
  const leaver = await createAccount()
  const victim = newAddress('victim')
  const teams = []
  for (let count = 0; count < 13; count++) teams.push(await registerTeam([victim, leaver.email]))
  await sendMails()
  const before = await countMails(victim)
  for (const team of teams.slice(0, 6)) expect((await leave(team, leaver)).status).toBe(204)
  expect((await deleteOwn(leaver)).status).toBe(204)
  await sendMails()
  expect((await countMails(victim)) - before).toBe(10)
})

test('nobody can fill a mailbox by handing many teams over to it', async () => {
  const leaver = await createAccount()
  const victim = newAddress('victim')
  for (let count = 0; count < 13; count++) await registerTeam([leaver.email, victim])
  await sendMails()
  const before = await countMails(victim)
  expect((await deleteOwn(leaver)).status).toBe(204)
  await sendMails()
  expect((await countMails(victim)) - before).toBe(10)
})

test('a session that has ended leaves no team', async () => {
  const person = await createAccount()
  const id = await registerTeam([newAddress('boss'), person.email])
  expect((await send('/api/teams/mine', { token: person.token })).status).toBe(200)
  await env.DB.prepare('delete from sessions where user_id = ?').bind(person.id).run()
  expect((await leave(id, person)).status).toBe(401)
  expect((await readTeam(id))!.members).toHaveLength(2)
})

test('after the deletion of an account its address stands in partner applications alone, and teams go on', async () => {
  const person = await createAccount()
  await sendEverything(person.email)
  const heir = newAddress('heir')
  const boss = newAddress('boss')
  const represented = await registerTeam([person.email, heir, newAddress('third')])
  const alone = await registerTeam([person.email, newAddress('other')])
  await env.DB.prepare('delete from team_members where team_id = ? and email <> ?')
    .bind(alone, person.email)
    .run()
  const listed = await registerTeam([boss, person.email, newAddress('third')])
  const { revision } = (await readTeam(listed))!

  expect((await deleteOwn(person)).status).toBe(204)
  expect(await countIn(person.email)).toEqual({ partner_applications: 1 })
  expect(await readTeam(alone)).toBeUndefined()
  expect(await readTeam(represented)).toMatchObject({
    representative_email: heir,
    representative_name: 'Member B',
    representative_phone: '',
    members: [heir, expect.stringContaining('third')],
  })
  const after = (await readTeam(listed))!
  expect(after.members).toEqual([boss, expect.stringContaining('third')])
  expect(after.revision).not.toBe(revision)
  const search = `/api/admin/teams?search=${encodeURIComponent(`${heir.split('@')[0]} zambia`)}`
  const { total } = await (await send(search, { token: admin.token })).json<{ total: number }>()
  expect(total).toBe(1)
  await takeMail(boss)
  await sendMails()
  expect((await takeMail(boss)).subject).toContain('left your team')
  expect((await takeMail(heir)).subject).toContain('represent a team')
})

test('with everything, the deletion of an account takes its applications and the teams it represents', async () => {
  const person = await createAccount()
  await sendEverything(person.email)
  const mate = newAddress('mate')
  const represented = await registerTeam([person.email, mate])
  const others = await registerTeam([mate, person.email])
  expect((await deleteOwn(person, { everything: true })).status).toBe(204)
  expect(await countIn(person.email)).toEqual({})
  expect(await readTeam(represented)).toBeUndefined()
  expect(await readAll('select 1 from team_members where team_id = ?', represented)).toEqual([])
  expect((await readTeam(others))!.members).toEqual([mate])
})

test('the deletion of an account whose address is not confirmed takes nothing sent from the address', async () => {
  const person = await createAccount({ confirmed: false })
  await sendEverything(person.email)
  const id = await registerTeam([person.email, newAddress('mate')])
  const before = await countIn(person.email)
  expect((await deleteOwn(person, { everything: true })).status).toBe(204)
  expect(await countIn(person.email)).toEqual(before)
  expect(await readTeam(id)).toBeDefined()
})

test('the last administrator, who may not leave, keeps everything', async () => {
  const roles = await readAll(`select id from user_roles where user_id = ?`, admin.id)
  await env.DB.prepare(`delete from user_roles where role = 'admin' and user_id <> ?`)
    .bind(admin.id)
    .run()
  await sendEverything(admin.email)
  const before = await countIn(admin.email)
  expect((await deleteOwn(admin, { everything: true })).status).toBe(409)
  expect(await countIn(admin.email)).toEqual(before)
  expect(roles).toHaveLength(1)
})

test('an administrator sees where an address is stored and erases it, whoever it belongs to', async () => {
  const email = newAddress('Forget.Me').toLowerCase()
  await sendEverything(email)
  const heir = newAddress('heir')
  const team = await registerTeam([email, heir])
  const listed = await registerTeam([heir, email])
  const look = async (address: string) =>
    (
      await send(`/api/admin/addresses?email=${encodeURIComponent(address)}`, {
        token: admin.token,
      })
    ).json()
  const counts = {
    messages: 1,
    applications: 1,
    hubInterests: 1,
    memberships: 2,
    teams: 1,
    // The acknowledgement of the team and an invitation.
    mails: 2,
    // announcements.test.ts erases those.
    announcements: 0,
    changes: 1,
    sentMails: 2,
    noReminders: 1,
    noAnnouncements: 1,
  }
  await env.DB.batch([
    ...['reminder_refusals', 'announcement_refusals'].map((table) =>
      env.DB.prepare(`insert into ${table} values (?, 1)`).bind(email),
    ),
    env.DB.prepare(
      `insert into settled_mails (id, team_id, recipient, subject, delivery, created_at) values (?1, ?1, ?2, 'Subject', 'sent', 1)`,
    ).bind(listed, email),
  ])
  await afterAnswers()
  // Someone else has begun to move an account to the address.
  const mover = await createAccount()
  const move = { method: 'PUT', token: mover.token, body: { email } }
  expect((await send('/api/auth/v1/user', move)).status).toBe(200)
  expect(await look(email.toUpperCase())).toEqual({ counts, accountId: null })

  const answer = await erase(email)
  expect([answer.status, await answer.json()]).toEqual([200, counts])
  expect(await countIn(email)).toEqual({})
  expect((await readTeam(team))!.representative_email).toBe(heir)
  expect((await readTeam(listed))!.members).toEqual([heir])
  const log = await readAll(
    `select details from audit_log where action = 'address_erased' order by created_at desc`,
  )
  expect(JSON.parse(log[0]!.details as string)).toEqual(counts)
  expect(JSON.stringify(log)).not.toContain('forget')

  const none = Object.fromEntries(Object.keys(counts).map((place) => [place, 0]))
  expect(await (await erase(email)).json()).toEqual(none)
  expect(await readAll(`select 1 from audit_log where action = 'address_erased'`)).toHaveLength(
    log.length,
  )
})

test('someone who registered a team and is erased from it no longer manages it', async () => {
  const person = await createAccount()
  const heir = await createAccount()
  const form = await makeTeam({
    representativeEmail: person.email,
    members: [person.email, heir.email].map((email, index) => ({ name: `Member ${index}`, email })),
  })
  expect((await send('/api/teams', { body: form, token: person.token })).status).toBe(201)
  const mine = async ({ token }: Account) =>
    (await (await send('/api/teams/mine', { token })).json<{ teams: Row[] }>()).teams.length
  expect(await mine(person)).toBe(1)
  expect((await erase(person.email)).status).toBe(200)
  expect([await mine(person), await mine(heir)]).toEqual([0, 1])
})

test('a search for an address names its account, and refuses anything that is not an address', async () => {
  const person = await createAccount()
  const ask = (email: string) =>
    send(`/api/admin/addresses?email=${encodeURIComponent(email)}`, { token: admin.token })
  expect(await (await ask(person.email)).json()).toMatchObject({ accountId: person.id })
  expect((await ask('nobody')).status).toBe(400)
  expect((await erase('nobody')).status).toBe(400)
})

test('a person’s own data has waiting mails, and members’ addresses only for the representative', async () => {
  const owner = await createAccount()
  const boss = newAddress('boss')
  const mate = newAddress('mate')
  const form = await makeTeam({ representativeEmail: boss })
  form.members[0]!.email = owner.email
  form.members[1]!.email = mate
  await send('/api/teams', { body: form, token: owner.token })
  const waiting = {
    subject: 'A waiting mail',
    preheader: 'Soon',
    heading: 'A mail',
    paragraphs: [],
    note: 'Why',
  }
  await env.DB.prepare(
    `insert into outgoing_mails (id, recipient, copy, url, due_at, created_at) values (?1, ?2, ?3, 'x', 9e15, 1)`,
  )
    .bind(crypto.randomUUID(), owner.email, JSON.stringify(waiting))
    .run()
  const answer = await send('/api/account/export', { token: owner.token })
  const data = await answer.json<Record<string, Row[]>>()
  expect(data.outgoingMails).toMatchObject([{ copy: { subject: 'A waiting mail' } }])
  expect(data.memberships).toMatchObject([{ teamName: form.teamName }])
  expect(data.teams).toMatchObject([{ members: [{ email: owner.email }, { email: null }] }])

  await env.DB.prepare('update teams set representative_email = ? where id = ?')
    .bind(owner.email, form.id)
    .run()
  const own = await (await send('/api/account/export', { token: owner.token })).text()
  expect(own).toContain(mate)
})
