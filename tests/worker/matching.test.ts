import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { changeEnds } from '#content/catalogue/team-changes.ts'
import { retention } from '#content/facts/retention.ts'
import { badValues, spoil } from './bad-values.ts'
import { NIGHTLY, runCron } from './clock.ts'
import { stopEditionAt } from './edition-time.ts'
import {
  call,
  codeOf,
  open,
  personForm,
  putCard,
  registerTeam,
  report,
  teamForm,
  write,
} from './find-a-team.ts'
import { countMails, takeMail } from './mailbox.ts'
import { explain, recordInto, type Statement } from './query-plans.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

const uuid = () => crypto.randomUUID()

test('messages go from card to card and by mail, a few a day, and show no address and no account', async () => {
  open()
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const [from, to] = [await putCard(ada), await putCard(ben, { name: 'Ben Otieno' })]
  const text = '<b>Hello</b>, see https://spam.example or call 0712345678'
  const sent = await Promise.all(Array.from({ length: 100 }, () => write(ada, from, to, { text })))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const [list, own] = await Promise.all([call(ada, 'GET', '/cards'), call(ben, 'GET', '')])
  expect(own.body.messages).toHaveLength(5)
  expect(own.body.messages[0]).toMatchObject({ text, isFromMe: false, cardId: from, ownCardId: to })
  const shown = [...sent, list, own].map((answer) => answer.text).join()
  for (const secret of ['@', ada.id, ben.id]) expect(shown).not.toContain(secret)
  const mail = await takeMail(ben.email)
  expect(mail.text).toContain('/account/find-a-team#messages')
  expect(mail.text).not.toMatch(/spam\.example|0712345678/)
  expect(mail.text + mail.html).not.toContain(ada.email)
  expect(mail.html).not.toContain('<b>Hello')
})

test('a message that is sent twice arrives once, and nobody can use the key of someone else’s', async () => {
  open()
  const [ada, ben, eve] = await Promise.all([createAccount(), createAccount(), createAccount()])
  const [a, b, e] = [await putCard(ada), await putCard(ben), await putCard(eve)]
  const message = { id: uuid(), text: 'Hello' }
  const [first, second] = await Promise.all([write(ada, a, b, message), write(ada, a, b, message)])
  expect([first.status, second.text]).toEqual([200, first.text])
  expect((await call(ben, 'GET', '')).body.messages).toHaveLength(1)
  await takeMail(ben.email)
  expect(await countMails(ben.email)).toBe(0)
  expect(codeOf(await write(eve, e, b, message))).toBe('form.already_received')
  // From the card of somebody else, and to no card.
  expect(codeOf(await write(eve, a, b))).toBe('matching.no_card')
  expect(codeOf(await write(ada, a, uuid()))).toBe('matching.not_found')
})

test('the card of a team stays when its lead is handed over, and messages then reach the new lead', async () => {
  open()
  const { id, lead, member, memberId } = await registerTeam()
  const ada = await createAccount()
  const from = await putCard(ada)
  const skill = uuid().slice(0, 8)
  const card = await putCard(lead, { teamId: id, skills: skill })
  await write(ada, from, card)
  const handOver = await call(lead, 'PUT', `/api/teams/mine/${id}/lead`, { memberId })
  expect(handOver.status).toBe(204)
  const seen = async () => (await call(ada, 'GET', `/cards?kind=team&skills=${skill}`)).body
  expect((await seen()).rows).toMatchObject([{ id: card, isTeam: true, seats: 3 }])
  expect((await write(ada, from, card)).status).toBe(200)
  const [former, present] = await Promise.all([call(lead, 'GET', ''), call(member, 'GET', '')])
  expect([former.body.cards, former.body.messages.length]).toEqual([[], 1])
  expect(present.body.cards).toMatchObject([{ id: card }])
  expect(present.body.messages).toHaveLength(1)
  // The former lead has no way to the card, nor to the new lead's answers.
  expect(codeOf(await call(lead, 'PUT', `/cards/${card}/pause`))).toBe('matching.not_found')
  const chosen = { id: uuid(), kind: 'card', subjectId: card, reason: 'It is rude.' }
  await call(ada, 'POST', '/reports', chosen)
  await decide(chosen.id, 'hide')
  expect((await seen()).rows).toEqual([])
  const back = await call(member, 'GET', '')
  expect(back.body.cards).toMatchObject([{ id: card, isHidden: true }])
})

