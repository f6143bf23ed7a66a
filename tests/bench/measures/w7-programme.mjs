import { countries } from '#content/countries.ts'
import { insertJudgedProjects } from '../../worker/many-projects.ts'
import { insertTeams } from '../../worker/many-teams.ts'
import { median } from '../lib/bench.mjs'

export const budget =
  'W7: 10 000 teams, 2 000 submissions with 10 000 judgements by 200 judges in D1: any page at most 50 ms; the assignment and the results, which compute, as they are'

const TEAMS = 10_000
const PROJECTS = 2_000
const JUDGES = 200
const EACH = 5
const TIMES = 20

const assignment = { perProject: EACH, perJudge: 60 }

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  await insertTeams(product.env.DB, TEAMS, 4)
  await insertJudgedProjects(product.env.DB, PROJECTS, { judges: JUDGES, each: EACH })
  const admin = await bench.account(product, { role: 'admin' })
  const judge = await bench.account(product, { role: 'judge' })
  await product.env.DB.batch([
    product.env.DB.prepare(
      `insert into judges (user_id, organization, domain, created_at) values (?, '', '', 0)`,
    ).bind(judge.id),
    product.env.DB.prepare(
      `insert into judge_assignments (project_id, judge_id, created_at) select team_id, ?, 0 from projects limit 50`,
    ).bind(judge.id),
  ])

  /** Asks for an address with a token; returns the body. */
  const ask = async (path, { token, method = 'GET', body } = {}) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(encodeURI(product.url + path), {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return text
  }
  const rows = []
  const time = async (what, request) => {
    const times = []
    const cpus = []
    let size = 0
    // The first is not counted: it waits for whatever is read for the first time.
    for (let turn = 0; turn <= TIMES; turn += 1) {
      const before = product.cpu() ?? Number.NaN
      const started = performance.now()
      size = (await request()).length
      if (turn === 0) continue
      times.push(performance.now() - started)
      cpus.push((product.cpu() ?? Number.NaN) - before)
    }
    const note = `CPU ${median(cpus).toFixed(1)} ms, ${Math.ceil(size / 1000)} KB before compression`
    rows.push({ what, value: median(times), unit: 'ms', note })
  }
  const asAdmin = (path, options) => () => ask(path, { token: admin.token, ...options })

  for (const path of [
    'projects',
    'projects?state=handed-in&sort=submitted&page=40',
    'projects?state=none&search=zambia',
    'check-ins',
    'check-ins/teams?answer=silent&page=40',
    'hubs',
  ])
    await time(path, asAdmin(`/api/admin/${path}`))
  for (const path of ['/judges', '/conflicts', '/progress', '/results'])
    await time(`judging${path}`, asAdmin(`/api/admin/judging${path}`))
  await time(
    'judging/assignment/preview',
    asAdmin('/api/admin/judging/assignment/preview', { method: 'POST', body: assignment }),
  )
  await time('a judge\u2019s projects', () => ask('/api/judging/projects', { token: judge.token }))

  const { digest } = JSON.parse(await asAdmin('/api/admin/judging/results')())
  await asAdmin('/api/admin/judging/results/publication', { method: 'POST', body: { digest } })()
  await asAdmin('/api/admin/gallery', { method: 'PUT', body: { projects: PROJECTS } })()
  // Each turn asks for a page that no cache has yet.
  let page = 1
  await time('/projects?page=2 and on', () => ask(`/projects?page=${(page += 1)}`))
  const others = countries.slice(0, TIMES + 1).values()
  await time('/projects?country=', () => ask(`/projects?country=${others.next().value?.code}`))
  await time('/projects, kept', () => ask('/projects'))
  await time('/projects/project-1999, kept', () => ask('/projects/project-1999'))
  await product.close()
  return rows.toSorted((one, other) => other.value - one.value)
}
