import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { afterAnswers } from './after-answers.ts'
import { makeTeam } from './filled-forms.ts'
import { mailService, takeMail } from './mailbox.ts'
import {
  errorOf,
  inTurn,
  newAddress,
  send,
  solveCaptcha,
  untilTooMany,
  withinOneMinute,
} from './requests.ts'
import { createAccount } from './visitors.ts'

type Team = Record<string, unknown> & {
  id: string
  revision: string
  members: { id: string; name: string; email: string }[]
}

async function countRows(table: string, column: string, value: string) {
  const row = await env.DB.prepare(`select count(*) as n from ${table} where ${column} = ?`)
    .bind(value)
    .first<{ n: number }>()
  return row?.n
}

async function readMine(token: string) {
  const answer = await send('/api/teams/mine', { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return ((await answer.json()) as { teams: Team[] }).teams
}

test('a registration stores the team and its members and confirms it to the representative', async () => {
  const form = await makeTeam({ representativeEmail: 'Grace.Banda@Example.COM ' })
  const answer = await send('/api/teams', { body: form })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    id: form.id,
    teamName: form.teamName,
    createdAt: expect.any(String),
  })
  const stored = await env.DB.prepare('select * from teams where id = ?').bind(form.id).first()
  expect(stored).toMatchObject({
    representative_email: 'grace.banda@example.com',
    representative_phone: '+260971234567',
    hub_id: 'lusaka',
    owner_id: null,
  })
  expect(await countRows('team_members', 'team_id', form.id)).toBe(2)
  await afterAnswers()
  expect(mailService).toHaveBeenCalledTimes(1)
  expect(mailService.mock.calls[0]?.[0]).toMatchObject({ to: 'grace.banda@example.com' })
})

test('when the answer was lost, the same request with its used captcha gets the same answer and no second mail', async () => {
  const form = await makeTeam()
  const first = await send('/api/teams', { body: form })
  const again = await send('/api/teams', { body: form })
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await again.json()).toEqual(await first.json())
  expect(await countRows('teams', 'id', form.id)).toBe(1)
  expect(await countRows('team_members', 'team_id', form.id)).toBe(2)
  await afterAnswers()
  expect(mailService).toHaveBeenCalledTimes(1)
})

test('other values under a stored id are refused and change nothing', async () => {
  const form = await makeTeam()
  await send('/api/teams', { body: form })
  const other = await send('/api/teams', {
    body: { ...form, country: 'KE', captcha: await solveCaptcha('team') },
  })
  expect(other.status).toBe(409)
  expect((await errorOf(other)).code).toBe('teams.already_registered')
  const stored = await env.DB.prepare('select country from teams where id = ?')
    .bind(form.id)
    .first()
  expect(stored).toEqual({ country: 'ZM' })
})

test('one hundred posts of one id at the same time make one team', async () => {
  const form = await makeTeam()
  const captchas = await Promise.all(Array.from({ length: 100 }, () => solveCaptcha('team')))
  const answers = await Promise.all(
    captchas.map((captcha) => send('/api/teams', { body: { ...form, captcha } })),
  )
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(99)
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(await countRows('teams', 'id', form.id)).toBe(1)
  expect(await countRows('team_members', 'team_id', form.id)).toBe(2)
  await afterAnswers()
  expect(mailService).toHaveBeenCalledTimes(1)
})

test('one hundred posts of one name at the same time make one team, and the others learn why', async () => {
  const forms = await Promise.all(
    Array.from({ length: 100 }, () => makeTeam({ teamName: 'Kilimanjaro' })),
  )
  const answers = await Promise.all(forms.map((form) => send('/api/teams', { body: form })))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.status === 409)
  expect(refused).toHaveLength(99)
  const { code, fields } = await errorOf(refused[0]!)
  expect(code).toBe('teams.name_taken')
  expect(fields).toEqual({ teamName: expect.any(String) })
  expect(await countRows('teams', 'name_key', 'kilimanjaro')).toBe(1)
  const orphans = await env.DB.prepare(
    'select count(*) as n from team_members where team_id not in (select id from teams)',
  ).first()
  expect(orphans).toEqual({ n: 0 })
})

test.each(['éTOILE du  Sahel', 'Etoile du Sahel', 'ÉTOILE DU SAHEL'])(
  'the name %s is the same as Étoile du Sahel',
  async (teamName) => {
    await send('/api/teams', { body: await makeTeam({ teamName: 'Étoile du Sahel' }) })
    const answer = await send('/api/teams', { body: await makeTeam({ teamName }) })
    expect(answer.status).toBe(409)
  },
)

