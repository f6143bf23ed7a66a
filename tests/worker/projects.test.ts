import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { forgetSessions } from '#worker/auth/token-cache.ts'
import { sessionIdOf } from './auth-peer.ts'
import { badValues } from './bad-values.ts'
import { runEdition, stopEditionAt } from './edition-time.ts'
import { makeProject, makeTeam } from './filled-forms.ts'
import { countMails, takeMail } from './mailbox.ts'
import { origin, send, untilTooMany } from './requests.ts'
import { flow } from './trips.ts'
import { createAccount } from './visitors.ts'

type Project = {
  revision: string
  draft: Record<string, string>
  slug: string | null
  submission: Record<string, string> | null
  submittedAt: string | null
}
type Answer = {
  project: Project | null
  deadline: string
  closedAt?: string
  html?: string
  error?: { code: string; message: string; fields?: Record<string, string> }
}

const admin = await createAccount({ role: 'admin' })

/**
 * Registers a team and returns its lead, a member who has joined and one who is only listed, with what they can do; the
 * clock of the edition then stops at another time.
 */
async function makeOwnTeam(at = '2025-11-01T12:00:00') {
  stopEditionAt('2025-09-20T12:00:00')
  const accounts = [createAccount(), createAccount(), createAccount()] as const
  const [lead, joined, listed] = await Promise.all(accounts)
  const members = [lead, joined, listed].map(({ email }) => ({ name: 'Amina Okello', email }))
  const { id, ...form } = await makeTeam({ representativeEmail: lead.email, members })
  expect((await send('/api/teams', { body: { id, ...form }, token: lead.token })).status).toBe(201)
  await env.DB.prepare('UPDATE team_members SET user_id = ?, joined_at = 1 WHERE email = ?')
    .bind(joined.id, joined.email)
    .run()
  await takeMail(lead.email)
  stopEditionAt(at)
  return { id, lead, joined, listed, ...actionsOn(id) }
}

function actionsOn(id: string) {
  const call = async (token: string, method: string, path = '', body?: object) => {
    const answer = await send(`/api/projects/mine/${id}${path}`, { method, body, token })
    return { status: answer.status, ...(await answer.json<Answer>()) }
  }
  return {
    read: (token: string) => call(token, 'GET'),
    save: (token: string, body: object) => call(token, 'PUT', '', body),
    handIn: (token: string, body: object) => call(token, 'POST', '/submission', body),
    takeBack: (token: string) => call(token, 'DELETE', '/submission'),
  }
}

