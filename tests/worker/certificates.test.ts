import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { consentVersion } from '#content/forms/certificate.ts'
import { certificateText } from '#words/certificates.ts'
import { certificatePage } from '#words/pages/certificate.ts'
import { openDatabase } from '#worker/db/client.ts'
import { judgingResults, judgeScores } from '#worker/db/schema/judging.ts'
import { projects } from '#worker/db/schema/projects.ts'
import { makeProject, makeTeam } from './filled-forms.ts'
import { race, scoresOf } from './judging-round.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Account = { id: string; email: string; token: string }
type Own = {
  published: string | null
  claims: { kind: string; name: string; teamName: string | null; award: string | null }[]
  certificates: { code: string; name: string }[]
}

const db = openDatabase(env)
const admin = await createAccount({ role: 'admin' })
const mine = '/api/certificates/mine'
const all = { team: true, project: true, hub: true, award: true }
const none = { team: false, project: false, hub: false, award: false }
const form = (changes: object = {}) => ({
  kind: 'participant',
  name: 'Amina Okello',
  shows: all,
  agreed: true,
  consentVersion,
  ...changes,
})

const post = (account: Account, changes: object = {}) =>
  send(mine, { token: account.token, body: form(changes) })
const put = (account: Account, code: string, changes: object = {}) => {
  const { kind: _kind, ...body } = form(changes) as ReturnType<typeof form>
  return send(`${mine}/${code}`, { method: 'PUT', token: account.token, body })
}
const withdraw = (account: Account, code: string) =>
  send(`${mine}/${code}`, { method: 'DELETE', token: account.token })
const own = async ({ token }: Account) => (await send(mine, { token })).json<Own>()

/** Makes a certificate; returns its code. */
async function make(account: Account, changes: object = {}): Promise<string> {
  const answer = await post(account, changes)
  expect(answer.status).toBe(200)
  return (await answer.json<{ certificate: { code: string } }>()).certificate.code
}

/** Reads the page of a code as text, with its status. */
async function check(code: string) {
  const answer = await send(`/certificates/${code}`)
  const html = await answer.text()
  return { status: answer.status, page: html.replace(/^.*<main/s, '').replaceAll('&#x27;', "'") }
}

/** Registers a team with a member who has joined it, one who has not, and a project that is handed in. */
async function takePart() {
  const [lead, member, listed] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount(),
  ])
  const team = await makeTeam({ representativeEmail: lead.email })
  const [first] = team.members
  team.members = [lead, member, listed].map(({ email }) => ({ ...first!, email }))
  expect((await send('/api/teams', { body: team, token: lead.token })).status).toBe(201)
  const path = `/api/teams/mine/${team.id}/membership`
  expect((await send(path, { method: 'PUT', token: member.token })).status).toBeLessThan(300)
  const { revision: _revision, ...details } = makeProject({ title: 'Mosi' })
  const submission = details as NonNullable<typeof projects.$inferInsert.submission>
  const now = new Date()
  await db.insert(projects).values({
    teamId: team.id,
    revision: crypto.randomUUID(),
    draft: submission,
    createdAt: now,
    updatedAt: now,
    slug: team.id.slice(0, 8),
    submission,
    submittedAt: now,
  })
  return { team, lead, member, listed }
}

async function publish() {
  const projectsNow = await db.$count(projects)
  const answer = await send('/api/admin/gallery', {
    method: 'PUT',
    token: admin.token,
    body: { projects: projectsNow },
  })
  expect(answer.status).toBe(204)
}
const takeBack = () => send('/api/admin/gallery', { method: 'DELETE', token: admin.token })

beforeEach(async () => {
  await takeBack()
  await db.delete(judgingResults)
  await db.delete(projects)
})

test('nobody can have a certificate before the projects are published', async () => {
  const { lead } = await takePart()
  expect(await own(lead)).toEqual({ published: null, claims: [], certificates: [] })
  expect((await errorOf(await post(lead))).code).toBe('certificates.none')
})

