import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { openDatabase } from '#worker/db/client.ts'
import { mentorsOfTeams } from '#worker/mentoring/queries.ts'
import { badValues } from './bad-values.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { openRound } from './judging-round.ts'
import { countMails, readLink, takeMail } from './mailbox.ts'
import {
  actAs,
  actionsOf,
  makeAskingTeam,
  makeMentor,
  makeOwnTeam,
  offer,
  wish,
} from './mentored-team.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

const organizer = await createAccount({ role: 'organizer' })
const other = await createAccount({ role: 'admin' })
const act = actAs(organizer)
type Waiting = {
  total: number
  requests: { id: string; suggestions: { id: string; fits: string[]; teams: number }[] }[]
}
type Mentors = {
  mentors: { id: string; isActive: boolean; places: number; teams: { id: string }[] }[]
}

const assign = (id: string, mentorId: string, by = act) =>
  by(`/requests/${id}`, 'PUT', { mentorId })
const deliver = () => runCron(EVERY_FIVE_MINUTES, new Date())
const atOnce = <Result>(amount: number, deed: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: amount }, (_, index) => deed(index)))

/** A team with its mentor, whose mails have been taken out. */
async function makePair() {
  const [team, mentor] = [await makeAskingTeam(), await makeMentor()]
  expect((await assign(team.request, mentor.id)).status).toBe(204)
  await deliver()
  for (const { email } of [team.lead, team.joined, mentor]) await takeMail(email)
  return { team, mentor }
}

test('an address without an account is invited by mail and mentors by accepting; an account keeps its role', async () => {
  const email = 'ngozi.invited@example.org'
  const { id, isInvited } = await act<{ id: string; isInvited: boolean }>('/mentors', 'POST', {
    email,
    ...offer,
  })
  expect(isInvited).toBe(true)
  expect((await takeMail(email)).subject).toContain('mentor')
  await act('/mentors', 'POST', { email, ...offer, places: 5 })
  const find = async () => (await act<Mentors>('/mentors')).mentors.find((row) => row.id === id)
  expect(await find()).toMatchObject({ isActive: false, places: 5, teams: [] })
  const team = await makeAskingTeam()
  expect((await assign(team.request, id)).error.code).toBe('mentoring.no_room')
  const link = readLink(await takeMail(email))
  expect(link.searchParams.get('redirect_to')).toMatch(/\/mentoring$/)
  const accepted = await send('/api/auth/v1/verify', {
    body: { type: 'invite', token_hash: link.searchParams.get('token_hash') },
  })
  const { access_token: token } = await accepted.json<{ access_token: string }>()
  const given = await actionsOf({ id, email, token }).given()
  expect(given).toMatchObject({ mentor: { name: offer.name }, teams: [] })
  expect(await find()).toMatchObject({ isActive: true })

  // Two organisers invite the same unknown address at once.
  const unknown = { ...offer, email: 'baraka.invited@example.org' }
  const administrate = actAs(other)
  const invited = await atOnce(100, (index) =>
    (index % 2 ? act : administrate)<{ id: string }>('/mentors', 'POST', unknown),
  )
  expect(new Set(invited.map(({ status, id: account }) => `${status} ${account}`)).size).toBe(1)
  expect(invited[0]!.status).toBe(200)

  const judge = await createAccount({ role: 'judge' })
  await atOnce(10, () => act('/mentors', 'POST', { email: judge.email, ...offer }))
  await deliver()
  expect(await countMails(judge.email)).toBe(1)
  expect(await (await send('/api/account/role', { token: judge.token })).json()).toEqual({
    role: 'judge',
    isMentor: true,
    hubId: null,
  })
  expect((await act(`/mentors/${judge.id}`, 'PUT', { ...offer, places: 1 })).status).toBe(204)
})