/** Does something a hundred times at once and counts the answers by their status. */
async function race(act: (index: number) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => act(index)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('the lead and joined members write one project; people who are only listed and strangers see none of it', async () => {
  const team = await makeOwnTeam('2025-10-25T12:00:00')
  expect(await team.read(team.joined.token)).toMatchObject({ status: 200, project: null })
  const { project } = await team.save(team.lead.token, { revision: null, title: 'Mosi' })
  const saved = await team.save(team.joined.token, {
    ...project!.draft,
    revision: project!.revision,
    summary: 'Smoke',
  })
  expect(saved.project!.draft).toMatchObject({ title: 'Mosi', summary: 'Smoke' })
  expect((await team.read(team.lead.token)).project).toEqual(saved.project)
  const stranger = await createAccount()
  for (const { token } of [team.listed, stranger, admin]) {
    const body = makeProject({ revision: saved.project!.revision })
    for (const refused of [
      await team.read(token),
      await team.save(token, body),
      await team.handIn(token, body),
      await team.takeBack(token),
    ]) {
      expect(refused).toMatchObject({ status: 404, error: { code: 'projects.not_found' } })
      expect(JSON.stringify(refused)).not.toContain('Smoke')
    }
  }
})

test('a change to an older version is refused with the newer text, and a repeated one gets the same answer', async () => {
  const team = await makeOwnTeam()
  const first = { revision: null, title: 'Mosi' }
  const { project } = await team.save(team.lead.token, first)
  expect(await team.save(team.lead.token, first)).toMatchObject({
    status: 200,
    project: { revision: project!.revision },
  })
  const { revision } = project!
  const newer = await team.save(team.joined.token, { revision, title: 'Mosi-oa-Tunya' })
  const older = await team.save(team.lead.token, { revision, title: 'Victoria' })
  expect(older).toMatchObject({ status: 409, error: { code: 'projects.changed' } })
  expect(older.project).toEqual(newer.project)
})

test('of a hundred members who save at once, one is first, and the others get that text', async () => {
  const { lead, joined, ...team } = await makeOwnTeam()
  expect(
    await race((index) =>
      team.save(index % 2 ? lead.token : joined.token, { revision: null, title: `Mosi ${index}` }),
    ),
  ).toEqual({ 200: 1, 409: 99 })
}, 30_000)

test('only a complete project can be submitted, and missing fields are named', async () => {
  const team = await makeOwnTeam('2025-11-04T23:59:59')
  const refused = await team.handIn(team.joined.token, { revision: null, title: 'Mosi' })
  expect(refused).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
  expect(Object.keys(refused.error!.fields!).toSorted()).toEqual([
    'dataSources',
    'description',
    'languages',
    'licence',
    'repositoryUrl',
    'summary',
    'tools',
    'transport',
  ])
  const details = makeProject({ title: 'Àgbà — Mosi!' })
  const handedIn = await team.handIn(team.joined.token, details)
  expect(handedIn).toMatchObject({ status: 200, project: { slug: 'agba-mosi' } })
  for (const { email } of [team.joined]) {
    const mail = await takeMail(email)
    expect(mail.subject).toBe('Your team has submitted its project for MCPHack Africa')
    expect(mail.text).toContain(`${origin}/account/project?team=${team.id}`)
    expect(mail.text).toContain('received it on 4 November 2025 at 23:59 CAT')
  }
  expect(await countMails(team.listed.email)).toBe(0)
})

test('a submission stays as it is while the draft changes, until it is submitted again or withdrawn', async () => {
  const namesake = await makeOwnTeam()
  const team = await makeOwnTeam()
  const { token } = team.lead
  const first = (await team.handIn(token, makeProject({ title: 'Mosi' }))).project!
  const later = (
    await team.save(token, { ...first.draft, revision: first.revision, title: 'Tunya' })
  ).project!
  expect(later).toMatchObject({ draft: { title: 'Tunya' }, submission: first.submission })
  const again = (await team.handIn(token, { ...later.draft, revision: later.revision })).project!
  expect(again).toMatchObject({ submission: { title: 'Tunya' }, slug: first.slug })
  const back = await team.takeBack(token)
  expect(back.project).toMatchObject({
    submission: null,
    submittedAt: null,
    slug: first.slug,
    draft: { title: 'Tunya' },
  })
  expect(await team.takeBack(token)).toMatchObject({ status: 200 })
  expect(await countMails(team.joined.email)).toBe(3)
  const other = await namesake.handIn(
    namesake.lead.token,
    makeProject({ title: first.submission!.title }),
  )
  expect(other.project!.slug).toBe(`${first.slug}-${namesake.id.slice(0, 8)}`)
})

test('submitting the same text a hundred times at once submits it once and writes one mail', async () => {
  const team = await makeOwnTeam()
  const body = makeProject()
  expect(
    await race((index) => team.handIn(index % 2 ? team.lead.token : team.joined.token, body)),
  ).toEqual({ 200: 100 })
  expect(await countMails(team.joined.email)).toBe(1)
  const { results } = await env.DB.prepare(
    "SELECT count(*) AS entries FROM audit_log WHERE action = 'project_handed_in' AND subject_id = ?",
  )
    .bind(team.id)
    .all()
  expect(results).toEqual([{ entries: 1 }])
}, 30_000)

test('a second after the deadline nothing can be submitted or withdrawn, the answer says when it closed, and an extension moves it', async () => {
  const team = await makeOwnTeam('2025-11-05T00:00:00')
  const { token } = team.lead
  const closed = {
    status: 403,
    error: { code: 'projects.closed' },
    closedAt: '2025-11-04T23:59:59+02:00',
  }
  const body = makeProject()
  expect(await team.handIn(token, body)).toMatchObject(closed)
  const draft = await team.save(token, body)
  expect(draft).toMatchObject({ status: 200, project: { submission: null } })
  const extension = { kind: 'submission', until: '2025-11-06', reason: 'Power was cut at the hub.' }
  const path = `/api/admin/teams/${team.id}/exceptions`
  expect((await send(path, { method: 'PUT', body: extension, token: admin.token })).status).toBe(
    204,
  )
  expect(await team.read(token)).toMatchObject({ deadline: '2025-11-06T23:59:59+02:00' })
  stopEditionAt('2025-11-06T23:59:59')
  expect(await team.handIn(token, { ...body, revision: draft.project!.revision })).toMatchObject({
    status: 200,
  })
  stopEditionAt('2025-11-07T00:00:00')
  expect(await team.takeBack(token)).toMatchObject({
    ...closed,
    closedAt: '2025-11-06T23:59:59+02:00',
  })
  expect((await team.read(token)).project!.submission).not.toBeNull()
})

test('an exception for changing the team does not extend the deadline of its project', async () => {
  const team = await makeOwnTeam()
  const body = { kind: 'team', until: '2025-11-06', reason: 'A member has a new address.' }
  await send(`/api/admin/teams/${team.id}/exceptions`, { method: 'PUT', body, token: admin.token })
  stopEditionAt('2025-11-05T00:00:00')
  expect(await team.handIn(team.lead.token, makeProject())).toMatchObject({ status: 403 })
})

test('of a hundred who submit at once around the deadline, those before it are in and the others are told', async () => {
  const { lead, joined, ...team } = await makeOwnTeam()
  const last = Date.parse('2025-11-04T23:59:59.999+02:00')
  let asked = 0
  runEdition(() => (asked++ < 60 ? last : last + 1))
  const body = makeProject()
  const counts = await race((index) => team.handIn(index % 2 ? lead.token : joined.token, body))
  expect(Object.keys(counts)).toEqual(['200', '403'])
  expect((await team.read(lead.token)).project!.submission).toMatchObject({ title: 'Mosi' })
}, 30_000)

test('members hear of eight changes a day at most', async () => {
  const team = await makeOwnTeam()
  let revision: string | null = null
  for (let turn = 0; turn < 10; turn += 1) {
    const body = makeProject({ revision, title: `Mosi ${turn}a` })
    revision = (await team.handIn(team.lead.token, body)).project!.revision
  }
  expect(await countMails(team.joined.email)).toBe(8)
})

test('an account saves sixty times a minute and no more', async () => {
  const team = await makeOwnTeam()
  const answer = await untilTooMany(() => team.save(team.lead.token, { revision: null }))
  expect(answer).toMatchObject({ error: { code: 'request.too_many' } })
})

test('ten megabytes of Markdown get a clear answer, and so do a few characters too many', async () => {
  const team = await makeOwnTeam()
  const { token } = team.lead
  const tooLarge = await team.save(token, {
    revision: null,
    description: 'x'.repeat(10 * 1024 * 1024),
  })
  expect(tooLarge).toMatchObject({ status: 413, error: { code: 'request.too_large' } })
  const tooLong = await team.save(token, { revision: null, description: 'x'.repeat(15_001) })
  expect(tooLong.error!.fields).toEqual({
    description: 'Description must be at most 15000 characters',
  })
})

test('the preview is what the published page shows, without tags of the writer', async () => {
  const { token } = await createAccount()
  const body = { description: '# Mosi\n\n<script>alert(1)</script> [x](javascript:alert(1))' }
  const { html } = await (await send('/api/projects/preview', { body, token })).json<Answer>()
  expect(html).toBe(
    '<h3>Mosi</h3>\n<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>\n',
  )
})

test('a bad value in any field is refused with a message at the field, in a draft, a submission and a preview', async () => {
  const team = await makeOwnTeam()
  const { token } = team.lead
  const names = Object.keys(makeProject())
  // Nine thousand characters in each of the fields would be too large a request.
  const isLong = (value: unknown) => typeof value === 'string' && value.length > 1000
  for (const value of badValues.map((bad) => (isLong(bad) ? 'x'.repeat(3500) : bad))) {
    const note = JSON.stringify(value).slice(0, 60)
    const body = Object.fromEntries(names.map((name) => [name, value]))
    // A first version follows on none, and a description may be long.
    const allowed = new Set([
      ...(value === null ? ['revision'] : []),
      ...(isLong(value) ? ['description'] : []),
    ])
    const expected = names.filter((name) => !allowed.has(name)).toSorted()
    for (const refused of [await team.save(token, body), await team.handIn(token, body)]) {
      expect(refused, note).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
      expect(Object.keys(refused.error!.fields!).toSorted(), note).toEqual(expected)
    }
    const address = makeProject({ transport: 'streamable-http', address: value })
    for (const spoilt of isLong(value) ? [] : [makeProject({ command: value }), address])
      expect((await team.handIn(token, spoilt)).status, note).toBe(400)
    const shown = await send('/api/projects/preview', { body: { description: value }, token })
    expect(shown.status, note).toBe(isLong(value) ? 200 : 400)
  }
  expect(await team.read(token)).toMatchObject({ project: null })
})

test('script in any field is kept as text in a draft, and cannot be submitted in a field that becomes a link', async () => {
  const team = await makeOwnTeam()
  const { token } = team.lead
  const script = '<script>alert(1)</script>'
  const { transport, licence, revision, ...texts } = makeProject()
  const drafted = {
    revision,
    transport,
    licence,
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, script])),
  }
  expect((await team.save(token, drafted)).project!.draft).toMatchObject({
    title: script,
    demoUrl: script,
  })
  const refused = await team.handIn(token, { ...drafted, revision: null })
  expect(Object.keys(refused.error!.fields!)).toEqual(
    expect.arrayContaining(['repositoryUrl', 'demoUrl', 'videoUrl']),
  )
})

