import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { announcementMails } from '#worker/limits/figures.ts'
import { deliverOne, passTime, runQueue } from './announcement-queue.ts'
import { mailService } from './mailbox.ts'
import { insertTeams } from './many-teams.ts'
import { errorOf, send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'
import { beginAnnouncing, sentMails, write, written, type Sent } from './written-announcement.ts'

const TEAMS = 240
const RETRY = announcementMails.pause + 1000

beforeEach(beginAnnouncing)

/** Has every tenth mail refused for now, and keeps the addresses of those that were taken. */
function failEveryTenth() {
  const taken: string[] = []
  let calls = 0
  mailService.mockImplementation(async (mail) => {
    calls += 1
    if (calls % 10 === 0) throw Object.assign(new Error(), { code: 'E_INTERNAL_SERVER_ERROR' })
    taken.push((mail as Sent).to)
    return { messageId: 'x' }
  })
  return taken
}

test('each of many gets it exactly once, from two tabs, a mail service that fails every tenth time, and a queue that delivers twice', async () => {
  await insertTeams(env.DB, TEAMS, 1)
  const taken = failEveryTenth()
  const announcement = await write()
  expect((await announcement.read()).reach).toEqual({ recipients: TEAMS, unsubscribed: 0 })
  const presses = await Promise.all([announcement.sendNow(), announcement.sendNow()])
  expect(presses.map(({ status }) => status)).toEqual([204, 204])
  await runQueue(2)
  const midway = await announcement.read()
  expect(midway).toMatchObject({ state: 'sending', recipients: TEAMS })
  expect(midway.counts.waiting).toBeGreaterThan(0)
  for (let run = 0; run < 4; run += 1) await passTime(RETRY, 2)
  expect(taken).toHaveLength(TEAMS)
  expect(new Set(taken).size).toBe(TEAMS)
  expect(await announcement.read()).toMatchObject({
    state: 'done',
    counts: { sent: TEAMS, waiting: 0, sending: 0, failed: 0, refused: 0 },
  })
  const { results } = await env.DB.prepare(
    'SELECT action FROM audit_log WHERE subject_id = ? ORDER BY created_at, action',
  )
    .bind(announcement.id)
    .all()
  expect(results.map(({ action }) => action)).toEqual(['announcement_created', 'announcement_sent'])
  expect((await announcement.save({ ...written, revision: announcement.revision })).status).toBe(
    409,
  )
})

test('refused, unclear and postponed mails are told apart, and nothing unclear is sent again', async () => {
  await insertTeams(env.DB, 4, 1)
  const codes: Record<string, string | undefined> = {
    'rep0@example.com': 'E_RECIPIENT_SUPPRESSED',
    'rep1@example.com': undefined,
    'rep2@example.com': 'E_INTERNAL_SERVER_ERROR',
  }
  mailService.mockImplementation(async (mail) => {
    const { to } = mail as Sent
    if (to in codes) throw Object.assign(new Error(), { code: codes[to] })
    return { messageId: 'x' }
  })
  const announcement = await write()
  await announcement.sendNow()
  await runQueue()
  expect((await announcement.read()).counts).toMatchObject({ sent: 1, waiting: 1 })
  for (let run = 0; run < announcementMails.tries; run += 1) await passTime(RETRY)
  expect(await announcement.read()).toMatchObject({
    state: 'done',
    counts: { sent: 1, refused: 1, failed: 2 },
    problems: [
      { email: 'rep0@example.com', state: 'refused', problem: 'E_RECIPIENT_SUPPRESSED' },
      { email: 'rep1@example.com', state: 'failed', problem: 'unknown' },
      { email: 'rep2@example.com', state: 'failed', problem: 'E_INTERNAL_SERVER_ERROR' },
    ],
  })
  const file = await announcement.call('GET', '/recipients.csv')
  expect(
    (await file.text())
      .replace(/"\d{4}-[^"]*"/g, '"…"')
      .split('\r\n')
      .slice(1),
  ).toEqual([
    '"rep0@example.com","Refused","…","E_RECIPIENT_SUPPRESSED"',
    '"rep1@example.com","Failed","…","unknown"',
    '"rep2@example.com","Failed","…","E_INTERNAL_SERVER_ERROR"',
    '"rep3@example.com","Sent","…",""',
    '',
  ])
  const list = await send('/api/admin/announcements/export.csv?columns=subject,recipients,state', {
    token: announcement.admin.token,
  })
  expect((await list.text()).split('\r\n')[1]).toBe(
    `"${written.subject}","4","1","1","2","0","0","0","Sent"`,
  )
  const tries = sentMails().filter(({ to }) => to === 'rep1@example.com')
  expect(tries).toHaveLength(1)
})

test('a Worker that ends while it sends leaves mails that count as failed and are not sent again', async () => {
  await insertTeams(env.DB, 2, 1)
  const announcement = await write()
  await announcement.sendNow()
  await runQueue(0)
  // It takes them up and never comes back to write down what became of them.
  await env.DB.prepare(`UPDATE announcement_recipients SET state = 'sending', tried_at = ?`)
    .bind(Date.now())
    .run()
  await passTime(RETRY)
  expect((await announcement.read()).counts).toMatchObject({ sending: 2 })
  await env.DB.prepare('UPDATE announcement_recipients SET tried_at = tried_at - ?')
    .bind(announcementMails.lease)
    .run()
  await passTime(RETRY)
  expect(await announcement.read()).toMatchObject({ state: 'done', counts: { failed: 2 } })
  expect(mailService).not.toHaveBeenCalled()
})

test('a pause stops it after the current portion, and resuming continues from there', async () => {
  await insertTeams(env.DB, 60, 1)
  const announcement = await write()
  await announcement.sendNow()
  await passTime(0, 0)
  await deliverOne(announcement.id)
  for (let press = 0; press < 2; press += 1) expect(await announcement.steer('paused')).toBe(204)
  await deliverOne(announcement.id)
  await passTime(RETRY)
  const paused = await announcement.read()
  expect(paused).toMatchObject({ state: 'paused', counts: { sent: 25, waiting: 35 } })
  for (let press = 0; press < 2; press += 1) expect(await announcement.steer('sending')).toBe(204)
  await runQueue()
  expect(await announcement.read()).toMatchObject({ state: 'done', counts: { sent: 60 } })
  expect(new Set(sentMails().map(({ to }) => to)).size).toBe(60)
  const refused = await announcement.call('PUT', '/state', { state: 'paused' })
  expect((await errorOf(refused)).code).toBe('announcements.over')
})

test('no day has more mails than its budget, and the mail service may ask to wait', async () => {
  await insertTeams(env.DB, 12, 1)
  Object.assign(env, { ANNOUNCEMENT_MAILS_PER_DAY: '5' })
  try {
    const announcement = await write()
    await announcement.sendNow()
    await runQueue(2)
    expect(await announcement.read()).toMatchObject({
      state: 'sending',
      counts: { sent: 5, waiting: 7 },
      budget: { used: 5, most: 5 },
    })
    await passTime(RETRY)
    expect(mailService).toHaveBeenCalledTimes(5)
    Object.assign(env, { ANNOUNCEMENT_MAILS_PER_DAY: '100' })
    mailService.mockRejectedValueOnce(
      Object.assign(new Error(), { code: 'E_DAILY_LIMIT_EXCEEDED' }),
    )
    await passTime(RETRY)
    const busy = await announcement.read()
    expect(busy.counts).toMatchObject({ sent: 9, waiting: 3, failed: 0 })
    expect(busy.budget.used).toBe(9)
    await passTime(RETRY)
    expect(await announcement.read()).toMatchObject({ state: 'done', counts: { sent: 12 } })
  } finally {
    Object.assign(env, { ANNOUNCEMENT_MAILS_PER_DAY: undefined })
  }
})

test('one that is scheduled goes out at its time, as its sender saw it, or becomes a draft again', async () => {
  await insertTeams(env.DB, 1, 1)
  const announcement = await write()
  const later = new Date(Date.now() + 3600_000).toISOString()
  const tooLate = new Date(Date.now() + 61 * 24 * 3600_000).toISOString()
  for (const bad of [tooLate, 'tomorrow', '2025-02-30T10:00:00Z', 7 as never])
    expect((await announcement.sendNow(announcement.revision, bad)).status).toBe(400)
  expect((await announcement.sendNow(announcement.revision, later)).status).toBe(204)
  await passTime(60_000)
  expect(await announcement.read()).toMatchObject({ state: 'scheduled' })
  expect((await announcement.call('DELETE')).status).toBe(409)
  expect(await announcement.steer('paused')).toBe(204)
  const changed = { ...written, subject: 'Friday after all', revision: announcement.revision }
  const { revision } = await announcement.save(changed)
  const old = await announcement.sendNow(announcement.revision, later)
  expect((await errorOf(old)).code).toBe('announcements.changed')
  await announcement.sendNow(revision, later)
  vi.setSystemTime(Date.now() + 3600_000)
  await passTime(0)
  expect(sentMails().map(({ to, subject }) => [to, subject])).toEqual([
    ['rep0@example.com', 'Friday after all'],
  ])
})

flow('having an announcement sent', 'D1, D1, D1', 204, async () => {
  await insertTeams(env.DB, 1, 1)
  const { id, revision, admin } = await write()
  const body = { revision, startsAt: null }
  return () => send(`/api/admin/announcements/${id}/send`, { body, token: admin.token })
})

test('what an administrator has scheduled waits for another if they lose the role or are banned', async () => {
  await insertTeams(env.DB, 2, 1)
  const [demoted, banned] = [await write(), await write()]
  const at = new Date(Date.now() + 3600_000).toISOString()
  for (const one of [demoted, banned])
    expect((await one.sendNow(one.revision, at)).status).toBe(204)
  const { token } = await createAccount({ role: 'admin' })
  const call = (path: string, method: string, body?: object) => send(path, { method, body, token })
  const { roleId } = demoted.admin
  expect((await call(`/api/admin/roles/${roleId}`, 'DELETE')).status).toBe(204)
  const account = `/api/auth/v1/admin/users/${banned.admin.id}`
  expect((await call(account, 'PUT', { ban_duration: '24h' })).status).toBe(200)
  mailService.mockClear()
  await passTime(3600_000)
  expect(sentMails().filter(({ subject }) => subject === written.subject)).toEqual([])
  const { results } = await env.DB.prepare('SELECT DISTINCT state FROM announcements').all()
  expect(results).toEqual([{ state: 'draft' }])
})
