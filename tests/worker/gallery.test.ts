import type { CallToolResult } from '@modelcontextprotocol/server'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { openDatabase } from '#worker/db/client.ts'
import {
  judgeAssignments,
  judgeScores,
  judgingResults,
  judgingRounds,
} from '#worker/db/schema/judging.ts'
import { projects } from '#worker/db/schema/projects.ts'
import { makeProject, makeTeam } from './filled-forms.ts'
import { scoresOf } from './judging-round.ts'
import { call, failTool } from './mcp-peer.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Details = typeof projects.$inferInsert.submission
type Values = Partial<NonNullable<Details>> & {
  teamName?: string
  country?: string
  trackId?: string
  hubId?: string
}

const db = openDatabase(env)
const admin = await createAccount({ role: 'admin' })
const gallery = '/api/admin/gallery'

/** Stores a team and a project that it has handed in. */
async function handIn(slug: string, { teamName, country, trackId, hubId, ...values }: Values = {}) {
  const form = await makeTeam({
    ...(teamName && { teamName }),
    country: country ?? 'KE',
    trackId: trackId ?? 'local-governance',
    ...(hubId ? { hubId } : { participationMode: 'virtual' }),
  })
  expect((await send('/api/teams', { body: form })).status).toBe(201)
  const { revision: _revision, ...project } = makeProject({ title: slug, ...values })
  const details = project as NonNullable<Details>
  await db.insert(projects).values({
    teamId: form.id,
    revision: crypto.randomUUID(),
    draft: details,
    createdAt: new Date(),
    updatedAt: new Date(),
    slug,
    submission: details,
    submittedAt: new Date(),
  })
  return form.id
}

async function publish() {
  const state = await (await send(gallery, { token: admin.token })).json<{ projects: number }>()
  const body = { projects: state.projects }
  return send(gallery, { method: 'PUT', token: admin.token, body })
}
const takeBack = () => send(gallery, { method: 'DELETE', token: admin.token })
const resultOf = (projectId: string, place: number) => ({
  projectId,
  place,
  evened: 80,
  raw: 80,
  rawPlace: place,
  judgements: 3,
  group: 1,
})

beforeEach(async () => {
  await takeBack()
  await db.delete(judgingResults)
  await db.delete(projects)
})