test('a team asks, withdraws and asks again, once at a time; people who are only listed and strangers cannot', async () => {
  const team = await makeOwnTeam()
  const stranger = actionsOf(await createAccount())
  const id = crypto.randomUUID()
  expect((await team.joined.ask(team.id, { id })).status).toBe(204)
  expect((await team.joined.ask(team.id, { id })).status).toBe(204)
  expect((await team.lead.ask(team.id)).error.code).toBe('mentoring.asked')
  for (const person of [team.listed, stranger]) {
    const codes = [
      await person.read(team.id),
      await person.ask(team.id),
      await person.takeBack(id),
      await person.end(id),
      await person.write(id, 'Hello'),
    ].map(({ error }) => error.code)
    expect(new Set(codes)).toEqual(new Set(['mentoring.not_found']))
    expect((await person.given()).error.code).toBe('mentoring.not_mentor')
    expect((await person.room(true)).error.code).toBe('mentoring.not_mentor')
  }
  expect((await team.lead.read(team.id)).mentoring).toMatchObject({
    id,
    purpose: wish,
    mentor: null,
  })
  expect((await team.lead.takeBack(id)).status).toBe(204)
  expect((await team.lead.read(team.id)).mentoring).toBe(null)
  const another = await makeOwnTeam()
  const asked = await atOnce(10, () => another.lead.ask(another.id))
  expect(asked.filter(({ status }) => status === 204)).toHaveLength(1)
  expect((await team.lead.ask(team.id)).status).toBe(204)
})

test('an invalid request or message is refused with its field, and nothing is stored or sent', async () => {
  const { team } = await makePair()
  const another = await makeOwnTeam()
  for (const value of ['Help', 'a'.repeat(801), ...badValues])
    expect((await another.lead.ask(another.id, { purpose: value })).error).toMatchObject({
      fields: { purpose: expect.any(String) },
    })
  expect((await another.lead.ask(another.id, { language: 'tlh' })).status).toBe(400)
  for (const value of ['', 'a'.repeat(2001), ...badValues])
    expect((await team.lead.write(team.request, value as string)).error).toMatchObject({
      fields: { text: expect.any(String) },
    })
  expect((await another.lead.read(another.id)).mentoring).toBe(null)
  expect((await team.lead.read(team.id)).messages).toEqual([])
})

test('organisers see who waits with mentors who speak the language, know the track and have room, and give one with one press', async () => {
  await env.DB.prepare('delete from mentors').run()
  const team = await makeAskingTeam({ trackId: 'education-learning', country: 'KE' })
  const far = await makeMentor({ languages: ['fr'] })
  const busy = await makeMentor({ trackIds: ['education-learning'], places: 4 })
  const full = await makeMentor({ places: 1 })
  const away = await makeMentor()
  const near = await makeMentor({ trackIds: ['education-learning'], countries: ['KE'] })
  const own = await makeMentor({}, team.listed)
  await away.room(false)
  for (const mentor of [busy, full])
    expect((await assign((await makeAskingTeam()).request, mentor.id)).status).toBe(204)
  const list = async () => act<Waiting>('/requests')
  const suggestions = async () =>
    (await list()).requests.find(({ id }) => id === team.request)!.suggestions
  expect((await suggestions()).map(({ id, fits }) => [id, fits])).toEqual([
    [near.id, ['language', 'track', 'place']],
    [busy.id, ['language', 'track', 'place']],
    [far.id, ['track', 'place']],
  ])
  expect((await assign(team.request, own.id)).error.code).toBe('mentoring.own_team')
  expect((await assign(team.request, full.id)).error.code).toBe('mentoring.no_room')
  expect((await assign(team.request, away.id)).error.code).toBe('mentoring.no_room')
  const { total } = await list()
  expect((await assign(team.request, near.id)).status).toBe(204)
  expect((await assign(team.request, near.id)).status).toBe(204)
  expect((await assign(team.request, busy.id)).error.code).toBe('mentoring.assigned')
  expect((await list()).total).toBe(total - 1)
  await deliver()
  expect((await takeMail(near.email)).subject).toContain(team.name)
  for (const { email } of [team.lead, team.joined]) {
    const { text } = await takeMail(email)
    expect(text).toContain(offer.name)
    expect(text).toContain(`/account/check-ins?team=${team.id}#mentor`)
    expect(text).not.toContain(near.email)
  }
  expect(await countMails(team.listed.email)).toBe(0)
  expect((await team.lead.takeBack(team.request)).error.code).toBe('mentoring.assigned')
})

