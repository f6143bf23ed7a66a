import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { makeApplication, makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { origin, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const admin = await createAccount({ role: 'admin' })

const act = async (path: string, method: string, body?: unknown) => {
  const answer = await send(`/api/admin${path}`, { method, body, token: admin.token })
  expect(answer.ok, `${method} ${path}`).toBe(true)
  return answer
}

/** What waits in the outbox is sent with the next run of the clock. */
const sendOutbox = () => runCron(EVERY_FIVE_MINUTES, new Date())

async function takeNextMail(to: string) {
  await sendOutbox()
  return takeMail(to)
}

async function countNextMails(to: string) {
  await sendOutbox()
  return countMails(to)
}

async function apply() {
  const form = await makeApplication()
  expect((await send('/api/partner-applications', { body: form })).status).toBe(201)
  await takeMail(form.email)
  return form
}

async function register(changes: Record<string, unknown>, token?: string) {
  const form = await makeTeam(changes)
  const answer = await send('/api/teams', { body: form, ...(token && { token }) })
  expect(answer.status).toBe(201)
  await takeMail(form.representativeEmail)
  return form
}

test('an applicant is told once that the application was accepted or declined, and about no other status', async () => {
  const { id, email } = await apply()
  const setStatus = (status: string) => act(`/applications/${id}`, 'PATCH', { status })
  await setStatus('talking')
  expect(await countNextMails(email)).toBe(0)
  await setStatus('accepted')
  await setStatus('accepted')
  expect(await countNextMails(email)).toBe(1)
  const accepted = await takeMail(email)
  expect(accepted.subject).toBe('Your application to MCPHack Africa was accepted')
  expect(accepted.text).toContain(`${origin}/sponsors`)
  await setStatus('declined')
  expect((await takeNextMail(email)).subject).toBe('Your application to MCPHack Africa')
})

test('someone who gets or loses a role is told, but not when the same role is given again', async () => {
  const { email } = await createAccount()
  const { id } = (await (await act('/roles', 'POST', { email, role: 'organizer' })).json()) as {
    id: string
  }
  await act('/roles', 'POST', { email, role: 'organizer' })
  expect(await countNextMails(email)).toBe(1)
  expect((await takeMail(email)).subject).toBe('You are now an organizer of MCPHack Africa')
  await act('/roles', 'POST', { email, role: 'admin' })
  const promoted = await takeNextMail(email)
  expect(promoted.subject).toBe('You are now an administrator of MCPHack Africa')
  expect(promoted.text).toContain(`${origin}/admin`)
  await act(`/roles/${id}`, 'DELETE')
  expect((await takeNextMail(email)).subject).toBe('Your role at MCPHack Africa was removed')
})

/** Changes a team as the account of a token. */
async function changeTeam(
  id: string,
  token: string,
  change: (team: Record<string, unknown>) => Record<string, unknown>,
) {
  const { teams } = (await (await send('/api/teams/mine', { token })).json()) as {
    teams: (Record<string, unknown> & { id: string; members: Record<string, unknown>[] })[]
  }
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _updated,
    members,
    ...team
  } = teams.find((own) => own.id === id)!
  const body = change({
    ...team,
    members: members.map(({ name, email }) => ({ name, email })),
  })
  const answer = await send(`/api/teams/mine/${id}`, { method: 'PATCH', body, token })
  expect(answer.status).toBe(200)
  return body
}

test('a representative is told when someone else has changed the team, but not about their own changes', async () => {
  const [owner, representative] = [await createAccount(), await createAccount()]
  const { id, teamName } = await register(
    { representativeEmail: representative.email },
    owner.token,
  )
  await changeTeam(id, representative.token, (team) => ({ ...team, representativeName: 'Amina B' }))
  expect(await countNextMails(representative.email)).toBe(0)
  const change = await changeTeam(id, owner.token, (team) => ({
    ...team,
    representativeName: 'Amina C',
  }))
  // The same change sent again, as after a lost answer.
  await send(`/api/teams/mine/${id}`, { method: 'PATCH', body: change, token: owner.token })
  expect(await countNextMails(representative.email)).toBe(1)
  const mail = await takeMail(representative.email)
  expect(mail.subject).toBe('Your team for MCPHack Africa was changed')
  expect(mail.text).toContain(String(teamName))
})

test('both are told when someone else is named as the representative', async () => {
  const [owner, before, after] = [
    await createAccount(),
    await createAccount(),
    await createAccount(),
  ]
  const { id } = await register({ representativeEmail: before.email }, owner.token)
  await changeTeam(id, owner.token, (team) => ({ ...team, representativeEmail: after.email }))
  expect((await takeNextMail(before.email)).subject).toBe(
    'Your team for MCPHack Africa was changed',
  )
  expect((await takeMail(after.email)).subject).toBe('You now represent a team at MCPHack Africa')
})

test('nobody can fill a mailbox with news of changes to a team', async () => {
  const [owner, representative] = [await createAccount(), await createAccount()]
  const { id } = await register({ representativeEmail: representative.email }, owner.token)
  for (let round = 0; round < 6; round++)
    await changeTeam(id, owner.token, (team) => ({ ...team, representativeName: `Amina ${round}` }))
  expect(await countNextMails(representative.email)).toBe(3)
})

test('nobody can fill a mailbox with news of many teams', async () => {
  const [owner, representative] = [await createAccount(), await createAccount()]
  for (let count = 0; count < 4; count++) {
    const { id } = await register({ representativeEmail: representative.email }, owner.token)
    for (let round = 0; round < 3; round++)
      await changeTeam(id, owner.token, (team) => ({ ...team, representativeName: `A ${round}` }))
  }
  expect(await countNextMails(representative.email)).toBe(10)
})

test('a representative is told that an administrator has deleted the team or a member', async () => {
  const { email } = await createAccount()
  const { id } = await register({ representativeEmail: email })
  const { results } = await env.DB.prepare('select id from team_members where team_id = ?')
    .bind(id)
    .all<{ id: string }>()
  await act(`/members/${results[0]!.id}?small=allow`, 'DELETE')
  expect((await takeNextMail(email)).subject).toBe('Your team for MCPHack Africa was changed')
  await act(`/teams/${id}`, 'DELETE')
  expect((await takeNextMail(email)).subject).toBe('Your team was removed from MCPHack Africa')
})

test('an applicant’s consent to news is removed once they withdraw it, and the log keeps that', async () => {
  const form = await makeApplication({ agreedToMarketing: true })
  expect((await send('/api/partner-applications', { body: form })).status).toBe(201)
  await act(`/applications/${form.id}/marketing`, 'DELETE')
  await act(`/applications/${form.id}/marketing`, 'DELETE')
  const row = await env.DB.prepare(
    `select agreed_to_marketing_at as agreed, (select count(*) from audit_log
      where subject_id = partner_applications.id and action = 'marketing_withdrawn') as entries
     from partner_applications where id = ?`,
  )
    .bind(form.id)
    .first()
  expect(row).toEqual({ agreed: null, entries: 1 })
})

test('a member who has joined is told when the lead or an organiser removes them, and the lead is not told of themselves', async () => {
  const [owner, byLead, byOrganiser] = [
    await createAccount(),
    await createAccount(),
    await createAccount(),
  ]
  const members = [owner, byLead, byOrganiser].map(({ email }) => ({ name: 'Member', email }))
  const extra = { name: 'Listed', email: `${crypto.randomUUID()}@example.com` }
  const { id } = await register(
    { representativeEmail: owner.email, members: [...members, extra] },
    owner.token,
  )
  for (const { token } of [byLead, byOrganiser])
    await send(`/api/teams/mine/${id}/membership`, { method: 'PUT', token })
  await sendOutbox()
  for (const { email } of [byLead, byOrganiser]) await takeMail(email)
  const change = await changeTeam(id, owner.token, (team) => ({
    ...team,
    members: [members[2], extra],
  }))
  // The same change sent again, as after a lost answer.
  await send(`/api/teams/mine/${id}`, { method: 'PATCH', body: change, token: owner.token })
  expect(await countNextMails(byLead.email)).toBe(1)
  const mail = await takeMail(byLead.email)
  expect(mail.subject).toBe('You are no longer in your team for MCPHack Africa')
  expect(mail.text).toContain('The lead of your team has removed you')
  expect(await countMails(owner.email)).toBe(0)
  const row = await env.DB.prepare('select id from team_members where email = ?')
    .bind(byOrganiser.email)
    .first<{ id: string }>()
  await act(`/members/${row!.id}?small=allow`, 'DELETE')
  expect((await takeNextMail(byOrganiser.email)).text).toContain('An organiser has removed you')
})

test('a representative is told when an organiser gives the team more time, once for each date, and when that is withdrawn', async () => {
  const form = await register({ teamName: `Marula ${crypto.randomUUID().replaceAll(/\d/g, 'x')}` })
  const { id, representativeEmail: lead } = form
  const path = `/teams/${id}/exceptions`
  const give = (until: string) =>
    act(path, 'PUT', { kind: 'submission', until, reason: 'Power cuts for three days.' })
  while ((await countNextMails(lead)) > 0) await takeMail(lead)
  await give('2025-11-06')
  await give('2025-11-06')
  expect(await countNextMails(lead)).toBe(1)
  const mail = await takeMail(lead)
  expect(mail.subject).toBe('Your team has more time at MCPHack Africa')
  expect(mail.text).toContain('until 6 November 2025, 23:59 CAT')
  expect(mail.text).toContain(`${origin}/account/project?team=${id}`)
  expect(mail.text).toContain('The page of your project shows the date too.')
  expect(mail.text).not.toContain('Power cuts')
  await give('2025-11-07')
  expect((await takeNextMail(lead)).text).toContain('until 7 November 2025')
  await act(`${path}/submission`, 'DELETE')
  const withdrawn = await takeNextMail(lead)
  expect(withdrawn.subject).toBe('The extra time of your team was withdrawn')
  expect(withdrawn.text).toContain('4 November 2025')
})
