import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { afterAnswers } from './after-answers.ts'
import { runQueue } from './announcement-queue.ts'
import { NIGHTLY, runCron } from './clock.ts'
import { makeJudge } from './judging-round.ts'
import { mailService, takeMail } from './mailbox.ts'
import { insertTeams, teamIdOf } from './many-teams.ts'
import { makeMentor } from './mentored-team.ts'
import { errorOf, origin, send } from './requests.ts'
import { createAccount, runHub } from './visitors.ts'
import { beginAnnouncing, sentMails, write, written } from './written-announcement.ts'

beforeEach(beginAnnouncing)

test.each([
  ['leads of teams', {}, ['rep0', 'rep1', 'rep2']],
  ['whoever leads or has joined', { group: 'members' }, ['member1.0', 'rep0', 'rep1', 'rep2']],
  ['one country', { country: 'AO' }, ['rep1']],
  ['one hub', { hubId: 'nairobi' }, ['rep2']],
  ['one track', { trackId: 'education-learning' }, ['rep0']],
  ['who is silent at a check-in', { silentAt: '1' }, ['rep1', 'rep2']],
  [
    'members of silent teams of a country',
    { group: 'members', silentAt: '1', country: 'AO' },
    ['member1.0', 'rep1'],
  ],
])('it reaches %s and nobody else', async (_, audience, names) => {
  await insertTeams(env.DB, 3, 2)
  await env.DB.batch(
    [
      `UPDATE teams SET country = 'AO' WHERE id = '${teamIdOf(1)}'`,
      `UPDATE teams SET country = 'KE' WHERE id <> '${teamIdOf(1)}'`,
      `UPDATE teams SET hub_id = 'nairobi' WHERE id = '${teamIdOf(2)}'`,
      `UPDATE teams SET track_id = 'education-learning' WHERE id = '${teamIdOf(0)}'`,
      `UPDATE team_members SET joined_at = 1, user_id = 'u' WHERE email = 'member1.0@example.com'`,
      `INSERT INTO check_ins VALUES ('${teamIdOf(0)}', 1, 'r', '{}', 0, 1, 1)`,
    ].map((statement) => env.DB.prepare(statement)),
  )
  const announcement = await write(audience)
  await announcement.sendNow()
  await runQueue()
  expect(
    sentMails()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(names.map((name) => `${name}@example.com`))
})

test('judges, mentors and hub organisers are reached as such, and a filter of teams does not go with them', async () => {
  const [judge, mentor, host] = [await makeJudge(), await makeMentor(), await createAccount()]
  await runHub(host)
  const all = [judge, mentor, host]
  for (const [group, person] of [
    ['judges', judge],
    ['mentors', mentor],
    ['hubs', host],
  ] as const) {
    mailService.mockClear()
    const announcement = await write({ group })
    await announcement.sendNow()
    await runQueue()
    const reached = sentMails().map(({ to }) => to)
    expect(all.filter(({ email }) => reached.includes(email))).toEqual([person])
    const refused = await announcement.call('PUT', '', { ...written, group, country: 'AO' })
    expect(Object.keys((await errorOf(refused)).fields!)).toEqual(['country'])
  }
})

test('an announcement to nobody is not sent, and two authors do not overwrite each other', async () => {
  const announcement = await write({ country: 'AO' })
  const nobody = await announcement.sendNow()
  expect((await errorOf(nobody)).code).toBe('announcements.nobody')
  const mine = { ...written, revision: announcement.revision, subject: 'Mine' }
  const both = await Promise.all([mine, { ...mine, subject: 'Theirs' }].map(announcement.save))
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await announcement.call('DELETE')).status).toBe(204)
  expect((await announcement.save(mine)).status).toBe(404)
  expect((await announcement.call('GET')).status).toBe(404)
})

test('one press stops announcements, and one page holds all choices', async () => {
  await insertTeams(env.DB, 2, 1)
  const first = await write()
  await first.sendNow()
  await runQueue()
  const [mail] = sentMails().filter(({ to }) => to === 'rep1@example.com')
  expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const link = (mail!.headers as Record<string, string>)['List-Unsubscribe']!.slice(1, -1)
  const token = new URL(link).searchParams.get('token')!
  expect(mail!.text).toContain(`${origin}/unsubscribe#token=${token}`)

  const second = await write()
  await second.sendNow()
  await afterAnswers()
  for (let press = 0; press < 2; press += 1)
    expect((await send(link.replace(origin, ''), { method: 'POST' })).status).toBe(204)
  await runQueue()
  expect((await second.read()).counts).toMatchObject({ sent: 1, unsubscribed: 1 })
  const third = await write()
  expect((await third.read()).reach).toEqual({ recipients: 2, unsubscribed: 1 })

  const choose = async (method: string, path: string, body: object, signedIn?: string) =>
    (await send(`/api/mail-choices${path}`, { method, body, token: signedIn })).json()
  expect(await choose('POST', '/read', { token })).toEqual({
    reminders: true,
    announcements: false,
  })
  const all = { reminders: false, announcements: true }
  expect(await choose('PUT', '', { token, ...all })).toEqual(all)
  expect(await choose('POST', '/read', { token })).toEqual(all)
  await third.sendNow()
  await runQueue()
  expect((await third.read()).counts).toMatchObject({ sent: 2, unsubscribed: 0 })

  const forged = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect(await choose('PUT', '', { token: forged, ...all })).toMatchObject({
    error: { code: 'reminders.bad_link' },
  })
  expect((await send('/api/mail-choices/read', { body: { token: null } })).status).toBe(401)
  const own = await createAccount()
  expect(await choose('PUT', '', { token: null, ...all }, own.token)).toEqual(all)
  expect(await choose('POST', '/read', { token: null }, own.token)).toEqual(all)
})