test('of a hundred mentors given to one team at once, it gets one, and every request is answered truthfully', async () => {
  const team = await makeAskingTeam()
  const [one, two] = [await makeMentor(), await makeMentor()]
  const admin = actAs(other)
  const answers = await atOnce(100, (index) =>
    index % 2 === 0 ? assign(team.request, one.id) : assign(team.request, two.id, admin),
  )
  const given = (await one.given()).teams.length === 1 ? one : two
  const left = given === one ? two : one
  expect((await given.given()).teams).toHaveLength(1)
  expect((await left.given()).teams).toHaveLength(0)
  for (const status of [204, 409])
    expect(answers.filter((answer) => answer.status === status)).toHaveLength(50)
  await deliver()
  expect([await countMails(given.email), await countMails(left.email)]).toEqual([1, 0])
  expect(await countMails(team.lead.email)).toBe(1)
})

test('the last place of a mentor, given to a hundred teams at once, goes to one', async () => {
  const mentor = await makeMentor({ places: 1 })
  await makeOwnTeam()
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID())
  await env.DB.batch([
    env.DB.prepare(
      `insert into teams (id, form_digest, revision, team_name, name_key, representative_name, representative_email,
         representative_phone, country, participation_mode, track_id, search_text, created_at, updated_at)
       select value, '', value, 'Race ' || value, value, 'Amina', value || '@example.com', '', 'KE', 'virtual',
         'open-innovation', '', 1, 1 from json_each(?)`,
    ).bind(JSON.stringify(ids)),
    env.DB.prepare(
      `insert into mentorings (id, team_id, purpose, language, created_at) select value, value, 'Help', 'en', 1 from json_each(?)`,
    ).bind(JSON.stringify(ids)),
  ])
  const answers = await atOnce(100, (index) => assign(ids[index]!, mentor.id))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ error }) => error?.code === 'mentoring.no_room')).toHaveLength(99)
  expect((await mentor.given()).teams).toHaveLength(1)
})

test('a mentor sees the team, its latest check-in and its request, but none of its people or addresses', async () => {
  const { team, mentor } = await makePair()
  const told = {
    revision: null,
    standing: 'stuck',
    progress: 'The first tool answers.',
    blockers: 'No data for Zambia.',
    link: '',
  }
  const path = `/api/check-ins/mine/${team.id}/1`
  await send(path, { method: 'PUT', body: told, token: team.lead.token })
  const given = await mentor.given()
  expect(given.teams).toMatchObject([
    {
      teamName: team.name,
      purpose: wish,
      checkIn: { number: 1, details: { blockers: told.blockers } },
    },
  ])
  for (const { email, id } of [team.lead, team.joined, team.listed]) {
    expect(JSON.stringify(given)).not.toContain(email)
    expect(JSON.stringify(given)).not.toContain(id)
  }
  expect(JSON.stringify(given)).not.toContain('Okello')
  expect(JSON.stringify(await team.lead.read(team.id))).not.toContain(mentor.email)
  const stranger = await makeMentor()
  expect((await stranger.given()).teams).toEqual([])
  for (const answer of [
    await stranger.write(team.request, 'Hello'),
    await stranger.end(team.request),
    await stranger.read(team.id),
    await mentor.read(team.id),
  ])
    expect(answer.error.code).toBe('mentoring.not_found')
})