test('the copy of own data holds the project of a team that the person has joined, and deleting the team deletes it', async () => {
  const team = await makeOwnTeam()
  await team.save(team.lead.token, { revision: null, title: 'Mosi' })
  const copyOf = async ({ token }: { token: string }) =>
    (await (await send('/api/account/export', { token })).json<{ projects: object[] }>()).projects
  expect(await copyOf(team.joined)).toEqual([
    expect.objectContaining({ teamId: team.id, draft: expect.objectContaining({ title: 'Mosi' }) }),
  ])
  expect(await copyOf(team.listed)).toEqual([])
  const { status } = await send(`/api/admin/teams/${team.id}`, {
    method: 'DELETE',
    token: admin.token,
  })
  expect(status).toBe(204)
  const { results } = await env.DB.prepare('SELECT 1 FROM projects WHERE team_id = ?')
    .bind(team.id)
    .all()
  expect(results).toEqual([])
})

/** A team whose lead comes back after a while: no isolate remembers the session. */
async function returnLater() {
  const team = await makeOwnTeam()
  const { token } = team.lead
  await team.read(token)
  forgetSessions([sessionIdOf(token)])
  return { token, path: `/api/projects/mine/${team.id}` }
}

flow('reading the own project', 'D1+KV', 200, async () => {
  const { token, path } = await returnLater()
  return () => send(path, { token })
})
flow('saving a project', 'KV, D1', 200, async () => {
  const { token, path } = await returnLater()
  return () => send(path, { method: 'PUT', token, body: { revision: null } })
})
flow('handing a project in', 'KV, D1', 200, async () => {
  const { token, path } = await returnLater()
  return () => send(`${path}/submission`, { token, body: makeProject() })
})

