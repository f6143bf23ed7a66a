import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { stopEditionAt } from './edition-time.ts'
import { makeTeam } from './filled-forms.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

/** Stops the clock of the edition while teams may change. */
export const open = () => stopEditionAt('2025-09-20T12:00:00')

/** The card of a team, filled in. */
export const teamForm = () => ({
  languages: ['en', 'sw'],
  skills: 'Node.js, design',
  about: 'We build small servers for farmers.',
})

/** The card of a person, filled in. */
export const personForm = () => ({
  ...teamForm(),
  name: 'Ada Njeri',
  country: 'KE',
  hubId: '',
  tracks: ['healthcare-systems'],
})

/** Sends a request, to Find a team unless the path says otherwise, and reads the answer. */
export async function call(who: { token: string }, method: string, path: string, body?: unknown) {
  const address = path.startsWith('/api/') ? path : `/api/matching${path}`
  const answer = await send(address, { method, body, token: who.token })
  const text = await answer.text()
  return { status: answer.status, text, body: text === '' ? {} : JSON.parse(text) }
}

export const codeOf = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

/** Puts up a card, of a team if the changes name one, and returns its id. */
export async function putCard(
  who: { token: string },
  { teamId, ...changes }: { teamId?: string } & Record<string, unknown> = {},
): Promise<string> {
  const answer = teamId
    ? await call(who, 'PUT', `/teams/${teamId}/card`, { ...teamForm(), ...changes })
    : await call(who, 'PUT', '/card', { ...personForm(), ...changes })
  expect(answer.text).toContain('id')
  return answer.body.id
}

/** Writes a message from a card to a card. */
export const write = (who: { token: string }, from: string, to: string, changes: object = {}) =>
  call(who, 'POST', `/cards/${to}/messages`, {
    id: crypto.randomUUID(),
    from,
    text: 'Hello',
    ...changes,
  })

/** Reports a card and returns the id of the report. */
export async function report(who: { token: string }, card: string, reason: string) {
  const id = crypto.randomUUID()
  const form = { id, kind: 'card', subjectId: card, reason: `${reason}, and unkind` }
  expect((await call(who, 'POST', '/reports', form)).status).toBe(204)
  return id
}

/** Registers a team of a lead and a member who has joined. */
export async function registerTeam() {
  const [lead, member] = await Promise.all([createAccount(), createAccount()])
  const members = [lead, member].map(({ email }) => ({ name: 'Amina Okello', email }))
  const form = await makeTeam({ representativeEmail: lead.email, members })
  expect((await send('/api/teams', { body: form, token: lead.token })).status).toBe(201)
  const row = await env.DB.prepare(
    'UPDATE team_members SET user_id = ?, joined_at = 1 WHERE email = ? RETURNING id',
  )
    .bind(member.id, member.email)
    .first<{ id: string }>()
  return { id: form.id, lead, member, memberId: row!.id }
}