test('mentor and team write to each other by mail, once each message, without an address or a link', async () => {
  const { team, mentor } = await makePair()
  const key = crypto.randomUUID()
  const text = 'Look at https://evil.example first.\nThen call +27 43 555 0100.'
  const first = await mentor.write(team.request, text, key)
  await atOnce(10, () => mentor.write(team.request, text, key))
  expect(first.message).toMatchObject({ id: key, isFromMentor: true, text })
  expect((await mentor.write(team.request, 'Another text', key)).status).not.toBe(200)
  await deliver()
  for (const { email } of [team.lead, team.joined]) {
    expect(await countMails(email)).toBe(1)
    const mail = await takeMail(email)
    expect(mail.text).toMatch(/^Look at https evil example first\.$/m)
    expect(mail.text).toContain('Then call')
    expect(mail.text).not.toMatch(/evil\.example|555 0100/)
    expect(mail.text).not.toContain(mentor.email)
  }
  expect(await countMails(team.listed.email)).toBe(0)
  expect((await team.joined.write(team.request, 'Thank you!')).status).toBe(200)
  await deliver()
  expect((await takeMail(mentor.email)).text).toContain('Thank you!')
  const { messages } = await team.lead.read(team.id)
  expect(messages.map(({ isFromMentor }) => isFromMentor)).toEqual([true, false])
  expect((await mentor.given()).teams[0]!.messages).toHaveLength(2)
  // Twenty a day from each side; all of them count, also for the other members.
  await Promise.all(
    Array.from({ length: 19 }, (_, index) => team.lead.write(team.request, `Word ${index}`)),
  )
  expect((await team.joined.write(team.request, 'One more')).error.code).toBe('mentoring.enough')
})

test('the mentor, the team or an organiser ends the mentoring, and the others are told; then the team may ask again', async () => {
  for (const by of ['mentor', 'team', 'organizer'] as const) {
    const { team, mentor } = await makePair()
    await mentor.write(team.request, 'Words that end with it')
    await deliver()
    for (const { email } of [team.lead, team.joined]) await takeMail(email)
    for (let press = 0; press < 2; press += 1) {
      if (by === 'mentor') await mentor.end(team.request)
      else if (by === 'team') await team.joined.end(team.request)
      else await act(`/mentorings/${team.request}`, 'DELETE')
    }
    await deliver()
    expect(await countMails(mentor.email), by).toBe(by === 'mentor' ? 0 : 1)
    expect(await countMails(team.lead.email), by).toBe(by === 'team' ? 0 : 1)
    expect((await mentor.given()).teams).toEqual([])
    expect((await mentor.write(team.request, 'Hello')).error.code).toBe('mentoring.ended')
    expect((await team.lead.read(team.id)).mentoring).toBe(null)
    expect((await team.lead.ask(team.id)).status).toBe(204)
  }
})

test('a removed mentor stays on record as the team’s mentor; one who deletes the account leaves nothing behind', async () => {
  const [removed, leaving] = [await makePair(), await makePair()]
  expect((await act(`/mentors/${removed.mentor.id}`, 'DELETE')).status).toBe(204)
  await deliver()
  expect(await countMails(removed.mentor.email)).toBe(1)
  expect(await countMails(removed.team.joined.email)).toBe(1)
  expect((await removed.mentor.given()).error.code).toBe('mentoring.not_mentor')
  const db = openDatabase(env)
  expect(await mentorsOfTeams(db, removed.mentor.id)).toMatchObject([{ teams: 1 }])

  const { team, mentor } = leaving
  await mentor.write(team.request, 'Words of a mentor')
  const copyOf = async (token: string) => (await send('/api/account/export', { token })).text()
  for (const { token } of [mentor, team.lead])
    expect(await copyOf(token)).toContain('Words of a mentor')
  expect(await copyOf(mentor.token)).toContain(offer.name)
  const body = { email: mentor.email, everything: false }
  await send('/api/account', { method: 'DELETE', body, token: mentor.token })
  expect(await mentorsOfTeams(db, mentor.id)).toEqual([])
  const { mentoring, messages } = await team.lead.read(team.id)
  expect([mentoring!.mentor, mentoring!.purpose, messages]).toEqual([null, wish, []])
  // It is told, waits again, and gets somebody else.
  await deliver()
  for (const { email } of [team.lead, team.joined])
    expect((await takeMail(email)).subject).toBe(mentoringMails.mentorGone().subject)
  expect(await countMails(team.listed.email)).toBe(0)
  expect((await assign(team.request, (await makeMentor()).id)).status).toBe(204)
})

