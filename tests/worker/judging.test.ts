import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import {
  countLogged,
  makeJudge,
  openRound,
  race,
  readPairs,
  scoresOf,
  type Score,
} from './judging-round.ts'
import { countMails, takeMail } from './mailbox.ts'
import { origin, send } from './requests.ts'
import { interleave } from './watched-database.ts'

const technical = 'technical-excellence'

test('a judge sees the projects they were given and nothing else, without anyone’s name or address', async () => {
  const { ids, judges, assign } = await openRound(6, 3)
  await assign(1, 2)
  const [one] = judges
  const list = await one!.list()
  const own = (await readPairs()).filter(({ judgeId }) => judgeId === one!.id)
  expect(list.projects).toMatchObject(
    own.map(({ projectId }) => ({ id: projectId, state: 'open', points: null })),
  )
  const foreign = ids.find((id) => own.every(({ projectId }) => projectId !== id))!
  const given = own[0]!.projectId
  const read = await one!.read(given)
  expect(read).toMatchObject({
    status: 200,
    project: { id: given, command: 'npx -y mosi-server', html: expect.stringContaining('<h3>') },
    score: null,
    publishedAt: null,
  })
  expect(JSON.stringify([list, read])).not.toMatch(/@example\.com|Okafor|Mwangi|\+2609/)
  for (const refused of [
    await one!.read(foreign),
    await one!.save(foreign, { scores: {} }),
    await one!.handIn(foreign, 3),
    await one!.step(foreign),
    await one!.read(crypto.randomUUID()),
  ])
    expect(refused).toMatchObject({ status: 404, error: { code: 'judging.not_found' } })
  for (const path of ['/api/admin/teams', '/api/admin/members', '/api/admin/judging/results'])
    expect((await send(path, { token: one!.token })).status).toBe(403)
})

test('scores are saved as a draft, submitted, changed and submitted again; the results show what was submitted', async () => {
  const { ids, judges, assign, get, act } = await openRound(1, 1)
  await assign(1, 1)
  const [id, judge] = [ids[0]!, judges[0]!]
  const draft = await judge.save(id, { scores: { [technical]: 4 }, note: 'So far' })
  expect(draft.score).toMatchObject({
    draft: { scores: scoresOf(null, { [technical]: 4 }), note: 'So far' },
    final: null,
    points: null,
  })
  expect((await judge.list()).projects).toMatchObject([{ state: 'draft' }])
  const incomplete = await judge.handIn(id, 3, {
    revision: draft.score!.revision,
    scores: { [technical]: 4 },
  })
  expect(incomplete.status).toBe(400)
  expect(Object.keys(incomplete.error!.fields!)).toHaveLength(4)
  const handedIn = await judge.handIn(id, 4, { revision: draft.score!.revision, note: 'Good' })
  expect(handedIn.score).toMatchObject({ final: { note: 'Good' }, points: 80 })
  expect((await judge.list()).projects).toMatchObject([{ state: 'handed-in', points: 80 }])
  const { revision } = handedIn.score!
  const later = await judge.save(id, { revision, scores: scoresOf(5), note: 'On second thoughts' })
  expect(later.score).toMatchObject({ final: { note: 'Good' }, points: 80 })
  expect((await judge.list()).projects).toMatchObject([{ state: 'changed', isOutdated: false }])
  // The team had longer, and has handed in once more.
  await env.DB.prepare('update projects set submitted_at = ?')
    .bind(Date.now() + 1000)
    .run()
  expect((await judge.list()).projects).toMatchObject([{ isOutdated: true }])
  expect((await get('/results')).projects).toMatchObject([{ raw: 80, evened: 80, judgements: 1 }])
  await judge.handIn(id, 5, { revision: later.score!.revision })
  expect((await get('/results')).projects).toMatchObject([{ raw: 100 }])
  const file = await (await act('/results.csv', 'GET')).text()
  expect(file.split('\r\n')[1]).toMatch(
    /^"1","Project [^"]+","[^"]+","[^"]+","100","100","1","1","1"$/,
  )
  expect((await act('/results.csv?track=legal-technology', 'GET')).status).toBe(200)
})

