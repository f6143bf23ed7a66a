import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { talentLinkDays } from '#content/facts/talent.ts'
import { talentConsentVersion } from '#content/forms/talent.ts'
import { talentMails } from '#words/talent-mails.ts'
import { consent } from '#words/talent-messages.ts'
import { afterAnswers } from './after-answers.ts'
import { openDashboard } from './dashboard.ts'
import { makeApplication, makeTeam } from './filled-forms.ts'
import { countLogged, race } from './judging-round.ts'
import { mailService, takeMail, type SentMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Account = { id: string; email: string; token: string }
type Own = {
  mayJoin: boolean
  profile: Record<string, unknown> | null
  sightings: { organizationName: string; firstAt: string; lastAt: string }[]
}
type List = {
  organizationName: string
  total: number
  rows: { name: string }[]
  next: string | null
}

const { act, admin } = await openDashboard()
const mine = '/api/talent/mine'
const form = (changes: object = {}) => ({
  name: 'Naledi Moyo',
  country: 'ZW',
  seeks: 'Backend developer, remote',
  skills: 'Python, maps',
  languages: ['en', 'fr'],
  about: 'I build servers that answer questions about water.',
  cvLink: 'https://example.org/naledi.pdf',
  agreed: true,
  consentVersion: talentConsentVersion,
  ...changes,
})

const put = ({ token }: Account, changes: object = {}) =>
  send(mine, { method: 'PUT', token, body: form(changes) })
const withdraw = ({ token }: Account) => send(mine, { method: 'DELETE', token })
const own = async ({ token }: Account) => (await send(mine, { token })).json<Own>()
const list = (token: string, changes: object = {}) =>
  send('/api/talent/list', { body: { token, ...changes } })
const read = async (token: string, changes: object = {}) =>
  (await list(token, changes)).json<List>()
const link = async (id: string) =>
  (await act(`/talent/links/${id}`, 'GET')).json<{
    link: { sentAt: string; expiresAt: string } | null
    people: number
    reads: { times: number; lastAt: string | null }
  }>()
const sendLink = (id: string, seen: string | null = null) =>
  act(`/talent/links/${id}`, 'PUT', { seen })

/** Registers a team and returns its lead, who may be on the list. */
async function makeParticipant(): Promise<Account> {
  const lead = await createAccount()
  const team = await makeTeam({ representativeEmail: lead.email })
  expect((await send('/api/teams', { body: team, token: lead.token })).status).toBe(201)
  return lead
}

async function makeTalent(changes: object = {}): Promise<Account> {
  const person = await makeParticipant()
  expect((await put(person, changes)).status).toBe(204)
  return person
}

/** Stores an application with this status. */
async function apply(status = 'accepted') {
  const application = await makeApplication({ email: `${crypto.randomUUID()}@partner.example` })
  expect((await send('/api/partner-applications', { body: application })).status).toBe(201)
  expect((await act(`/applications/${application.id}`, 'PATCH', { status })).status).toBe(200)
  return application as { id: string; email: string; organizationName: string }
}

/** Sends an accepted partner a link; returns the application and the secret of the mail. */
async function invite() {
  const application = await apply()
  // The news that the application is accepted.
  await takeMail(application.email)
  expect((await sendLink(application.id)).status).toBe(204)
  const { text } = await takeMail(application.email)
  return { application, token: /\/talent#token=([\w-]{43})/.exec(text)![1]! }
}

test('a participant agrees, is on the list with the text of the consent, changes the profile and withdraws at once', async () => {
  const person = await makeParticipant()
  expect(await own(person)).toEqual({ mayJoin: true, profile: null, sightings: [] })
  expect((await put(person)).status).toBe(204)
  expect((await put(person, { name: 'Naledi M.', skills: 'Rust' })).status).toBe(204)
  const { profile } = await own(person)
  expect(profile).toMatchObject({
    name: 'Naledi M.',
    skills: ['Rust'],
    consentText: consent,
    consentVersion: talentConsentVersion,
  })
  const { token } = await invite()
  expect((await read(token, { search: 'rust' })).rows).toMatchObject([{ name: 'Naledi M.' }])
  expect((await withdraw(person)).status).toBe(204)
  expect((await withdraw(person)).status).toBe(204)
  expect((await read(token, { search: 'rust' })).rows).toEqual([])
  expect((await own(person)).profile).toBeNull()
  const left = 'select count(*) from talent_profiles where user_id = ?'
  expect(await env.DB.prepare(left).bind(person.id).first('count(*)')).toBe(0)
})

test('someone who takes no part, or has not confirmed their address, cannot be on the list', async () => {
  const visitor = await createAccount()
  expect((await own(visitor)).mayJoin).toBe(false)
  expect(await errorOf(await put(visitor))).toMatchObject({ code: 'talent.no_team' })
  const unconfirmed = await createAccount({ confirmed: false })
  await send('/api/teams', {
    body: await makeTeam({ representativeEmail: unconfirmed.email }),
    token: unconfirmed.token,
  })
  expect((await put(unconfirmed)).status).toBe(403)
  expect((await send(mine, { method: 'PUT', body: form() })).status).toBe(401)
})

test('a partner sees the people who agreed, but not their address, account or team', async () => {
  const person = await makeTalent({ skills: 'Zebra counting' })
  const { application, token } = await invite()
  const answer = await list(token, { search: 'zebra' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  for (const secret of [person.email, person.id, 'Baobab', token])
    expect(text).not.toContain(secret)
  const { organizationName, total, rows, next } = JSON.parse(text) as List
  expect({ organizationName, total, next }).toEqual({
    organizationName: application.organizationName,
    total: 1,
    next: null,
  })
  expect(Object.keys(rows[0]!).toSorted()).toEqual(
    ['about', 'country', 'cvLink', 'id', 'languages', 'name', 'seeks', 'skills'].toSorted(),
  )
})

test('each reading is recorded, and the person sees which partner it was, even after withdrawing', async () => {
  const person = await makeTalent({ skills: 'Yodelling' })
  const { application, token } = await invite()
  await read(token, { search: 'yodelling' })
  await read(token, { search: 'yodelling' })
  expect((await link(application.id)).reads).toMatchObject({ times: 2, lastAt: expect.any(String) })
  await withdraw(person)
  const { sightings } = await own(person)
  expect(sightings).toMatchObject([{ organizationName: application.organizationName }])
  expect(sightings[0]!.lastAt >= sightings[0]!.firstAt).toBe(true)
  // A profile that a page did not show was not seen.
  const other = await makeTalent({ skills: 'Weaving' })
  expect((await own(other)).sightings).toEqual([])
})

test('a link works until it expires, is ended, is replaced, or the partner is no longer accepted', async () => {
  const { application, token } = await invite()
  const { id } = application
  const { sentAt, expiresAt } = (await link(id)).link!
  expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(talentLinkDays * 24 * 3600_000)
  expect((await sendLink(id, sentAt)).status).toBe(204)
  const newer = /#token=([\w-]{43})/.exec((await takeMail(application.email)).text)![1]!
  expect(await errorOf(await list(token))).toMatchObject({ code: 'talent.link_unknown' })
  expect((await list(newer)).status).toBe(200)
  await act(`/applications/${id}`, 'PATCH', { status: 'declined' })
  expect(await errorOf(await list(newer))).toMatchObject({ code: 'talent.link_expired' })
  await act(`/applications/${id}`, 'PATCH', { status: 'accepted' })
  expect((await list(newer)).status).toBe(200)
  for (const attempt of ['first', 'repeated'])
    expect((await act(`/talent/links/${id}`, 'DELETE')).status, attempt).toBe(204)
  expect(await countLogged('talent_link_ended')).toBe(1)
  expect(await errorOf(await list(newer))).toMatchObject({ code: 'talent.link_expired' })
  const { times } = (await link(id)).reads
  expect(times).toBe(2)
})

test('only an accepted partner gets a link, and of a hundred organisers who send one at once one does', async () => {
  const waiting = await apply('talking')
  expect(await errorOf(await sendLink(waiting.id))).toMatchObject({ code: 'talent.not_accepted' })
  const unknown = await sendLink(crypto.randomUUID())
  expect(await errorOf(unknown)).toMatchObject({ code: 'admin.not_found' })
  const { id, email } = await apply()
  expect(await race(() => sendLink(id))).toEqual({ 204: 1, 409: 99 })
  await afterAnswers()
  const subject = talentMails.talentLink({ until: '' }).subject
  const mails = mailService.mock.calls.filter(([mail]) => (mail as SentMail).subject === subject)
  expect(mails).toHaveLength(1)
  const stored = await env.DB.prepare('select * from talent_links where application_id = ?')
    .bind(id)
    .first()
  const { text } = await takeMail(email)
  expect(JSON.stringify(stored)).not.toContain(/#token=([\w-]{43})/.exec(text)![1])
})

test('of a hundred saves by one person at once, one profile stays', async () => {
  const person = await makeParticipant()
  // More than the limit of an account lets through.
  const { 204: saved = 0, 429: limited = 0 } = await race((index) =>
    put(person, { name: `Naledi ${index}a` }),
  )
  expect([saved > 1, saved + limited]).toEqual([true, 100])
  const count = 'select count(*) from talent_profiles where user_id = ?'
  expect(await env.DB.prepare(count).bind(person.id).first('count(*)')).toBe(1)
})

test('bad values are refused with their field, and nothing is stored', async () => {
  const person = await makeParticipant()
  const bad: [string, unknown][] = [
    ['name', 'N'],
    ['name', 'Naledi\u202eoyoM'],
    ['name', 'MCPHack Africa'],
    ['country', 'XX'],
    ['seeks', ''],
    ['skills', ' , '],
    ['skills', Array.from({ length: 9 }, (_, index) => `skill ${index}`).join(',')],
    ['languages', []],
    ['languages', ['en', 'en']],
    ['about', 'Short'],
    ['about', 'x'.repeat(601)],
    ['cvLink', 'http://example.org/cv'],
    ['cvLink', 'https://localhost/cv'],
    ['cvLink', 'https://10.0.0.1/cv'],
    ['cvLink', 'javascript:alert(1)'],
    ['cvLink', 'https://user:word@example.org/cv'],
    ['agreed', false],
    ['consentVersion', '2020-01-01'],
  ]
  for (const [field, value] of bad) {
    const answer = await put(person, { [field]: value })
    expect(answer.status, `${field}: ${String(value).slice(0, 40)}`).toBe(400)
    expect((await errorOf(answer)).fields).toHaveProperty(field)
  }
  for (const token of ['', 'x', 'A'.repeat(44), 7])
    expect((await list(token as string)).status).toBe(400)
  expect((await errorOf(await list('A'.repeat(43)))).code).toBe('talent.link_unknown')
  expect((await own(person)).profile).toBeNull()
})

test('the pages of the list show everyone once', async () => {
  const { id } = await makeTalent({ skills: 'Paging' })
  for (let index = 1; index < 23; index += 1)
    await env.DB.prepare(
      `insert into talent_profiles select lower(hex(randomblob(4))) || '-0000-4000-8000-' || lower(hex(randomblob(6))), ?1, 'P' || ?2, country, seeks, skills, languages, about, cv_link, consent_text, consent_version, consented_at, search_text, created_at + (?2 / 3) from talent_profiles where user_id = ?3`,
    )
      .bind((await createAccount()).id, index, id)
      .run()
  const { token } = await invite()
  const first = await read(token, { search: 'paging' })
  const second = await read(token, { search: 'paging', after: first.next })
  expect([first.total, first.rows.length, second.rows.length, second.next]).toEqual([
    23,
    20,
    3,
    null,
  ])
  expect(new Set([...first.rows, ...second.rows].map(({ name }) => name)).size).toBe(23)
})

test('a profile is in the copy of its owner’s data, and is deleted with the account', async () => {
  const person = await makeTalent({ skills: 'Xylophone' })
  const { token, application } = await invite()
  await read(token, { search: 'xylophone' })
  const partner = await createAccount({ email: application.email })
  const readings = await send('/api/account/export', { token: partner.token })
  expect(await readings.json()).toMatchObject({ talentReads: [{ search: 'xylophone' }] })
  const copy = await (await send('/api/account/export', { token: person.token })).json()
  expect(copy).toMatchObject({
    talentProfile: [{ seeks: 'Backend developer, remote', consentText: consent }],
    talentSightings: [{ organizationName: expect.any(String) }],
  })
  const body = { email: person.email }
  await send('/api/account', { method: 'DELETE', token: person.token, body })
  for (const table of ['talent_profiles', 'talent_sightings'])
    expect(
      await env.DB.prepare(`select count(*) from ${table} where user_id = ?`)
        .bind(person.id)
        .first('count(*)'),
    ).toBe(0)
  expect((await read(token, { search: 'xylophone' })).rows).toEqual([])
})

test('an organizer who is not an administrator cannot send links', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  const { id } = await apply()
  for (const token of [organizer.token, undefined]) {
    const answer = await send(`/api/admin/talent/links/${id}`, {
      method: 'PUT',
      token,
      body: { seen: null },
    })
    expect([401, 403]).toContain(answer.status)
  }
  expect((await link(id)).link).toBeNull()
  expect(admin.token).not.toBe(organizer.token)
})

test('a program that reads with a link is slowed down, and leaves no more rows in the log than answers', async () => {
  await makeTalent({ skills: 'Flooding' })
  const { token } = await invite()
  // More than two minutes allow, should one begin meanwhile.
  const answers = await Promise.all(
    Array.from({ length: 130 }, () => list(token, { search: 'flooding' })),
  )
  const lists = answers.filter(({ status }) => status === 200)
  expect(lists.length).toBeGreaterThanOrEqual(60)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(130 - lists.length)
  expect(refused.length).toBeGreaterThan(0)
  const { rows } = (await env.DB.prepare(
    `select count(*) as rows from talent_reads where search = 'flooding'`,
  ).first<{ rows: number }>())!
  expect(rows).toBe(lists.length)
})
