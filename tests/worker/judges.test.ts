import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { runCron } from './clock.ts'
import { openDashboard } from './dashboard.ts'
import { countLogged, openRound, race, readPairs, scoresOf } from './judging-round.ts'
import { countMails, readLink, takeMail } from './mailbox.ts'
import { send } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

test('an address without an account is invited by mail and becomes a judge by accepting; one with another role is refused', async () => {
  const { act, get, assign } = await openRound(1, 0)
  const email = 'zola.invited@example.org'
  const judge = { email, organization: 'UCT', domain: 'uct.ac.za', hubId: 'cape-town' }
  const { id, isInvited } = await (
    await act('/judges', 'POST', judge)
  ).json<{ id: string; isInvited: boolean }>()
  expect(isInvited).toBe(true)
  const { subject } = await takeMail(email)
  expect(subject).toContain('judge')
  // Sent again to whoever has not accepted.
  await act('/judges', 'POST', { ...judge, organization: 'University' })
  expect((await get('/judges')).judges).toMatchObject([
    { id, email, organization: 'University', acceptedAt: null, isActive: false, assigned: 0 },
  ])
  expect((await assign(1, 1)).judges).toBe(0)
  const link = readLink(await takeMail(email))
  expect(link.searchParams.get('redirect_to')).toMatch(/\/judging$/)
  const accepted: { access_token: string }[] = []
  const token_hash = link.searchParams.get('token_hash')
  const counts = await race(async () => {
    const answer = await send('/api/auth/v1/verify', { body: { type: 'invite', token_hash } })
    if (answer.ok) accepted.push(await answer.json())
    return answer
  })
  expect(counts).toEqual({ 200: 1, 403: 99 })
  const { access_token: token } = accepted[0]!
  expect(await (await send('/api/judging/projects', { token })).json()).toMatchObject({
    judge: { organization: 'University', hubId: 'cape-town' },
    projects: [],
  })
  expect((await get('/judges')).judges).toMatchObject([{ isActive: true }])
  const organizer = await createAccount({ role: 'organizer' })
  const refused = await act('/judges', 'POST', { email: organizer.email })
  expect(await refused.json()).toMatchObject({ error: { code: 'judging.other_role' } })
  const logged = await countLogged('judge_invited')
  const known = await createAccount()
  await race(() => act('/judges', 'POST', { email: known.email }))
  expect(await countLogged('judge_invited')).toBe(logged + 1)
  await runCron('*/5 * * * *', new Date())
  expect(await countMails(known.email)).toBe(1)
  expect((await act(`/judges/${known.id}`, 'PUT', { organization: 'Lab' })).status).toBe(204)
  // The dashboard's list of roles is for its staff.
  const { readList } = await openDashboard()
  expect((await readList('/roles')).rows.map(({ role }) => role)).not.toContain('judge')
})

test('an unknown address that two administrators invite a hundred times at once becomes one judge, who can accept', async () => {
  const { act, get } = await openRound(1, 0)
  const { token } = await createAccount({ role: 'admin' })
  const body = { email: 'adanna.invited@example.org', organization: 'UCT' }
  const other = () => send('/api/admin/judging/judges', { body, token })
  const invite = (index: number) => (index % 2 ? other() : act('/judges', 'POST', body))
  expect(await race(invite)).toEqual({ 200: 100 })
  expect((await get('/judges')).judges).toMatchObject([{ email: body.email, isActive: false }])
  // A new link ends the one before, so one of them works.
  const accepted: number[] = []
  while ((await countMails(body.email)) > 0) {
    const token_hash = readLink(await takeMail(body.email)).searchParams.get('token_hash')
    const answer = await send('/api/auth/v1/verify', { body: { type: 'invite', token_hash } })
    accepted.push(answer.status)
  }
  expect(accepted.filter((status) => status === 200)).toHaveLength(1)
  expect(accepted.filter((status) => status >= 500)).toEqual([])
})

test('a judge who is removed or deletes the account judges no more; submitted scores still count, without notes', async () => {
  const { ids, judges, act, assign, get } = await openRound(2, 3)
  const { round } = await assign(3, 2)
  const [leaving, removed, staying] = judges as [
    (typeof judges)[0],
    (typeof judges)[0],
    (typeof judges)[0],
  ]
  for (const judge of [leaving, removed]) {
    await judge.handIn(ids[0]!, 4, { note: 'Words of a judge' })
    await judge.save(ids[1]!, { scores: {}, note: 'A draft' })
  }
  const copy = await (await send('/api/account/export', { token: leaving.token })).text()
  for (const own of ['Words of a judge', 'A draft', 'Kopano Lab', '"assignedAt"'])
    expect(copy).toContain(own)
  expect(
    (
      await send('/api/account', {
        method: 'DELETE',
        body: { email: leaving.email, everything: false },
        token: leaving.token,
      })
    ).status,
  ).toBe(204)
  expect((await act(`/judges/${removed.id}`, 'DELETE')).status).toBe(204)
  expect((await removed.list()).status).toBe(403)
  const stored = await env.DB.prepare('select judge_id, final from judge_scores').all<{
    judge_id: string
    final: string
  }>()
  expect(stored.results.map(({ judge_id }) => judge_id).toSorted()).toEqual(
    [leaving.id, removed.id].toSorted(),
  )
  const of = (judge: { id: string }) =>
    stored.results.find(({ judge_id }) => judge_id === judge.id)!.final
  expect(of(leaving)).not.toContain('Words')
  expect(of(removed)).toContain('Words')
  expect((await get('/results')).projects).toMatchObject([{ id: ids[0], judgements: 2, raw: 80 }])
  // What was handed in keeps its place; the project with drafts waits for judges.
  expect(await get('/progress')).toMatchObject({ short: 1, assigned: 4 })
  const again = await assign(3, 2, round.revision)
  expect(again).toMatchObject({
    judges: 1,
    load: { most: 2 },
    short: [{ projectId: ids[1], judges: 1, reason: 'conflicts' }],
  })
  expect(await readPairs()).toHaveLength(4)
  await staying.handIn(ids[0]!, 4)
  await env.DB.prepare('delete from projects where team_id = ?').bind(ids[0]).run()
  expect((await get('/results')).projects).toEqual([])
})

flow('reading the projects of a judge', 'D1, D1', 200, async () => {
  const { judges } = await openRound(1, 1)
  return () => send('/api/judging/projects', { token: judges[0]!.token })
})
flow('handing in scores', 'D1, D1', 200, async () => {
  const { ids, judges, assign } = await openRound(1, 1)
  await assign(1, 1)
  const body = { revision: null, scores: scoresOf(3), note: '' }
  return () => send(`/api/judging/projects/${ids[0]}/scores`, { body, token: judges[0]!.token })
})
flow('assigning judges', 'D1, D1, D1', 200, async () => {
  const { admin } = await openRound(4, 2)
  const body = { perProject: 1, perJudge: 2, revision: null }
  return () => send('/api/admin/judging/assignment', { body, token: admin.token })
})
flow('reading the results', 'D1, D1', 200, async () => {
  const { admin } = await openRound(4, 2)
  return () => send('/api/admin/judging/results', { token: admin.token })
})