test('organisers see what each team has submitted but no drafts, and nobody else sees the list', async () => {
  const [drafting, done] = [await makeOwnTeam(), await makeOwnTeam()]
  await drafting.save(drafting.lead.token, { revision: null, title: 'A secret draft' })
  await done.handIn(done.lead.token, makeProject({ title: '=Mosi' }))
  const organizer = await createAccount({ role: 'organizer' })
  const ask = (path: string, token = organizer.token) =>
    send(`/api/admin/projects${path}`, { token })
  const find = async (query: string) => {
    const answer = await ask(`?size=100&${query}`)
    return (
      await answer.json<{ rows: { id: string; state: string; submission: object | null }[] }>()
    ).rows
  }
  const rows = await find('')
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  expect(rowOf(drafting.id)).toMatchObject({ state: 'draft', submission: null })
  expect(rowOf(done.id)).toMatchObject({ state: 'handed-in', submission: { title: '=Mosi' } })
  expect(JSON.stringify(rows)).not.toContain('secret')
  for (const [state, here, elsewhere] of [
    ['draft', drafting, done],
    ['handed-in', done, drafting],
  ] as const) {
    const ids = (await find(`state=${state}&sort=submitted`)).map(({ id }) => id)
    expect(ids).toContain(here.id)
    expect(ids).not.toContain(elsewhere.id)
  }
  const byState = (await find('sort=state')).map(({ state }) => state)
  expect(byState.indexOf('handed-in')).toBeGreaterThan(byState.lastIndexOf('draft'))
  const file = await (await ask('/export.csv')).text()
  expect(file).toContain(`"'=Mosi"`)
  expect(file).not.toContain('secret')
  for (const path of ['', '/export.csv'])
    expect((await ask(path, done.lead.token)).status).toBe(403)
})