test('when two teams are merged, the one that stays keeps its mentor, and the other’s mentor stays on record', async () => {
  const [into, from] = [await makePair(), await makePair()]
  await env.DB.prepare('delete from team_members where team_id in (?, ?) and user_id is null')
    .bind(into.team.id, from.team.id)
    .run()
  const path = `/api/admin/teams/${into.team.id}/mergers`
  const merged = await send(path, { body: { from: from.team.id }, token: organizer.token })
  expect(merged.status).toBe(204)
  expect((await into.mentor.given()).teams).toHaveLength(1)
  expect((await from.mentor.given()).teams).toHaveLength(0)
  const { results } = await env.DB.prepare('select mentor_id from mentorings where team_id = ?')
    .bind(into.team.id)
    .all()
  expect(results).toHaveLength(2)
})

test('a past or present mentor of a team cannot judge it, and its judge cannot mentor it', async () => {
  const { ids, judges, assign: share } = await openRound(2, 2)
  const [mentor, judge] = judges as [(typeof judges)[0], (typeof judges)[0]]
  const ask = (teamId: string) =>
    env.DB.prepare(
      `insert into mentorings (id, team_id, purpose, language, created_at) values (?1, ?1, 'Help', 'en', 1)`,
    )
      .bind(teamId)
      .run()
  for (const id of ids) await ask(id)
  for (const one of [mentor, judge]) await makeMentor({}, one)
  expect((await assign(ids[0]!, mentor.id)).status).toBe(204)
  await actionsOf(mentor).end(ids[0]!)
  const plan = await share(2, 2)
  expect(plan.conflicts).toMatchObject({ mentor: 1 })
  expect(plan.short).toMatchObject([{ projectId: ids[0], judges: 1, reason: 'conflicts' }])
  expect((await mentor.read(ids[0]!)).error.code).toBe('judging.not_found')
  expect((await judge.read(ids[0]!)).status).toBe(200)
  expect((await assign(ids[1]!, judge.id)).error.code).toBe('mentoring.judges')
  // Somebody who slips through reads and scores nothing all the same.
  await env.DB.prepare('update mentorings set mentor_id = ? where id = ?')
    .bind(judge.id, ids[1])
    .run()
  expect((await judge.read(ids[1]!)).error.code).toBe('judging.own_team')
  expect((await judge.handIn(ids[1]!, 5)).error.code).toBe('judging.own_team')
  expect((await judge.list()).projects.map(({ id }) => id)).toEqual([ids[0]])
})

flow('reading the teams of a mentor', 'D1', 200, async () => {
  const { mentor } = await makePair()
  return () => send('/api/mentoring/given', { token: mentor.token })
})
flow('asking for a mentor', 'D1', 204, async () => {
  const { id, lead } = await makeOwnTeam()
  const body = { id: crypto.randomUUID(), purpose: wish, language: 'en' }
  return () => send(`/api/mentoring/teams/${id}`, { body, token: lead.token })
})
flow('writing to a mentor', 'D1, D1', 200, async () => {
  const { team } = await makePair()
  const body = { id: crypto.randomUUID(), text: 'Hello' }
  return () => send(`/api/mentoring/${team.request}/messages`, { body, token: team.lead.token })
})
flow('giving a team a mentor', 'D1, D1, D1', 204, async () => {
  const [team, mentor] = [await makeAskingTeam(), await makeMentor()]
  const path = `/api/admin/mentoring/requests/${team.request}`
  const body = { mentorId: mentor.id }
  return () => send(path, { method: 'PUT', body, token: organizer.token })
})
