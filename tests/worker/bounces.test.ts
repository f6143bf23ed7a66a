import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { passTime, runQueue } from './announcement-queue.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { deliver, wrap } from './event-deliveries.ts'
import { makeApplication, makeTeam } from './filled-forms.ts'
import { mailService } from './mailbox.ts'
import { insertTeams } from './many-teams.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'
import { beginAnnouncing, write, type Sent } from './written-announcement.ts'

const QUEUE = 'mcphack-africa-mail-events'

beforeEach(async () => {
  await beginAnnouncing()
  mailService.mockImplementation(async (mail) => ({ messageId: nameOf((mail as Sent).to) }))
})

/** What the mail service of these tests calls its last mail to an address. */
const nameOf = (address: string) => `mail to ${address}`

/** Makes an event as the mail service puts it on the queue. */
const eventOf = (what: string, address: string, details: object = {}) => ({
  type: `cf.email.sending.message.${what}`,
  source: { type: 'email.sending', zoneId: 'zone', domain: 'mcphack.africa' },
  payload: {
    eventId: crypto.randomUUID(),
    messageId: nameOf(address),
    recipient: address,
    ...details,
  },
  metadata: { eventSchemaVersion: 1 },
})

const bounceOf = (address: string, code = '550') =>
  eventOf('bounced', address, {
    bounce: { type: 'hard' },
    delivery: { status: 'bounced', smtpStatusCode: code },
  })

const tell = (...events: object[]) =>
  deliver(
    QUEUE,
    events.map((body) => wrap(body)),
  )

async function announce(teams: number) {
  await insertTeams(env.DB, teams, 1)
  const announcement = await write()
  await announcement.sendNow()
  await runQueue()
  return announcement
}

test('a mail that bounces after it was taken is counted as bounced, once, however often that is told', async () => {
  const announcement = await announce(4)
  const events = [
    bounceOf('rep0@example.com'),
    eventOf('failed', 'rep1@example.com', { delivery: { status: 'failed' } }),
    eventOf('delivered', 'rep2@example.com'),
    eventOf('deferred', 'rep3@example.com'),
  ]
  for (let time = 0; time < 2; time += 1) {
    const { explicitAcks } = await tell(...events)
    expect(explicitAcks).toHaveLength(4)
  }
  expect(await announcement.read()).toMatchObject({
    state: 'done',
    counts: { sent: 2, bounced: 2, failed: 0, refused: 0 },
    problems: [
      { email: 'rep0@example.com', state: 'bounced', problem: '550' },
      { email: 'rep1@example.com', state: 'bounced', problem: null },
    ],
  })
  const file = await (await announcement.call('GET', '/recipients.csv')).text()
  expect(file).toMatch(/"rep0@example\.com","Bounced","[^"]+","550"/)
})

test('a bounce reaches the Worker by the queue of its own', async () => {
  vi.useRealTimers()
  const announcement = await announce(1)
  await env.MAIL_EVENTS.send(bounceOf('rep0@example.com'))
  const counts = await vi.waitUntil(
    async () => {
      const { counts: now } = await announcement.read()
      return now.bounced > 0 && now
    },
    { timeout: 20_000, interval: 250 },
  )
  expect(counts).toMatchObject({ sent: 0, bounced: 1 })
})

test('a bounce that is told before its mail is written down waits for it, and one of another mail is given up', async () => {
  const early = await tell(bounceOf('rep0@example.com'))
  expect(early.explicitAcks).toEqual([])
  expect(early.retryMessages).toHaveLength(1)
  const announcement = await announce(1)
  expect((await tell(bounceOf('rep0@example.com'))).explicitAcks).toHaveLength(1)
  expect((await announcement.read()).counts).toMatchObject({ sent: 0, bounced: 1 })
  const last = await deliver(QUEUE, [wrap(bounceOf('nobody@example.com'), 3)])
  expect(last.explicitAcks).toHaveLength(1)
})