test('scores out of range are refused by the name of their field, and nothing is stored', async () => {
  const { ids, judges, assign } = await openRound(1, 1)
  await assign(1, 1)
  for (const wrong of [0, 6, 2.5, '3', 1e9, [3], { a: 1 }, true]) {
    for (const act of [
      judges[0]!.save,
      (id: string, body: object) => judges[0]!.handIn(id, 3, body),
    ])
      expect(await act(ids[0]!, { scores: scoresOf(3, { [technical]: wrong }) })).toMatchObject({
        status: 400,
        error: { fields: { [`scores.${technical}`]: 'Please choose a score from 1 to 5' } },
      })
  }
  expect((await judges[0]!.read(ids[0]!)).score).toBeNull()
})

test('when a judge saves on two devices, the second is shown the first, and a repeated request changes nothing', async () => {
  const { ids, judges, assign } = await openRound(1, 1)
  await assign(1, 1)
  const [id, judge] = [ids[0]!, judges[0]!]
  // More would be too many for the limit of an account.
  const saves = await race((index) => judge.save(id, { scores: {}, note: `Device ${index}` }), 50)
  expect(saves).toEqual({ 200: 1, 409: 49 })
  const { score } = (await judge.read(id)) as { score: Score }
  expect(await judge.handIn(id, 3)).toMatchObject({
    status: 409,
    error: { code: 'judging.changed' },
    score: { revision: score.revision, draft: score.draft },
  })
  const body = { revision: score.revision, note: 'Both' }
  const once = await judge.handIn(id, 3, body)
  expect((await judge.handIn(id, 3, body)).score!.revision).toBe(once.score!.revision)
})

test('a team, an organisation and a hub of a judge are never given to them; a team that they join later is closed to them', async () => {
  const { ids, judges, assign, get } = await openRound(8, 1)
  const [own, colleague, neighbour, joined] = ids as [string, string, string, string]
  const member = await makeJudge({ email: 'member0.1@example.com' })
  const lecturer = await makeJudge({ domain: 'uct.ac.za' })
  const host = await makeJudge({ hubId: 'nairobi' })
  await env.DB.batch([
    env.DB.prepare(
      `update team_members set email = 'a@cs.uct.ac.za' where team_id = ?1 and position = 0`,
    ).bind(colleague),
    env.DB.prepare(`update teams set hub_id = 'nairobi' where id = ?1`).bind(neighbour),
  ])
  const plan = await assign(3, 8)
  expect(plan).toMatchObject({
    status: 200,
    short: [],
    groups: 1,
    conflicts: { team: 1, organization: 1, hub: 1, declared: 0 },
  })
  const given = new Set((await readPairs()).map(({ projectId, judgeId }) => projectId + judgeId))
  expect(given.size).toBe(24)
  for (const [projectId, judge] of [
    [own, member],
    [colleague, lecturer],
    [neighbour, host],
  ] as const)
    expect(given.has(projectId + judge.id)).toBe(false)
  const judge = [...judges, member, lecturer, host].find(({ id }) => given.has(joined + id))!
  await env.DB.prepare(
    'update team_members set user_id = ?1, joined_at = 1 where team_id = ?2 and position = 0',
  )
    .bind(judge.id, joined)
    .run()
  for (const refused of [await judge.read(joined), await judge.handIn(joined, 5)])
    expect(refused).toMatchObject({ status: 403, error: { code: 'judging.own_team' } })
  expect(JSON.stringify((await judge.list()).projects)).not.toContain(joined)
  const { round } = await get('/progress')
  await assign(3, 8, round.revision)
  expect(await readPairs()).not.toContainEqual({ projectId: joined, judgeId: judge.id })
})