test('the mail and its preview show Markdown and no HTML, picture or script of its writer', async () => {
  await insertTeams(env.DB, 1, 1)
  const text = [
    '# Hello <b>you</b>',
    '<script>alert(1)</script>',
    '![x](https://example.org/x.png)',
    '[bad](javascript:alert(1)) [good](https://example.org/call)',
  ].join('\n\n')
  const announcement = await write({ text })
  const { html } = await (await announcement.call('GET', '/preview')).json<{ html: string }>()
  await announcement.sendNow()
  await runQueue()
  for (const shown of [html, sentMails()[0]!.html]) {
    expect(shown).toMatch(/<h2 style="[^"]+">Hello &lt;b&gt;you/)
    expect(shown).not.toMatch(/<script|<img|href="javascript/)
    expect(shown).toMatch(/<a href="https:\/\/example.org\/call" style="[^"]+">good<\/a>/)
  }
  expect(sentMails()[0]!.text).toContain('[good](https://example.org/call)')
})

test('a test goes only to its sender', async () => {
  await insertTeams(env.DB, 1, 1)
  const announcement = await write()
  expect(
    await (await announcement.call('POST', '/test', { revision: announcement.revision })).json(),
  ).toEqual({
    email: announcement.admin.email,
  })
  expect(mailService).toHaveBeenCalledTimes(1)
  expect((await takeMail(announcement.admin.email)).subject).toBe(`Test: ${written.subject}`)
  expect(await announcement.read()).toMatchObject({ state: 'draft' })
})

test('only administrators write, read and send announcements', async () => {
  const announcement = await write()
  for (const role of [undefined, 'organizer', 'judge'] as const) {
    const { token } = await createAccount(role && { role })
    for (const path of ['', `/${announcement.id}`, `/${announcement.id}/preview`])
      expect((await send(`/api/admin/announcements${path}`, { token })).status).toBe(403)
    const body = { ...written, revision: announcement.revision, startsAt: null, state: 'paused' }
    for (const act of ['PUT ', 'POST /send', 'PUT /state', 'POST /test', 'DELETE ']) {
      const [method, part] = act.split(' ') as [string, string]
      const path = `/api/admin/announcements/${announcement.id}${part}`
      expect((await send(path, { method, body, token })).status).toBe(403)
    }
  }
})

test('an announcement is in the copy of its recipient’s data, until they are erased or its time is over', async () => {
  await insertTeams(env.DB, 2, 1)
  const person = await createAccount({ email: 'rep0@example.com' })
  const announcement = await write()
  await announcement.sendNow()
  await runQueue()
  await send('/api/mail-choices', {
    method: 'PUT',
    body: { token: null, reminders: true, announcements: false },
    token: person.token,
  })
  const copy = await send('/api/account/export', { token: person.token })
  expect(await copy.json()).toMatchObject({
    announcements: [{ email: person.email, subject: written.subject, state: 'sent' }],
    announcementRefusals: [{ email: person.email }],
  })
  const left = async () => {
    const tables = ['announcements', 'announcement_recipients', 'announcement_refusals']
    const found = await env.DB.batch(
      tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
    )
    return found.map(({ results }) => (results[0] as { n: number }).n)
  }
  expect(await left()).toEqual([1, 2, 1])
  const { token } = await createAccount({ role: 'admin' })
  const erased = await send('/api/admin/addresses', {
    method: 'DELETE',
    body: { email: person.email },
    token,
  })
  expect(await erased.json()).toMatchObject({ announcements: 1 })
  expect(await left()).toEqual([1, 1, 0])
  const finale = Date.parse(event.phases.ends)
  await env.DB.prepare('UPDATE announcements SET created_at = ?')
    .bind(finale - 1)
    .run()
  await runCron(NIGHTLY, new Date(finale + 729 * 24 * 3600_000))
  expect(await left()).toEqual([1, 1, 0])
  await runCron(NIGHTLY, new Date(finale + 732 * 24 * 3600_000))
  expect(await left()).toEqual([0, 0, 0])
})