test('whoever marks an announcement as spam gets no other, until they ask for it again', async () => {
  const first = await announce(2)
  const second = await write()
  await second.sendNow()
  await passTime(0, 0)
  const complaint = eventOf('complained', 'rep0@example.com')
  await tell(complaint)
  expect((await first.read()).counts).toMatchObject({ sent: 1, complained: 1, bounced: 0 })
  expect((await second.read()).counts).toMatchObject({ waiting: 1, unsubscribed: 1 })
  const refusals = () => env.DB.prepare('SELECT email FROM announcement_refusals').all()
  expect((await refusals()).results).toEqual([{ email: 'rep0@example.com' }])
  await env.DB.prepare('DELETE FROM announcement_refusals').run()
  await tell(complaint)
  expect((await refusals()).results).toEqual([])
})

test('an answer from the inbox that bounces says so', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const form = await makeApplication()
  expect((await send('/api/partner-applications', { body: form })).status).toBe(201)
  const answer = { id: crypto.randomUUID(), text: 'We would like that.', seen: null }
  await send(`/api/admin/intake/${form.id}/answers`, { body: answer, token })
  await afterAnswers()
  const read = async () =>
    (await send(`/api/admin/intake/${form.id}`, { token })).json<{
      entries: { delivery: string | null }[]
    }>()
  const before = await read()
  await tell(bounceOf(form.email))
  const after = await read()
  expect(
    [before, after].map(({ entries }) => entries.find((one) => one.delivery)?.delivery),
  ).toEqual(['sent', 'bounced'])
})

test('the lead and organisers see which invitation did not arrive, until it is sent again', async () => {
  vi.useRealTimers()
  const [lead, organizer] = [await createAccount(), await createAccount({ role: 'organizer' })]
  const email = `typo.${crypto.randomUUID()}@example.com`
  const members = [lead.email, email].map((address) => ({ name: 'Amina Okello', email: address }))
  const form = await makeTeam({ representativeEmail: lead.email, members })
  await send('/api/teams', { body: form, token: lead.token })
  await afterAnswers()
  const read = async () => {
    type Member = { id: string; email: string; isUndelivered: boolean }
    type Mail = { recipient: string; delivery: string }
    const own = await send('/api/teams/mine', { token: lead.token })
    const whole = await send(`/api/admin/teams/${form.id}`, { token: organizer.token })
    const { teams } = await own.json<{ teams: { members: Member[] }[] }>()
    const { team } = await whole.json<{ team: { members: Member[]; mails: Mail[] } }>()
    const [seen, shown] = [teams[0]!, team].map(({ members: all }) =>
      all.find((member) => member.email === email),
    )
    const mails = team.mails.filter(({ recipient }) => recipient === email)
    return {
      member: seen!.id,
      isUndelivered: [seen, shown].map((member) => member!.isUndelivered),
      deliveries: mails.map(({ delivery }) => delivery).toSorted(),
    }
  }
  await runCron(EVERY_FIVE_MINUTES, new Date())
  expect(await read()).toMatchObject({ isUndelivered: [false, false], deliveries: ['sent'] })
  await tell(bounceOf(email))
  const bounced = await read()
  expect(bounced).toMatchObject({ isUndelivered: [true, true], deliveries: ['bounced'] })
  const again = `/api/teams/mine/${form.id}/invitations`
  const body = { memberId: bounced.member }
  expect((await send(again, { body, token: lead.token })).status).toBe(204)
  await afterAnswers()
  expect(await read()).toMatchObject({ isUndelivered: [false, false] })
})

test('what is no event of the mail service is dropped, and what the database refuses comes again', async () => {
  const nonsense = [
    null,
    'bounced',
    {},
    eventOf('opened', 'a@example.com'),
    { type: 7, payload: [] },
  ]
  const long = { ...bounceOf('x'), payload: { messageId: 'm'.repeat(10_000) } }
  const { explicitAcks } = await deliver(
    QUEUE,
    [...nonsense, long].map((body) => wrap(body)),
  )
  expect(explicitAcks).toHaveLength(6)
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const down = { ...env, DB: null as never }
  const failed = await deliver(QUEUE, [wrap(bounceOf('rep0@example.com'))], down)
  expect(failed.retryBatch.retry).toBe(true)
  expect(silent).toHaveBeenCalledWith('bounces not noted', { name: expect.any(String) })
  silent.mockRestore()
})