test('when one person hides another, neither can write to the other until they are shown again', async () => {
  open()
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const [a, b] = [await putCard(ada), await putCard(ben)]
  const hide = { id: uuid(), kind: 'card', subjectId: a }
  for (let times = 0; times < 2; times++)
    expect((await call(ben, 'POST', '/hides', hide)).status).toBe(204)
  expect(codeOf(await write(ada, a, b))).toBe('matching.not_found')
  expect(codeOf(await write(ben, b, a))).toBe('matching.not_found')
  const { body } = await call(ben, 'GET', '')
  expect(body.hidden).toMatchObject([{ id: hide.id }])
  await call(ada, 'DELETE', `/hides/${hide.id}`)
  expect(codeOf(await write(ada, a, b))).toBe('matching.not_found')
  await call(ben, 'DELETE', `/hides/${hide.id}`)
  expect((await write(ada, a, b)).status).toBe(200)
})

const decide = async (id: string, decision: string) => {
  const organizer = await createAccount({ role: 'organizer' })
  const path = `/api/admin/matching/reports/${id}/decision`
  expect((await call(organizer, 'PUT', path, { decision })).status).toBe(204)
}

test('organisers read a report but not who made it, hide a card and its owner, and undo that', async () => {
  open()
  const [ada, ben, organizer] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount({ role: 'organizer' }),
  ])
  const about = `I am a rude person ${uuid().replace(/\d/g, 'x')}`
  const [a, b] = [await putCard(ada, { about }), await putCard(ben)]
  const id = await report(ben, a, 'Rude')
  expect(codeOf(await call(ben, 'GET', '/api/admin/matching/reports'))).toBe('auth.forbidden')
  const list = await call(organizer, 'GET', '/api/admin/matching/reports?state=open&search=rude')
  expect(list.body.rows).toContainEqual(
    expect.objectContaining({ id, text: about, decision: null }),
  )
  for (const secret of [ada.id, ben.id, '@']) expect(list.text).not.toContain(secret)
  const file = await send('/api/admin/matching/reports.csv?search=rude', { token: organizer.token })
  const lines = await file.text()
  expect(lines).toContain(about)
  for (const secret of [ada.id, ben.id, '@']) expect(lines).not.toContain(secret)
  await decide(id, 'hide')
  expect((await call(ben, 'GET', '/cards')).text).not.toContain(a)
  for (const answer of [await write(ada, a, b), await call(ada, 'GET', '/cards')])
    expect(codeOf(answer)).toBe('matching.removed')
  // A new card does not help.
  await call(ada, 'DELETE', `/cards/${a}`)
  const again = await putCard(ada)
  expect((await call(ben, 'GET', '/cards')).text).not.toContain(again)
  await decide(id, 'keep')
  expect((await call(ben, 'GET', '/cards')).text).toContain(again)
})

test('people share names and nobody learns who else has one; a name like ours is refused', async () => {
  open()
  const [ada, eve] = await Promise.all([createAccount(), createAccount()])
  await putCard(ada, { name: 'Ada Okafor' })
  await putCard(eve, { name: 'Аda Okafor' })
  for (const name of ['MCPHack team', 'ＭСРHасk', 'M C P Hack']) {
    const refused = await call(eve, 'PUT', '/card', { ...personForm(), name })
    expect([name, codeOf(refused)]).toEqual([name, 'matching.name_reserved'])
    expect(refused.body.error.fields).toHaveProperty('name')
  }
})

test('cards are found by track, country, hub, language and skills, page after page', async () => {
  open()
  const skill = uuid().slice(0, 8)
  const people = await Promise.all(Array.from({ length: 22 }, () => createAccount()))
  for (const person of people) await putCard(person, { skills: `Rust, ${skill}`, country: 'GH' })
  const reader = await createAccount()
  const read = async (query: string) =>
    (await call(reader, 'GET', `/cards?skills=${skill}&${query}`)).body
  const first = await read('')
  expect(first.rows).toHaveLength(20)
  const rest = await read(`after=${first.next}`)
  expect([rest.rows.length, rest.next]).toEqual([2, null])
  for (const [query, count] of [
    ['country=GH&language=en&track=healthcare-systems&kind=person', 20],
    ['country=KE', 0],
    ['hub=accra', 0],
    ['language=fr', 0],
    ['track=education-learning', 0],
    ['kind=team', 0],
  ] as const)
    expect([query, (await read(query)).rows.length]).toEqual([query, count])
})