test.each([
  ['АLPHA', 'a Cyrillic А'],
  ['Αlрhа', 'Greek and Cyrillic letters'],
  ['Alph\u0251', 'a Latin alpha'],
  ['𝐀𝐥𝐩𝐡𝐚', 'mathematical letters'],
  ['AI\u200bpha', 'a capital i and a space of no width'],
  ['A1pha', 'a one'],
])('the name %s, with %s, is refused beside Alpha', async (teamName) => {
  await send('/api/teams', { body: await makeTeam({ teamName: 'Alpha' }) })
  const answer = await send('/api/teams', { body: await makeTeam({ teamName }) })
  expect(answer.status).toBe(409)
  expect((await errorOf(answer)).fields).toEqual({
    teamName: expect.stringContaining('looks the same'),
  })
})

test('names in other alphabets and names that differ are taken', async () => {
  for (const teamName of ['Команда Москва', 'ተመራማሪዎች', 'باحثون', 'Alpine', 'Ɔdɔ', 'Odo']) {
    const answer = await send('/api/teams', { body: await makeTeam({ teamName }) })
    expect(answer.status, teamName).toBe(201)
  }
})

test('a team that registered before look-alike names were compared keeps its name to itself', async () => {
  const migration = env.TEST_MIGRATIONS.accounts.find(({ name }) => name.includes('look-alike'))!
  const backfill = migration.queries.find((query) => query.includes('UPDATE'))!
  for (const teamName of ['Zoë 10 Mosi', 'ZOE IO MOSI']) {
    const { id } = await makeTeam()
    await env.DB.prepare(
      `insert into teams (id, form_digest, revision, team_name, name_key, representative_name, representative_email,
         representative_phone, country, participation_mode, track_id, search_text, created_at, updated_at)
       values (?, '', '', ?, ?, '', '', '', 'ZM', 'virtual', 'open-innovation', '', 0, 0)`,
    )
      .bind(id, teamName, teamName.toLowerCase().replace('ë', 'e'))
      .run()
  }
  await env.DB.prepare(backfill).run()
  const answer = await send('/api/teams', { body: await makeTeam({ teamName: 'Zое 1О Моѕі' }) })
  expect(answer.status).toBe(409)
})

test('without a captcha, with a wrong one or with a used one, nothing is stored', async () => {
  const used = await solveCaptcha('team')
  await send('/api/teams', { body: await makeTeam({ captcha: used }) })
  for (const captcha of ['', 'wrong', used]) {
    const form = await makeTeam({ captcha })
    const answer = await send('/api/teams', { body: form })
    expect(answer.status).toBe(400)
    expect(await countRows('teams', 'id', form.id)).toBe(0)
  }
  expect(
    await (await send('/api/teams', { body: await makeTeam({ captcha: used }) })).json(),
  ).toMatchObject({
    error: { code: 'captcha.failed' },
  })
})

test('when registration is closed, a new team is refused and a stored one still gets its answer', async () => {
  const stored = await makeTeam()
  await send('/api/teams', { body: stored })
  Object.assign(event.registration, { switch: 'closed' })
  try {
    const refused = await send('/api/teams', { body: await makeTeam() })
    expect(refused.status).toBe(403)
    expect((await errorOf(refused)).code).toBe('teams.closed')
    expect((await send('/api/teams', { body: stored })).status).toBe(200)
  } finally {
    Object.assign(event.registration, { switch: 'open' })
  }
})

test('the eleventh registration within a minute from one address is asked to wait', async () => {
  const statuses = await withinOneMinute(() => {
    const address = newAddress()
    return inTurn(11, async () => (await send('/api/teams', { body: {}, address })).status)
  })
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
})

test('fifty teams can register from one address within a minute, whatever a neighbour sends, but not any number', async () => {
  const address = '10.200.0.3'
  await untilTooMany(() => send('/api/teams', { body: {}, address }))
  const register = async () => send('/api/teams', { body: await makeTeam(), address })
  const answers = await Promise.all(Array.from({ length: 50 }, register))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201))
  await untilTooMany(register)
})

test('a signed-in person owns the team, and the representative sees it too, but nobody else', async () => {
  const owner = await createAccount()
  const representative = await createAccount()
  const stranger = await createAccount()
  const form = await makeTeam({ representativeEmail: representative.email })
  await send('/api/teams', { body: form, token: owner.token })
  for (const { token } of [owner, representative]) {
    const [team] = await readMine(token)
    expect(team).toMatchObject({ id: form.id, teamName: form.teamName, hubId: 'lusaka' })
    expect(team?.members.map((member) => member.name)).toEqual([
      'Thandiwe Phiri',
      'Élodie N’Guessan',
    ])
  }
  expect(await readMine(stranger.token)).toEqual([])
  expect((await send('/api/teams/mine')).status).toBe(401)
})

test('an unconfirmed address gives access to nobody’s team', async () => {
  const form = await makeTeam()
  await send('/api/teams', { body: form })
  const pretender = await createAccount({ email: form.representativeEmail, confirmed: false })
  expect(await readMine(pretender.token)).toEqual([])
})

test('a banned account sees and changes nothing', async () => {
  const banned = await createAccount({ bannedUntil: Date.now() + 60_000 })
  await send('/api/teams', { body: await makeTeam({ representativeEmail: banned.email }) })
  expect(await readMine(banned.token)).toEqual([])
})

