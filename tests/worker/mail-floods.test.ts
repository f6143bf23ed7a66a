import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { counterKey } from '#worker/limits/keys.ts'
import { LEASE } from '#worker/mail/outbox.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { setCount } from './counters.ts'
import { makeTeam } from './filled-forms.ts'
import { call, open, putCard, registerTeam } from './find-a-team.ts'
import { countMails } from './mailbox.ts'
import { send, withinOneMinute } from './requests.ts'
import { createAccount } from './visitors.ts'

// What one account can have us write to others, however often it repeats what anybody may do.

type Account = Awaited<ReturnType<typeof createAccount>>
type Team = { id: string; revision: string; members: { name: string; email: string }[] }

const newEmail = () => `${crypto.randomUUID()}@example.com`

/** Registers a team that an account leads, with one more member whom it lists. */
async function register(lead: Account) {
  const form = await makeTeam({
    representativeEmail: lead.email,
    members: [lead.email, newEmail()].map((email) => ({ name: 'Naledi Moyo', email })),
  })
  expect((await send('/api/teams', { body: form, token: lead.token })).status).toBe(201)
  return form.id
}

/** Changes fields of a team as somebody who leads it. */
async function change(id: string, { token }: Account, changes: object) {
  const mine = await (await send('/api/teams/mine', { token })).json<{ teams: Team[] }>()
  const { members, ...team } = mine.teams.find((own) => own.id === id)!
  const listed = members.map(({ name, email }) => ({ name, email }))
  const body = { ...team, members: listed, ...changes }
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token })
  expect(answer.status).toBe(200)
}

/** Counts the mails about a team that went out or wait, by their subject. */
async function countSubject(id: string, like: string) {
  const found = await env.DB.prepare(
    `select (select count(*) from settled_mails where team_id = ?1 and subject like ?2)
      + (select count(*) from outgoing_mails where team_id = ?1 and copy->>'subject' like ?2) as mails`,
  )
    .bind(id, like)
    .first<{ mails: number }>()
  return found!.mails
}

/** Counts the mails about a team that still wait. */
async function countWaiting(id: string) {
  const found = await env.DB.prepare(
    'select count(*) as mails from outgoing_mails where team_id = ?',
  )
    .bind(id)
    .first<{ mails: number }>()
  return found!.mails
}

test('a team that lists strangers again and again invites fifteen a day', async () => {
  const lead = await createAccount()
  const id = await register(lead)
  // An invitation that still waits when its member is taken off the list is taken back.
  await runCron(EVERY_FIVE_MINUTES, new Date(Date.now() + LEASE))
  for (let round = 0; round < 8; round++) {
    const emails = [lead.email, ...Array.from({ length: 4 }, newEmail)]
    await change(id, lead, { members: emails.map((email) => ({ name: 'Amina Bello', email })) })
    await vi.waitUntil(async () => !(await countWaiting(id)))
  }
  expect(await countSubject(id, '%invites you to the team%')).toBe(15)
})

test('an account that names one stranger after the other as representative has ten a day told', async () => {
  const owner = await createAccount()
  const id = await register(owner)
  for (let round = 0; round < 12; round++)
    await change(id, owner, { representativeEmail: newEmail() })
  expect(await countSubject(id, 'You now represent%')).toBe(10)
})

test('two who hand a team to each other again and again have six hand-overs a day mailed', async () => {
  open()
  const { id, lead, member, memberId } = await registerTeam()
  const own = await env.DB.prepare('select id from team_members where user_id = ?')
    .bind(lead.id)
    .first<{ id: string }>()
  for (let round = 0; round < 8; round++) {
    const [from, to] = round % 2 === 0 ? [lead, memberId] : [member, own!.id]
    const answer = await call(from, 'PUT', `/api/teams/mine/${id}/lead`, { memberId: to })
    expect(answer.status).toBe(204)
  }
  expect(await countSubject(id, 'You now lead%')).toBe(6)
})

test('two teams that give up the last place of a hub to each other are told of it five times a day', async () => {
  const [holder, waiting] = await Promise.all([createAccount(), createAccount()])
  await env.DB.prepare(`insert or replace into hub_places values ('accra', 1)`).run()
  const at = { participationMode: 'in-person', hubId: 'accra' }
  const online = { participationMode: 'virtual', hubId: '' }
  const [first, second] = [await register(holder), await register(waiting)]
  await change(first, holder, at)
  await change(second, waiting, at)
  for (let round = 0; round < 7; round++) {
    await change(first, holder, online)
    await runCron(EVERY_FIVE_MINUTES, new Date())
    await change(second, waiting, online)
    await change(first, holder, at)
    await change(second, waiting, at)
  }
  expect(await countSubject(second, '%has a place%')).toBe(5)
})

test('whoever asks again and again has twenty leads told a day, and hears ten answers', async () => {
  open()
  const [asker, ...leads] = await Promise.all(Array.from({ length: 4 }, () => createAccount()))
  await setCount(counterKey(env, `join-news-by:${asker!.id}`), 18)
  const cards = await Promise.all(
    leads.map(async (lead) => {
      const teamId = await register(lead)
      return { lead, teamId, card: await putCard(lead, { teamId }) }
    }),
  )
  const ask = async (card: string) => {
    const form = { id: crypto.randomUUID(), name: 'Naledi Moyo', note: '' }
    expect((await call(asker!, 'POST', `/cards/${card}/requests`, form)).status).toBe(200)
    return form.id
  }
  for (const { card } of cards)
    await call(asker!, 'DELETE', `/api/teams/requests/${await ask(card)}`)
  const told = await Promise.all(cards.map(({ teamId }) => countSubject(teamId, '%asked to join%')))
  expect(told).toEqual([1, 1, 0])
  const { lead, teamId, card } = cards[0]!
  for (let round = 0; round < 12; round++) {
    const path = `/api/teams/mine/${teamId}/requests/${await ask(card)}`
    expect((await call(lead, 'DELETE', path)).status).toBe(204)
  }
  expect(await countMails(asker!.email)).toBe(10)
})

test('an account does three hundred things a minute to its teams and no more', async () => {
  const { token } = await createAccount()
  const path = `/api/teams/mine/${crypto.randomUUID()}/link`
  const answers = await withinOneMinute(() =>
    Promise.all(Array.from({ length: 310 }, () => send(path, { method: 'DELETE', token }))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
})