test('a card disappears once its person joins a team, it is switched off, the team is full or changes end', async () => {
  open()
  const team = await registerTeam()
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const skill = uuid().slice(0, 8)
  const [a] = [
    await putCard(ada, { skills: skill }),
    await putCard(team.lead, { teamId: team.id, skills: skill }),
  ]
  const seen = async () => (await call(ben, 'GET', `/cards?skills=${skill}`)).body.rows.length
  expect(await seen()).toBe(2)
  await call(ada, 'PUT', `/cards/${a}/pause`)
  expect(await seen()).toBe(1)
  await call(ada, 'DELETE', `/cards/${a}/pause`)
  await env.DB.prepare('UPDATE team_members SET user_id = ?, joined_at = 1 WHERE id = ?')
    .bind(ada.id, team.memberId)
    .run()
  expect(await seen()).toBe(1)
  expect(codeOf(await call(ada, 'PUT', '/card', personForm()))).toBe('matching.in_team')
  await env.DB.prepare(
    `INSERT INTO team_members (id, team_id, position, name, name_key, email, search_text, created_at)
     SELECT value || m.id, team_id, value, 'M', 'm', value || m.id, '', 1
     FROM team_members m, json_each('[3,4,5]') WHERE m.id = ?`,
  )
    .bind(team.memberId)
    .run()
  expect(await seen()).toBe(0)
  expect(codeOf(await call(team.lead, 'PUT', `/teams/${team.id}/card`, teamForm()))).toBe(
    'teams.full',
  )
  stopEditionAt('2025-11-30T12:00:00')
  expect(codeOf(await call(ben, 'PUT', '/card', personForm()))).toBe('matching.closed')
})

test('someone asks to join a team through its card, and its lead sees no address', async () => {
  open()
  const { id, lead } = await registerTeam()
  const [ada, eve] = await Promise.all([createAccount(), createAccount()])
  const card = await putCard(lead, { teamId: id })
  const ask = (who: { token: string }, to = card) =>
    call(who, 'POST', `/cards/${to}/requests`, { id: uuid(), name: 'Ada Njeri', note: 'Hello' })
  expect((await ask(ada)).status).toBe(200)
  expect((await takeMail(lead.email)).subject).toContain('asked to join')
  expect(codeOf(await ask(ada, uuid()))).toBe('matching.not_found')
  await report(lead, await putCard(eve), 'Rude').then((found) => decide(found, 'hide'))
  expect(codeOf(await ask(eve))).toBe('matching.not_found')
})

test('an account that nobody confirmed, and a visitor, find nothing', async () => {
  open()
  const stranger = await createAccount({ confirmed: false })
  await putCard(await createAccount())
  expect(codeOf(await call(stranger, 'PUT', '/card', personForm()))).toBe('matching.unconfirmed')
  expect(codeOf(await call(stranger, 'GET', '/cards'))).toBe('matching.unconfirmed')
  expect((await call(stranger, 'GET', '')).body).toMatchObject({ isConfirmed: false, cards: [] })
  expect(codeOf(await call({ token: '' }, 'GET', '/cards'))).toBe('auth.required')
})

test('cards, messages and reports are in the copy of a person’s data, and are deleted with the account', async () => {
  open()
  const [ada, ben, eve] = await Promise.all([createAccount(), createAccount(), createAccount()])
  const [a, b] = [await putCard(ada), await putCard(ben, { name: 'Ben Otieno' })]
  await write(ada, a, b, { text: 'From me to you' })
  const reported = await report(ada, b, 'Rude')
  await decide(reported, 'hide')
  await call(ben, 'POST', '/hides', {
    id: uuid(),
    kind: 'message',
    subjectId: (await call(ben, 'GET', '')).body.messages[0].id,
  })
  const copy = await call(ada, 'GET', '/api/account/export')
  expect(copy.body).toMatchObject({
    matchingCards: [{ name: 'Ada Njeri' }],
    matchingMessages: [{ isFromMe: true, to: 'Ben Otieno', text: 'From me to you' }],
    matchingReports: [{ name: 'Ben Otieno', reason: 'Rude, and unkind' }],
  })
  expect(copy.text).not.toContain(ben.id)
  const gone = { email: ada.email, everything: false }
  expect((await call(ada, 'DELETE', '/api/account', gone)).status).toBe(204)
  const tables = ['matching_cards', 'matching_messages', 'matching_hides', 'matching_reports']
  const rows = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)))
  const stored = JSON.stringify(rows.map(({ results }) => results))
  for (const trace of [ada.id, 'From me to you']) expect(stored).not.toContain(trace)
  // What they reported stays hidden.
  expect((await call(eve, 'GET', '/cards')).text).not.toContain(b)
})

test('everything is deleted thirty days after the last day for changes to teams', async () => {
  open()
  const now = changeEnds.team + (retention.matchingDays + 1) * 24 * 3600_000
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const [a, b] = [await putCard(ada), await putCard(ben)]
  await write(ada, a, b)
  await report(ada, b, 'Rude')
  const count = async () =>
    (await env.DB.prepare(
      'SELECT (SELECT count(*) FROM matching_cards) + (SELECT count(*) FROM matching_messages) + (SELECT count(*) FROM matching_reports) AS n',
    ).first<{ n: number }>())!.n
  for (const table of ['cards', 'messages', 'hides', 'reports'])
    await env.DB.prepare(`UPDATE matching_${table} SET created_at = ?`)
      .bind(changeEnds.team - 1)
      .run()
  await runCron(NIGHTLY, new Date(now - 2 * 24 * 3600_000))
  expect(await count()).toBeGreaterThan(3)
  await runCron(NIGHTLY, new Date(now))
  expect(await count()).toBe(0)
})

