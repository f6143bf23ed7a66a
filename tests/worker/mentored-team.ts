import { env } from 'cloudflare:workers'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Message = { id: string; isFromMentor: boolean; text: string }
/** What the answers about mentors hold, each some of it. */
export type Answer = {
  status: number
  mentoring: { id: string; purpose: string; mentor: string | null } | null
  messages: Message[]
  message: Message
  mentor: { name: string; hasRoom: boolean }
  teams: {
    id: string
    teamName: string
    hubId: string | null
    purpose: string
    checkIn: { number: number; details: object } | null
    messages: Message[]
  }[]
  error: { code: string }
}

export const wish = 'We do not know how to test our server. Can somebody look at it with us?'
export const offer = {
  name: 'Ngozi Sample',
  trackIds: [] as string[],
  languages: ['en'],
  countries: [] as string[],
  hubIds: [] as string[],
  places: 2,
}

type Account = { id: string; email: string; token: string }

/** What somebody can do, as a mentor or in a team. */
export const actionsOf = ({ token }: Account) => {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await send(`/api/mentoring${path}`, { method, body, token })
    const text = await answer.text()
    return { ...(JSON.parse(text || '{}') as Answer), status: answer.status }
  }
  return {
    given: () => call('GET', '/given'),
    room: (hasRoom: boolean) => call('PUT', '/room', { hasRoom }),
    write: (id: string, text: string, key: string = crypto.randomUUID()) =>
      call('POST', `/${id}/messages`, { id: key, text }),
    end: (id: string) => call('PUT', `/${id}/end`),
    read: (teamId: string) => call('GET', `/teams/${teamId}`),
    ask: (teamId: string, body: object = {}) =>
      call('POST', `/teams/${teamId}`, {
        id: crypto.randomUUID(),
        purpose: wish,
        language: 'en',
        ...body,
      }),
    takeBack: (id: string) => call('DELETE', `/${id}`),
  }
}

/** Signs in somebody who mentors. */
export async function makeMentor(changes: Partial<typeof offer> = {}, account?: Account) {
  const owner = account ?? (await createAccount())
  const { name, trackIds, languages, countries, hubIds, places } = { ...offer, ...changes }
  await env.DB.prepare(
    `insert into mentors (user_id, name, track_ids, languages, countries, hub_ids, places, has_room, created_at)
     values (?, ?, ?, ?, ?, ?, ?, 1, ?)`,
  )
    .bind(
      owner.id,
      name,
      ...[trackIds, languages, countries, hubIds].map((list) => JSON.stringify(list)),
      places,
      Date.now(),
    )
    .run()
  return { ...owner, ...actionsOf(owner) }
}

/** Registers a team of a lead, a member who has joined and one who is only listed. */
export async function makeOwnTeam(changes: object = {}) {
  stopEditionAt('2025-09-20T12:00:00')
  const [lead, joined, listed] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount(),
  ])
  const members = [lead, joined, listed].map(({ email }) => ({ name: 'Amina Okello', email }))
  const { id, ...form } = await makeTeam({
    representativeEmail: lead.email,
    members,
    ...changes,
  })
  await send('/api/teams', { body: { id, ...form }, token: lead.token })
  await env.DB.batch([
    env.DB.prepare('update team_members set user_id = ?, joined_at = 1 where email = ?').bind(
      joined.id,
      joined.email,
    ),
    env.DB.prepare('delete from outgoing_mails'),
  ])
  for (const { email } of [lead, joined, listed])
    while ((await countMails(email)) > 0) await takeMail(email)
  stopEditionAt('2025-10-14T12:00:00')
  return {
    id,
    name: form.teamName as string,
    lead: { ...lead, ...actionsOf(lead) },
    joined: { ...joined, ...actionsOf(joined) },
    listed: { ...listed, ...actionsOf(listed) },
  }
}

/** Makes a team that has asked for a mentor; returns the id of its request too. */
export async function makeAskingTeam(changes: object = {}) {
  const team = await makeOwnTeam(changes)
  const request = crypto.randomUUID()
  await team.lead.ask(team.id, { id: request })
  return { ...team, request }
}

/** Calls a route of the dashboard. */
export const actAs =
  ({ token }: Account) =>
  async <Body = Answer>(path: string, method = 'GET', body?: object) => {
    const answer = await send(`/api/admin/mentoring${path}`, { method, body, token })
    const text = await answer.text()
    return { ...(JSON.parse(text || '{}') as Body), status: answer.status }
  }