test('the lead and the members who joined may have one, and nobody else', async () => {
  const { lead, member, listed, team } = await takePart()
  const stranger = await createAccount()
  await publish()
  for (const person of [lead, member]) {
    expect((await own(person)).claims).toMatchObject([
      { kind: 'participant', teamName: team.teamName },
    ])
    expect((await check(await make(person))).page).toContain(certificatePage.valid.state)
    expect((await errorOf(await post(person, { kind: 'judge' }))).code).toBe('certificates.none')
  }
  for (const person of [listed, stranger]) {
    expect((await own(person)).claims).toEqual([])
    expect((await errorOf(await post(person))).code).toBe('certificates.none')
  }
})

test('a hundred presses at once make one certificate', async () => {
  const { lead } = await takePart()
  await publish()
  // More than the limit of an account lets through.
  const { 200: made = 0, 429: limited = 0 } = await race(() => post(lead))
  expect([made > 1, made + limited]).toEqual([true, 100])
  expect((await own(lead)).certificates).toHaveLength(1)
})

test('a certificate shows what its holder chose and nothing else, until they choose otherwise', async () => {
  const { lead, team } = await takePart()
  await db.insert(judgingResults).values({
    projectId: team.id,
    place: 1,
    evened: 80,
    raw: 80,
    rawPlace: 1,
    judgements: 3,
    group: 1,
  })
  await publish()
  const code = await make(lead, { name: '<b>Amina</b>', shows: none })
  const hidden = (await check(code)).page
  expect(hidden).toContain('&lt;b&gt;Amina&lt;/b&gt;')
  for (const secret of [team.teamName, 'Mosi', 'Grand prize', lead.email])
    expect(hidden).not.toContain(secret)
  expect((await put(lead, code, { shows: all })).status).toBe(200)
  const shown = (await check(code)).page
  for (const fact of [team.teamName, 'Mosi', 'Grand prize']) expect(shown).toContain(fact)
  // An award stands only while it is public.
  await takeBack()
  const later = (await check(code)).page
  expect(later).toContain(team.teamName)
  expect(later).not.toContain('Grand prize')
})

test('a withdrawn certificate shows only that, at once, and so do those of a deleted account', async () => {
  const { lead, member } = await takePart()
  await publish()
  const code = await make(lead)
  expect((await withdraw(lead, code)).status).toBe(204)
  expect((await withdraw(lead, code)).status).toBe(204)
  const { status, page } = await check(code)
  expect(status).toBe(410)
  expect(page).not.toContain('Amina')
  expect((await own(lead)).certificates).toEqual([])
  expect(await make(lead)).not.toBe(code)
  const theirs = await make(member)
  const deletion = await send('/api/account', {
    method: 'DELETE',
    token: member.token,
    body: { email: member.email, everything: false },
  })
  expect(deletion.status).toBe(204)
  expect((await check(theirs)).status).toBe(410)
  const kept = env.DB.prepare('select * from certificates where code = ?').bind(theirs)
  expect(await kept.first()).toMatchObject({ user_id: null, name: null, team_id: null })
})

test('someone else’s certificate can be neither changed, withdrawn nor downloaded', async () => {
  const { lead, member } = await takePart()
  await publish()
  const code = await make(lead)
  expect((await errorOf(await put(member, code, { name: 'Mallory' }))).code).toBe(
    'certificates.not_found',
  )
  await withdraw(member, code)
  const file = await send(`${mine}/${code}/certificate.pdf`, { token: member.token })
  expect((await errorOf(file)).code).toBe('certificates.not_found')
  expect((await check(code)).page).toContain('Amina Okello')
})