test('every field of every form refuses what does not belong there, and names it', async () => {
  open()
  const { id, lead } = await registerTeam()
  const other = await putCard(await createAccount())
  const forms = [
    ['PUT', '/card', personForm()],
    ['PUT', `/teams/${id}/card`, teamForm()],
    ['POST', `/cards/${other}/messages`, { id: uuid(), from: other, text: 'Hello' }],
    ['POST', `/cards/${other}/requests`, { id: uuid(), name: 'Ada Njeri', note: 'Hello' }],
    ['POST', '/hides', { id: uuid(), kind: 'card', subjectId: other }],
    ['POST', '/reports', { id: uuid(), kind: 'card', subjectId: other, reason: 'Rude words' }],
  ] as const
  for (const [method, path, form] of forms) {
    const spoiled = [...spoil(form)].flatMap(([field, change]) =>
      badValues.map((bad) => ({ field, bad, body: change(bad) })),
    )
    const who = await Promise.all(
      Array.from({ length: Math.ceil(spoiled.length / 40) }, () => createAccount()),
    )
    await Promise.all(
      spoiled.map(async ({ field, body }, index) => {
        const answer = await call(who[index % who.length]!, method, path, body)
        const named = Object.keys(answer.body.error?.fields ?? {}).join()
        expect([path, field, answer.status, named]).toEqual([
          path,
          field,
          400,
          expect.stringContaining(field.split('.')[0]!),
        ])
      }),
    )
  }
  for (const query of ['kind=x', 'track=x', 'country=x', 'hub=x', 'language=x', 'after=x'])
    expect([query, (await call(lead, 'GET', `/cards?${query}`)).status]).toEqual([query, 400])
})

/** Records the statements that a request runs, as the database receives them. */
async function record(request: () => Promise<{ status: number }>) {
  const recorded: Statement[] = []
  const start = env.DB.withSession.bind(env.DB)
  const spy = vi.spyOn(env.DB, 'withSession').mockImplementation((constraint) => {
    const session = start(constraint)
    session.prepare = recordInto(recorded, session.prepare.bind(session))
    return session
  })
  const { status } = await request()
  spy.mockRestore()
  expect(status).toBe(200)
  return recorded
}

test('lists, the overview and a message read indexes alone, and the list is not sorted', async () => {
  open()
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const [a, b] = [await putCard(ada), await putCard(ben)]
  const list = '/cards?track=healthcare-systems&country=KE&language=en&skills=design&hub=accra'
  const recorded = [
    await record(() => call(ada, 'GET', list)),
    await record(() => call(ada, 'GET', '')),
    await record(() => write(ada, a, b)),
  ]
  for (const statement of recorded.flat().filter(({ sql }) => sql.includes('matching_'))) {
    const plan = await explain(statement)
    const scans = plan.filter((line) => line.trim().startsWith('SCAN ') && !line.includes('USING'))
    const bad = scans.filter((line) => !/SCAN (CONSTANT ROW|\(subquery|json_each)/.test(line))
    expect(bad, `${statement.sql}\n${plan.join('\n')}`).toEqual([])
  }
  const cards = recorded[0]!.find(({ sql }) => sql.includes('limit'))!
  const plan = (await explain(cards)).filter((line) => !line.startsWith(' '))
  expect(plan.join()).toContain('matching_cards USING INDEX matching_cards_created')
  expect(plan.join()).not.toContain('TEMP B-TREE')
})

flow('opening Find a team', 'D1+KV', 200, async () => {
  const { token } = await createAccount()
  return () => send('/api/matching', { token })
})
flow('listing cards', 'D1+KV', 200, async () => {
  const { token } = await createAccount()
  return () => send('/api/matching/cards', { token })
})
flow('writing to a card', 'D1', 200, async () => {
  open()
  const [ada, ben] = await Promise.all([createAccount(), createAccount()])
  const [from, to] = [await putCard(ada), await putCard(ben)]
  const body = { id: uuid(), from, text: 'Hello' }
  return () => send(`/api/matching/cards/${to}/messages`, { body, token: ada.token })
})

test('whoever asks by a card after the last change of teams is told that it is gone', async () => {
  open()
  const { id: teamId, lead } = await registerTeam()
  const card = await putCard(lead, { teamId })
  stopEditionAt('2025-11-06T12:00:00')
  const form = { id: crypto.randomUUID(), name: 'Naledi Moyo', note: '' }
  const answer = await call(await createAccount(), 'POST', `/cards/${card}/requests`, form)
  expect([answer.status, codeOf(answer)]).toEqual([404, 'matching.not_found'])
})