test('a hub or an organisation of a judge that becomes known later closes its projects to them at once', async () => {
  const { ids, judges, act, assign } = await openRound(3, 1)
  const [neighbour, colleague, other] = ids as [string, string, string]
  const judge = judges[0]!
  await assign(1, 3)
  await env.DB.batch([
    env.DB.prepare(`update teams set hub_id = 'nairobi' where id = ?`).bind(neighbour),
    env.DB.prepare(
      `update team_members set email = 'a@cs.uct.ac.za' where team_id = ? and position = 1`,
    ).bind(colleague),
  ])
  expect((await judge.list()).projects).toHaveLength(3)
  const ties = { organization: 'UCT', domain: 'uct.ac.za', hubId: 'nairobi' }
  expect((await act(`/judges/${judge.id}`, 'PUT', ties)).status).toBe(204)
  expect((await judge.list()).projects).toMatchObject([{ id: other }])
  for (const id of [neighbour, colleague])
    for (const refused of [await judge.read(id), await judge.handIn(id, 5)])
      expect(refused).toMatchObject({ status: 403, error: { code: 'judging.own_team' } })
  // A domain that only ends alike is another one.
  expect((await act(`/judges/${judge.id}`, 'PUT', { domain: 't.ac.za' })).status).toBe(204)
  expect((await judge.list()).projects).toHaveLength(3)
})

test('a judge who declares a conflict loses the project and its scores, and can get it again only once the conflict is withdrawn', async () => {
  const { ids, judges, assign, act, get } = await openRound(2, 2)
  const { round } = await assign(2, 2)
  const [judge, id] = [judges[0]!, ids[0]!]
  await judge.handIn(id, 5)
  expect((await judge.step(id)).status).toBe(204)
  expect((await judge.step(id)).status).toBe(204)
  expect(await judge.read(id)).toMatchObject({ status: 404 })
  expect((await get('/results')).projects).toEqual([])
  expect((await get('/conflicts')).conflicts).toMatchObject([
    { projectId: id, judgeId: judge.id, reason: 'I advise this team', isOwn: true },
  ])
  expect(await countLogged('conflict_declared')).toBe(1)
  const without = await assign(2, 2, round.revision)
  expect(without.short).toMatchObject([{ projectId: id, judges: 1, reason: 'conflicts' }])
  const place = `/judges/${judge.id}/conflicts/${id}`
  expect((await act(place, 'DELETE')).status).toBe(204)
  expect((await act(place, 'DELETE')).status).toBe(404)
  expect(await assign(2, 2, without.round.revision)).toMatchObject({ short: [], added: 1 })
  expect((await act(place, 'PUT', { reason: 'They are related' })).status).toBe(204)
  expect(await judge.read(id)).toMatchObject({ status: 404 })
  const nowhere = `/judges/${judge.id}/conflicts/${crypto.randomUUID()}`
  expect((await act(nowhere, 'PUT', { reason: 'They are related' })).status).toBe(404)
})