async function read(path: string): Promise<string> {
  const answer = await send(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Lists the addresses of the projects that a page links, in their order. */
const projectsIn = (html: string) =>
  [...html.matchAll(/href="\/projects\/([\w-]+)"/g)].map(([, slug]) => slug)

test('nothing in the gallery can be reached before it is published or after it is unpublished', async () => {
  const paths = ['/projects', '/projects?track=local-governance', '/projects/maize']
  const statuses = () => Promise.all(paths.map(async (path) => (await send(path)).status))
  await handIn('maize')
  expect(await statuses()).toEqual([404, 404, 404])
  expect(await read('/projects/sitemap.xml')).not.toContain('<loc>')
  const answers = await Promise.all(Array.from({ length: 100 }, publish))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect((await errorOf(answers.find(({ status }) => status !== 204)!)).code).toBe(
    'gallery.published',
  )
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await read('/projects/sitemap.xml')).toContain('/projects/maize</loc>')
  expect((await takeBack()).status).toBe(204)
  expect(await statuses()).toEqual([404, 404, 404])
  const log = env.DB.prepare(
    `select action from audit_log where action like 'gallery%' and actor_id = ?`,
  )
  const { results } = await log.bind(admin.id).all()
  expect(results.map(({ action }) => action)).toEqual(['gallery_published', 'gallery_taken_back'])
})

test('no page shows anything of a deleted team, whatever a cache holds', async () => {
  const id = await handIn('maize', { teamName: `Ukunda ${crypto.randomUUID()}` })
  await handIn('millet')
  await publish()
  await read('/projects/maize')
  expect(projectsIn(await read('/projects'))).toContain('maize')
  const kept = (await send('/projects')).headers.get('etag')!
  const path = `/api/admin/teams/${id}`
  expect((await send(path, { method: 'DELETE', token: admin.token })).status).toBe(204)
  expect((await send('/projects/maize')).status).toBe(404)
  expect(projectsIn(await read('/projects'))).toEqual(['millet'])
  expect((await send('/projects', { headers: { 'If-None-Match': kept } })).status).toBe(200)
})

test('nothing is published that the administrator has not seen', async () => {
  await handIn('maize')
  const body = { projects: 2 }
  const answer = await send(gallery, { method: 'PUT', token: admin.token, body })
  expect((await errorOf(answer)).code).toBe('gallery.changed')
  expect((await send('/projects')).status).toBe(404)
})

test('a hundred at once publish the projects once, and one act is logged', async () => {
  await handIn('maize')
  const logged = () =>
    env.DB.prepare(
      `select count(*) as n from audit_log where action = 'gallery_published'`,
    ).first<number>('n')
  const before = (await logged())!
  const put = () => send(gallery, { method: 'PUT', token: admin.token, body: { projects: 1 } })
  const answers = await Promise.all(Array.from({ length: 100 }, put))
  const done = answers.filter(({ status }) => status === 204)
  expect(done).toHaveLength(1)
  expect(await logged()).toBe(before + 1)
  expect((await send('/projects')).status).toBe(200)
})

test('only administrators publish', async () => {
  const organizer = await createAccount({ role: 'organizer' })
  for (const method of ['PUT', 'DELETE']) {
    const body = { projects: 0 }
    expect((await send(gallery, { method, body })).status).toBe(401)
    expect((await send(gallery, { method, body, token: organizer.token })).status).toBe(403)
  }
})

test('a project is a finished document with its links, its tools and data for search engines', async () => {
  const teamId = await handIn('maize', {
    title: 'Maize',
    description: 'It knows **240 markets**.',
    hubId: 'lagos',
  })
  await db.insert(judgingResults).values(resultOf(teamId, 1))
  await publish()
  const html = await read('/projects/maize')
  for (const part of [
    '<title>Maize | MCPHack Africa</title>',
    '<link rel="canonical" href="https://mcphack.africa/projects/maize"/>',
    'content="https://mcphack.africa/og/project-local-governance.png"',
    '<bdi>Maize</bdi></h1>',
    'href="https://github.com/mosi-team/mosi-server"',
    '>npx -y mosi-server</code>',
    '<code>water_level</code>',
    '<strong>240 markets</strong>',
    'Grand prize',
    'Lagos',
    '"@type":"SoftwareSourceCode"',
    '"license":"https://spdx.org/licenses/MIT.html"',
  ])
    expect(html.includes(part), part).toBe(true)
  expect(html).not.toContain('noindex')
})

test('what a team wrote never becomes markup of the page', async () => {
  const attack = `"><script>alert(1)</script>'`
  await handIn('attack', {
    title: attack,
    summary: attack,
    teamName: `Team ${attack}`,
    description: `${attack} <img src=x onerror=alert(1)> [x](javascript:alert(1))`,
    command: attack,
    tools: `${attack}: ${attack}`,
    languages: attack,
    dataSources: attack,
  })
  await publish()
  for (const path of ['/projects', '/projects/attack']) {
    const html = await read(path)
    expect(html).not.toContain('<script>alert')
    expect(/<img src=x|href="javascript:/.test(html)).toBe(false)
  }
})

test('each filter is a link that says how many projects it leaves, and filters add up', async () => {
  await handIn('a', { country: 'KE', hubId: 'nairobi' })
  const second = await handIn('b', { country: 'NG', hubId: 'lagos' })
  const fourth = await handIn('c', { country: 'NG', trackId: 'open-innovation' })
  await db.insert(judgingResults).values([resultOf(second, 2), resultOf(fourth, 4)])
  await publish()
  const whole = await read('/projects')
  expect(/href="\/projects\?country=NG">Nigeria <span class="[^"]*">2</.test(whole)).toBe(true)
  const narrowed = await read('/projects?country=NG')
  expect(projectsIn(narrowed)).toEqual(['b', 'c'])
  expect(narrowed.includes('href="/projects?track=open-innovation&amp;country=NG"')).toBe(true)
  expect(projectsIn(await read('/projects?award=second&country=NG'))).toEqual(['b'])
  expect(projectsIn(await read('/projects?hub=nairobi&country=NG'))).toEqual([])
  for (const unknown of ["'; drop table gallery_projects;--", '<script>', 'x'.repeat(5000)])
    expect(projectsIn(await read(`/projects?track=${encodeURIComponent(unknown)}`))).toEqual([])
  const tags = ['track=one', 'track=two'].map(async (query) =>
    (await send(`/projects?${query}`)).headers.get('etag'),
  )
  expect(new Set(await Promise.all(tags)).size).toBe(1)
})

test('the home page gets the winners by prize once they are published, and until then nothing', async () => {
  const winners = () => send('/projects/winners.html')
  const [second, first] = [await handIn('b'), await handIn('a'), await handIn('c')]
  expect((await winners()).status).toBe(204)
  await publish()
  expect((await winners()).status).toBe(204)
  await takeBack()
  await db.insert(judgingResults).values([resultOf(second, 2), resultOf(first, 1)])
  await publish()
  const part = await read('/projects/winners.html')
  expect(projectsIn(part)).toEqual(['a', 'b'])
  expect(part).not.toContain('<html')
  await takeBack()
  expect((await winners()).status).toBe(204)
})

test('unpublishing the results removes the prizes from public pages at once, and publishing them again restores them', async () => {
  const [winner, other] = [await handIn('a'), await handIn('b')]
  const judge = await createAccount({ role: 'judge' })
  const results = '/api/admin/judging/results'
  await db.delete(judgingRounds)
  const at = new Date()
  const round = { edition: String(event.year), revision: 'one', perProject: 1, perJudge: 9 }
  await db.insert(judgingRounds).values({ ...round, assignedAt: at })
  for (const [projectId, points] of [
    [winner, 90],
    [other, 60],
  ] as const) {
    const of = { projectId, judgeId: judge.id, createdAt: at }
    const draft = { scores: scoresOf(4), note: '' } as never
    const scores = { ...of, draft, final: draft, points, handedInAt: at, updatedAt: at }
    await db.insert(judgeAssignments).values(of)
    await db.insert(judgeScores).values({ ...scores, revision: 'one' })
  }
  const publishResults = async () => {
    const { digest } = await (
      await send(results, { token: admin.token })
    ).json<{ digest: string }>()
    return send(`${results}/publication`, { token: admin.token, body: { digest } })
  }
  const withdrawResults = () =>
    send(`${results}/publication`, { method: 'DELETE', token: admin.token })
  const winners = async () => projectsIn(await (await send('/projects/winners.html')).text())
  await publish()
  expect(await winners()).toEqual([])
  const { headers } = await send('/projects/a')
  expect((await publishResults()).status).toBe(200)
  expect(await winners()).toEqual(['a', 'b'])
  const tag = headers.get('etag')!
  expect((await send('/projects/a', { headers: { 'if-none-match': tag } })).status).toBe(200)
  expect(await read('/projects/a')).toContain('Grand prize')
  expect((await withdrawResults()).status).toBe(204)
  expect(await winners()).toEqual([])
  expect(await read('/projects/a')).not.toContain('Grand prize')
  expect(projectsIn(await read('/projects?award=grand'))).toEqual([])
  expect((await publishResults()).status).toBe(200)
  expect(await winners()).toEqual(['a', 'b'])
  await withdrawResults()
})

test('assistants list and read the projects once they are published, and not before', async () => {
  await handIn('maize', { title: 'Maize', country: 'NG', description: 'It knows **240 markets**.' })
  await handIn('water')
  expect(await failTool('list_projects', {})).toBe('The projects are not published yet.')
  expect(await failTool('read_project', { slug: 'maize' })).toBe(
    'The projects are not published yet.',
  )
  await publish()
  const use = async (name: string, input: object) =>
    (await call<CallToolResult>('tools/call', { name, arguments: input })).result.structuredContent
  expect(await use('list_projects', { country: 'NG' })).toMatchObject({
    total: 1,
    projects: [{ slug: 'maize', url: 'http://localhost:8787/projects/maize' }],
  })
  expect(await use('read_project', { slug: 'maize' })).toMatchObject({
    title: 'Maize',
    description: 'It knows **240 markets**.',
    tools: [{ name: 'water_level' }],
  })
  expect(await failTool('read_project', { slug: 'none' })).toContain('Call list_projects')
})

test('a long list has pages, each with an address of its own, and none beyond the last', async () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`)
  await Promise.all(slugs.map((slug) => handIn(slug)))
  await publish()
  const [first, second] = [await read('/projects'), await read('/projects?page=2')]
  expect([...projectsIn(first), ...projectsIn(second)]).toEqual(slugs)
  expect(second).toContain('rel="canonical" href="https://mcphack.africa/projects?page=2"')
  expect((await send('/projects?page=3')).status).toBe(404)
  expect(projectsIn(await read('/projects?page=-1'))).toEqual(projectsIn(first))
})

test('changes a team makes after the publication stay out until the projects are published again', async () => {
  const teamId = await handIn('maize', { summary: 'First words of all' })
  await publish()
  const first = await send('/projects/maize')
  const tag = first.headers.get('etag')!
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await first.text()).toContain('First words')
  expect((await send('/projects/maize', { headers: { 'if-none-match': tag } })).status).toBe(304)
  const { revision: _revision, ...changed } = makeProject({ summary: 'Second words of all' })
  await db.update(projects).set({ submission: changed as NonNullable<Details> })
  expect(await read('/projects/maize')).toContain('First words')
  await takeBack()
  await publish()
  const second = await send('/projects/maize', { headers: { 'if-none-match': tag } })
  expect(second.status).toBe(200)
  expect(await second.text()).toContain('Second words')
  const deleted = await send(`/api/admin/teams/${teamId}`, { method: 'DELETE', token: admin.token })
  expect(deleted.status).toBe(204)
  expect(projectsIn(await read('/projects'))).toEqual([])
})