async function registerOwn() {
  const owner = await createAccount()
  const form = await makeTeam()
  await send('/api/teams', { body: form, token: owner.token })
  const [team] = await readMine(owner.token)
  const { id, captcha: _captcha, ...details } = form
  return { owner, form: details, id, revision: team!.revision, team: team! }
}

test('a change replaces fields and members, and members who stay keep their id', async () => {
  const { owner, form, id, revision, team } = await registerOwn()
  const newcomer = { name: 'Kwame Mensah', email: 'kwame@example.com' }
  const members = [newcomer, { ...form.members[0]!, name: 'Thandi Phiri' }]
  const body = { ...form, revision, participationMode: 'virtual', hubId: '', members }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token: owner.token })
  expect(answer.status).toBe(200)
  const changed = ((await answer.json()) as { team: Team }).team
  expect(changed).toMatchObject({ participationMode: 'virtual', hubId: null })
  expect(changed.members.map((member) => member.name)).toEqual(['Kwame Mensah', 'Thandi Phiri'])
  expect(changed.members[1]?.id).toBe(team.members[0]?.id)
  expect(changed.revision).not.toBe(revision)
  expect(await readMine(owner.token)).toMatchObject([changed])
})

test('of two simultaneous changes to one revision, one is stored and the other is told to reload', async () => {
  const { owner, form, id, revision } = await registerOwn()
  const change = (name: string) =>
    send(`/api/teams/mine/${id}`, {
      method: 'PATCH',
      token: owner.token,
      body: {
        ...form,
        revision,
        members: [form.members[0], { name, email: `${name.toLowerCase()}@example.com` }],
      },
    })
  const answers = await Promise.all(['Abena', 'Babatunde', 'Chipo', 'Desta'].map(change))
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409,
  ])
  const [team] = await readMine(owner.token)
  expect(team?.members).toHaveLength(2)
  const refused = answers.find((answer) => answer.status === 409)!
  expect((await errorOf(refused)).code).toBe('teams.changed')
})

test('someone else cannot change a team, its members or how it is found', async () => {
  const { form, id, revision, team, owner } = await registerOwn()
  const stranger = await createAccount()
  const words = () => env.DB.prepare('select search_text from teams where id = ?').bind(id).first()
  const before = await words()
  const body = {
    ...form,
    revision,
    teamName: 'Stolen',
    members: [form.members[0], { name: 'Eve', email: 'eve@example.com' }],
  }
  const answer = await send(`/api/teams/mine/${id}`, {
    method: 'PATCH',
    body,
    token: stranger.token,
  })
  expect(answer.status).toBe(404)
  expect((await errorOf(answer)).code).toBe('teams.not_found')
  expect(await readMine(owner.token)).toEqual([team])
  expect(await words()).toEqual(before)
})

test('a session that was signed out elsewhere changes nothing, although its record is still at the edge', async () => {
  const { owner, form, id, revision, team } = await registerOwn()
  const { token } = await createAccount({ email: form.representativeEmail })
  const { results } = await env.DB.prepare(
    'delete from sessions where user_id in (select id from users where email in (?, ?)) returning id',
  )
    .bind(owner.email, form.representativeEmail)
    .all()
  expect(results).toHaveLength(2)
  for (const ended of [owner.token, token]) {
    const answer = await send(`/api/teams/mine/${id}`, {
      method: 'PATCH',
      body: { ...form, revision, teamName: `Taken over ${id}` },
      token: ended,
    })
    expect(answer.status).toBe(401)
    expect((await errorOf(answer)).code).toBe('auth.required')
  }
  const stored = env.DB.prepare('select team_name, revision from teams where id = ?').bind(id)
  expect(await stored.first()).toEqual({ team_name: team.teamName, revision })
})

test('a team cannot be renamed to the name of another', async () => {
  const taken = await makeTeam()
  await send('/api/teams', { body: taken })
  const { owner, form, id, revision } = await registerOwn()
  const body = { ...form, revision, teamName: taken.teamName.toUpperCase() }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token: owner.token })
  expect(answer.status).toBe(409)
  expect(await errorOf(answer)).toMatchObject({
    code: 'teams.name_taken',
    fields: { teamName: expect.any(String) },
  })
})

test.each([1, 6])('a team of %i is refused', async (size) => {
  const members = Array.from({ length: size }, (_, index) => ({
    name: 'Somebody',
    email: `m${index}@example.com`,
  }))
  const answer = await send('/api/teams', { body: await makeTeam({ members }) })
  expect(answer.status).toBe(400)
  expect((await errorOf(answer)).fields).toHaveProperty('members')
})

test('the confirmation holds nothing that a mail program would turn into a link, and keeps the dots of names', async () => {
  const body = await makeTeam({ teamName: 'Dr. Win at https://spam.example now.' })
  await send('/api/teams', { body })
  const { text } = await takeMail(body.representativeEmail)
  expect(text).toContain('Team: Dr. Win at https spam example now.\n')
})