test('a preview stores nothing; of a hundred who assign at once one does; a second run keeps what is started', async () => {
  const { judges, act, assign, get } = await openRound(20, 5)
  const preview = await act('/assignment/preview', 'POST', { perProject: 2, perJudge: 10 })
  expect(await preview.json()).toMatchObject({
    needed: 40,
    places: 50,
    load: { least: 8, most: 8 },
    groups: 1,
    short: [],
    added: 40,
    round: null,
  })
  expect(await readPairs()).toEqual([])
  const logged = await countLogged('judges_assigned')
  expect(await race((index) => assign(2, 10 + index))).toEqual({ 200: 1, 409: 99 })
  expect(await countLogged('judges_assigned')).toBe(logged + 1)
  const countAllMails = async (people: readonly { email: string }[]) => {
    await runCron(EVERY_FIVE_MINUTES, new Date())
    return Promise.all(people.map(({ email }) => countMails(email)))
  }
  expect(await countAllMails(judges)).toEqual(judges.map(() => 1))
  for (const { email } of judges)
    expect((await takeMail(email)).text).toContain(`${origin}/judging`)
  const first = await readPairs()
  expect(first).toHaveLength(40)
  const mine = first.filter(({ judgeId }) => judgeId === judges[0]!.id)
  await Promise.all(mine.map(({ projectId }) => judges[0]!.save(projectId, { scores: {} })))
  const fresh = await Promise.all([makeJudge(), makeJudge(), makeJudge()])
  const { round, ...progress } = await get('/progress')
  expect(progress).toMatchObject({ assigned: 40, started: 8, handedIn: 0, complete: 0 })
  expect(await assign(2, 10, round.revision)).toMatchObject({ groups: 1, short: [] })
  const second = await readPairs()
  expect(second.filter(({ judgeId }) => judgeId === judges[0]!.id)).toEqual(mine)
  for (const { id } of fresh)
    expect([4, 5]).toContain(second.filter(({ judgeId }) => judgeId === id).length)
  // Who gets nothing new hears nothing.
  expect(await countAllMails([judges[0]!, ...fresh])).toEqual([0, 1, 1, 1])
  expect(await assign(2, 10, crypto.randomUUID())).toMatchObject({
    status: 409,
    error: { code: 'judging.assigned_meanwhile' },
  })
})

test('a hundred at once publish the results once, as they were seen; then nothing changes until they are unpublished', async () => {
  const { ids, judges, act, get, assign, publish } = await openRound(3, 3)
  const { round } = await assign(3, 3)
  expect(await publish('0.0.0')).toMatchObject({
    status: 409,
    error: { code: 'judging.nothing_judged' },
  })
  // The third judge is one step stricter everywhere, and did not look at the second project.
  const given = [
    [5, 4, 3],
    [5, 4, 3],
    [4, null, 2],
  ]
  for (const [place, scores] of given.entries())
    for (const [index, score] of scores.entries())
      if (score) await judges[place]!.handIn(ids[index]!, score)
  const results = await get('/results')
  expect(results).toMatchObject({ groups: 1, publishedAt: null, unjudged: [] })
  expect(results.projects).toMatchObject([
    { id: ids[0], rawPlace: 1, evenedPlace: 1, judgements: 3 },
    { id: ids[1], rawPlace: 2, evenedPlace: 2, judgements: 2 },
    { id: ids[2], rawPlace: 3, evenedPlace: 3, lowest: 40, highest: 60 },
  ])
  expect(results.projects.map(({ evened }) => Math.round(evened * 10))).toEqual([933, 733, 533])
  expect(
    Object.fromEntries(results.judges.map(({ id, leniency }) => [id, Math.round(leniency * 10)])),
  ).toEqual({
    [judges[0]!.id]: 67,
    [judges[1]!.id]: 67,
    [judges[2]!.id]: -133,
  })
  expect(results.judgements).toHaveLength(8)
  expect(results.judgements).toContainEqual([
    2,
    results.judges.findIndex(({ id }) => id === judges[2]!.id),
    40,
  ])
  await judges[2]!.handIn(ids[1]!, 3)
  expect(await publish(results.digest)).toMatchObject({
    status: 409,
    error: { code: 'judging.scores_changed' },
  })
  const { digest } = await get('/results')
  expect(await race(() => publish(digest))).toEqual({ 200: 100 })
  expect(await countLogged('results_published')).toBe(1)
  const stored = await env.DB.prepare(
    'select project_id, place from judging_results order by place',
  ).all()
  expect(stored.results).toEqual(ids.map((id, index) => ({ project_id: id, place: index + 1 })))
  const { score, publishedAt } = await judges[0]!.read(ids[0]!)
  expect(publishedAt).not.toBeNull()
  for (const refused of [
    await judges[0]!.save(ids[0]!, { revision: score!.revision, scores: {} }),
    await judges[0]!.handIn(ids[0]!, 1, { revision: score!.revision }),
    await judges[0]!.step(ids[0]!),
    await assign(2, 3, round.revision),
  ])
    expect(refused).toMatchObject({ status: 409, error: { code: 'judging.published' } })
  await race(() => act('/results/publication', 'DELETE'))
  expect(await countLogged('results_withdrawn')).toBe(1)
  expect(await env.DB.prepare('select count(*) as n from judging_results').first()).toEqual({
    n: 0,
  })
  expect((await judges[0]!.handIn(ids[0]!, 1, { revision: score!.revision })).status).toBe(200)
})

