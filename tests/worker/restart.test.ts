import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { mailService } from './mailbox.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'
import { watchDatabase } from './watched-database.ts'

const mailed: string[] = []
// A request that is cut off logs an error.
console.error = () => undefined

/**
 * Ends the Worker at one of its calls to the database or to the mail service, before or after the call has done its
 * work: that call and all later ones of this Worker never come back. `revive` starts it again.
 */
const death = { at: 0, hasDone: false, calls: 0 }
const isDead = () => death.at > 0 && death.calls >= death.at

async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
  const wasDead = isDead()
  death.calls += 1
  if (wasDead || (isDead() && !death.hasDone)) throw new Error('the Worker has ended')
  const result = await work()
  if (isDead()) throw new Error('the Worker has ended')
  return result
}

function killAt(at: number, hasDone: boolean) {
  Object.assign(death, { at, hasDone, calls: 0 })
}
const revive = () => killAt(0, false)

watchDatabase(pass)
mailService.mockImplementation(async (message: unknown) =>
  pass(async () => {
    mailed.push((message as { to: string }).to)
    return { messageId: crypto.randomUUID() }
  }),
)

beforeEach(() => {
  revive()
  mailed.length = 0
})

/** Runs the five-minute cron trigger some time later. */
async function passTime() {
  const scheduledTime = new Date(Date.now() + 3600_000)
  await runCron(EVERY_FIVE_MINUTES, scheduledTime)
}

const count = async (table: string, id: string, column = 'id') =>
  (await env.DB.prepare(`select count(*) as n from ${table} where ${column} = ?`)
    .bind(id)
    .first<{ n: number }>())!.n

/** Ends the Worker at every point where a request can be cut off, and sends the request to a new one. */
async function cutEverywhere(
  request: () => Promise<() => Promise<Response>>,
  check: (isBetweenMailAndNote: boolean) => unknown,
) {
  const whole = await request()
  killAt(1000, false)
  expect((await whole()).ok).toBe(true)
  await afterAnswers()
  const { calls } = death
  expect(calls).toBeGreaterThan(0)
  revive()
  for (let at = 1; at <= calls; at++) {
    for (const hasDone of [false, true]) {
      mailed.length = 0
      const ask = await request()
      killAt(at, hasDone)
      await ask()
      await afterAnswers()
      revive()
      const again = await ask()
      expect(
        [200, 201, 204],
        `cut at ${at} of ${calls}, ${hasDone ? 'after' : 'before'}`,
      ).toContain(again.status)
      await check(hasDone ? at === calls - 1 : at === calls)
    }
  }
}

const forms = [
  { path: '/api/teams', table: 'teams', make: makeTeam, members: 2 },
  { path: '/api/contact', table: 'contact_messages', make: makeContact, members: 0 },
  {
    path: '/api/partner-applications',
    table: 'partner_applications',
    make: makeApplication,
    members: 0,
  },
  { path: '/api/hub-interest', table: 'hub_interests', make: makeHubInterest, members: 0 },
]

test.each(forms)(
  'S5: wherever $path is cut off, sending it again completes it once, with one mail',
  async ({ path, table, make, members }) => {
    let form = { id: '', email: '' } as { id: string; email?: string; representativeEmail?: string }
    await cutEverywhere(
      async () => {
        const address = `${crypto.randomUUID()}@example.com`
        form = await make({ email: address, representativeEmail: address })
        return () => send(path, { body: form })
      },
      async (isBetweenMailAndNote) => {
        expect(await count(table, form.id)).toBe(1)
        expect(await count('team_members', form.id, 'team_id')).toBe(members)
        await passTime()
        await passTime()
        const wanted = form.representativeEmail ?? form.email
        const mine = mailed.filter((address) => address === wanted)
        // Nobody can know about a mail that the mail service accepted in the instant before the end.
        expect(mine).toHaveLength(isBetweenMailAndNote ? 2 : 1)
        expect(await count('outgoing_mails', form.id)).toBe(0)
      },
    )
  },
)

test('S5: wherever a change of a team is cut off, sending it again completes it once', async () => {
  const owner = await createAccount()
  const { id, captcha: _captcha, ...details } = await makeTeam()
  await send('/api/teams', { body: { ...details, id, captcha: _captcha }, token: owner.token })
  const read = async () => {
    const answer = await send('/api/teams/mine', { token: owner.token })
    return (
      (await answer.json()) as {
        teams: { revision: string; members: { name: string }[] }[]
      }
    ).teams[0]!
  }
  let newcomer = ''
  await cutEverywhere(
    async () => {
      const { revision } = await read()
      newcomer = `Kwame ${crypto.randomUUID().slice(0, 8)}`
      const members = [details.members[0], { name: newcomer, email: 'kwame@example.com' }]
      const body = { ...details, revision, members }
      return () => send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token: owner.token })
    },
    async () => {
      const { members } = await read()
      expect(members.map((member) => member.name)).toEqual(['Thandiwe Phiri', newcomer])
    },
  )
})

test('S5: wherever the giving of a role is cut off, repeating it gives the role once', async () => {
  const admin = await createAccount({ role: 'admin' })
  let account = await createAccount()
  await cutEverywhere(
    async () => {
      account = await createAccount()
      const body = { email: account.email, role: 'organizer' }
      return () => send('/api/admin/roles', { body, token: admin.token })
    },
    async () => expect(await count('user_roles', account.id, 'user_id')).toBe(1),
  )
})