test('a name can be corrected three times, and must be one that can be printed', async () => {
  const { lead } = await takePart()
  await publish()
  for (const name of ['Amina 😀', 'アミナ', 'A', 'a'.repeat(101), 'Amina\u202e']) {
    const answer = await post(lead, { name })
    expect([name, answer.status]).toEqual([name, 400])
    expect((await errorOf(answer)).fields).toHaveProperty('name')
  }
  const code = await make(lead, { name: 'أمينة أوكيلو' })
  const names = ['አሚና ኦኬሎ', 'Amina Okelo', 'Amina Okello']
  for (const name of names) {
    expect((await put(lead, code, { name })).status).toBe(200)
    expect((await put(lead, code, { name, shows: none })).status).toBe(200)
  }
  expect((await errorOf(await put(lead, code, { name: 'Mallory' }))).code).toBe(
    'certificates.renamed',
  )
  expect((await own(lead)).certificates).toMatchObject([{ name: 'Amina Okello' }])
})

test.each([
  ['kind', 'winner'],
  ['kind', '__proto__'],
  ['name', null],
  ['name', ['Amina']],
  ['shows', 'all'],
  ['shows.hub', { ...all, hub: 'yes' }],
  ['agreed', false],
  ['consentVersion', '1999-01-01'],
])('a wrong %s, such as %j, is refused by its name', async (field, value) => {
  const [name] = field.split('.') as [string]
  const error = await errorOf(await post(admin, { [name]: value }))
  expect([error.code, Object.keys(error.fields ?? {})]).toEqual(['request.invalid', [field]])
})

test('someone who submitted scores may have a certificate of judging, which names no team', async () => {
  const { team } = await takePart()
  const judge = await createAccount({ role: 'judge' })
  const score = {
    projectId: team.id,
    judgeId: judge.id,
    revision: crypto.randomUUID(),
    draft: { scores: scoresOf(4), note: '' } as never,
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  await db.insert(judgeScores).values(score)
  await publish()
  expect((await own(judge)).claims).toEqual([])
  await db.update(judgeScores).set({ final: score.draft })
  expect((await own(judge)).claims).toMatchObject([{ kind: 'judge', name: 'Amina Okello' }])
  const code = await make(judge, { kind: 'judge' })
  expect((await check(code)).page).not.toContain(team.teamName)
  await db.delete(judgeScores)
})

test('someone who mentored a team may have a certificate of mentoring', async () => {
  const { team } = await takePart()
  const mentor = await createAccount()
  await publish()
  expect((await errorOf(await post(mentor, { kind: 'mentor' }))).code).toBe('certificates.none')
  const insert = env.DB.prepare(
    `insert into mentorings (id, team_id, purpose, language, created_at, mentor_id, assigned_at, ended_at)
     values (?, ?, 'Tests', 'en', 1, ?, 2, 3)`,
  )
  await insert.bind(crypto.randomUUID(), team.id, mentor.id).run()
  expect((await own(mentor)).claims).toMatchObject([{ kind: 'mentor', name: 'Amina Okello' }])
  const code = await make(mentor, { kind: 'mentor' })
  const { page } = await check(code)
  expect(page).toContain(certificateText.mentor.title)
  expect(page).not.toContain(team.teamName)
})

test('a code is found however it is typed, and a wrong one is called unknown, below a rosette that is cut through', async () => {
  const { lead } = await takePart()
  await publish()
  const code = await make(lead)
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  const found = await send(`/certificates/find?code=${encodeURIComponent(` ${typed} `)}`)
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const valid = await found.text()
  expect(valid).toContain(certificatePage.valid.state)
  expect(valid).not.toContain('data-denied')
  const last = code.endsWith('0') ? '1' : '0'
  for (const wrong of [code.slice(0, -1) + last, '0000-0000-0000-0000', 'x', '%3Cscript%3E']) {
    const { status, page } = await check(wrong)
    expect([wrong, status]).toEqual([wrong, 404])
    expect(page).toContain(certificatePage.unknown.title)
    expect(page).toContain('data-denied')
    expect(page).not.toContain('<script>')
  }
  expect((await send('/certificates')).status).toBe(200)
})