test('a score submitted while results are being published is included, or the publication is refused', async () => {
  const { ids, judges, assign, get, publish } = await openRound(2, 2)
  await assign(2, 2)
  await judges[0]!.handIn(ids[0]!, 3)
  const { digest } = await get('/results')
  const work = () => judges[1]!.handIn(ids[0]!, 5)
  const answer = await interleave(() => publish(digest), { before: 3, work })
  expect(answer).toMatchObject({ status: 409, error: { code: 'judging.scores_changed' } })
  expect(await get('/results')).toMatchObject({ publishedAt: null, projects: [{ raw: 80 }] })
  const late = await interleave(() => judges[0]!.handIn(ids[1]!, 4), {
    before: 2,
    work: () => publish(),
  })
  expect(late).toMatchObject({ status: 409, error: { code: 'judging.published' } })
  const count = env.DB.prepare('select count(*) as n from judging_results')
  expect(await count.first()).toEqual({ n: 1 })
})

test('what a judge starts or declares while judges are being assigned is not lost', async () => {
  const { judges, assign, get } = await openRound(4, 2)
  const { round } = await assign(1, 4)
  const own = (await readPairs()).filter(({ judgeId }) => judgeId === judges[0]!.id)
  const [started, tied] = own.map(({ projectId }) => projectId) as [string, string]
  const more = await Promise.all([makeJudge(), makeJudge()])
  const work = async () => {
    await judges[0]!.save(started, { scores: {}, note: 'Begun' })
    await judges[0]!.step(tied)
  }
  await interleave(() => assign(1, 1, round.revision), { before: 3, work })
  expect((await judges[0]!.read(started)).score).toMatchObject({ draft: { note: 'Begun' } })
  expect(await readPairs()).not.toContainEqual({ projectId: tied, judgeId: judges[0]!.id })
  const again = await assign(1, 1, (await get('/progress')).round.revision)
  expect(again).toMatchObject({ short: [], assigned: 4 })
  for (const { id } of more)
    expect((await readPairs()).filter(({ judgeId }) => judgeId === id)).toHaveLength(1)
})

test('a project goes into another team with its scores, its place and its page in the gallery', async () => {
  const { ids, judges, admin, assign, publish } = await openRound(2, 2)
  const [into, from] = ids as [string, string]
  await assign(2, 2)
  for (const judge of judges) await judge.handIn(from, 4)
  await publish()
  await env.DB.prepare('delete from projects where team_id = ?').bind(into).run()
  await env.DB.prepare(`update projects set slug = 'moved' where team_id = ?`).bind(from).run()
  const call = (path: string, method: string, body: object) =>
    send(`/api/admin${path}`, { method, body, token: admin.token })
  expect((await call('/gallery', 'PUT', { projects: 1 })).status).toBe(204)
  expect((await call(`/teams/${into}/mergers`, 'POST', { from })).status).toBe(204)
  for (const table of ['judge_assignments', 'judge_scores', 'judging_results']) {
    const { results } = await env.DB.prepare(`select distinct project_id from ${table}`).all()
    expect(results, table).toEqual([{ project_id: into }])
  }
  expect((await send('/projects/moved')).status).toBe(200)
  expect((await judges[0]!.read(into)).score!.final).not.toBeNull()
})
