import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { evaluationCriteria } from '#content/facts/judging.ts'
import { makeProject } from './filled-forms.ts'
import { insertTeams, teamIdOf } from './many-teams.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

export type Score = {
  revision: string
  draft: { scores: Record<string, number | null>; note: string }
  final: { scores: Record<string, number>; note: string } | null
  points: number | null
  handedInRevision: string | null
}
type Round = { revision: string; publishedAt: string | null }
/** What the answers of the judging hold, each some of it. */
type Answer = {
  score: Score | null
  error: { code: string; fields?: Record<string, string> }
  projects: { id: string; evened: number }[]
  judges: { id: string; leniency: number }[]
  conflicts: object[]
  judgements: number[][]
  short: object[]
  round: Round
  digest: string
  added: number
  publishedAt: string | null
}

const tables =
  'judging_results judging_rounds judge_scores judge_assignments judge_conflicts judges projects team_members teams'

/** Gives every criterion the same score, but those that are named. */
export const scoresOf = (score: number | null, changes: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(evaluationCriteria.map(({ id }) => [id, score])),
  ...changes,
})

/** Signs in somebody who judges. */
export async function makeJudge(ties: { domain?: string; hubId?: string; email?: string } = {}) {
  const account = await createAccount({ role: 'judge', email: ties.email })
  await env.DB.prepare(
    `insert into judges (user_id, organization, domain, hub_id, created_at) values (?, 'Kopano Lab', ?, ?, ?)`,
  )
    .bind(account.id, ties.domain ?? '', ties.hubId ?? null, Date.now())
    .run()
  return { ...account, ...actionsOf(account.token) }
}

/** What a judge can do. */
function actionsOf(token: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await send(`/api/judging${path}`, { method, body, token })
    const text = await answer.text()
    return { status: answer.status, ...(JSON.parse(text || '{}') as Answer) }
  }
  return {
    list: () => call('GET', '/projects'),
    read: (id: string) => call('GET', `/projects/${id}`),
    save: (id: string, body: object) =>
      call('PUT', `/projects/${id}/scores`, { revision: null, note: '', ...body }),
    handIn: (id: string, score: number, body: object = {}) =>
      call('POST', `/projects/${id}/scores`, {
        revision: null,
        note: '',
        scores: scoresOf(score),
        ...body,
      }),
    step: (id: string, reason = 'I advise this team') =>
      call('PUT', `/projects/${id}/conflict`, { reason }),
  }
}

/** Starts anew with so many projects that teams of two have handed in, and so many judges. */
export async function openRound(amount: number, judgeCount: number) {
  await env.DB.batch([
    ...tables.split(' ').map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare(`delete from user_roles where role = 'judge'`),
  ])
  await insertTeams(env.DB, amount, 2)
  const { revision: _revision, ...details } = makeProject()
  await env.DB.prepare(
    `insert into projects (team_id, revision, draft, submission, submitted_revision, submitted_at, created_at, updated_at)
     select id, id, ?1, json_set(?1, '$.title', 'Project ' || team_name), id, 1, 1, 1 from teams`,
  )
    .bind(JSON.stringify(details))
    .run()
  const judges = await Promise.all(Array.from({ length: judgeCount }, () => makeJudge()))
  const admin = await createAccount({ role: 'admin' })
  const act = (path: string, method: string, body?: unknown) =>
    send(`/api/admin/judging${path}`, { method, body, token: admin.token })
  const get = async (path: string) => {
    const answer = await act(path, 'GET')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return answer.json<Answer>()
  }
  const assign = async (perProject: number, perJudge: number, revision: string | null = null) => {
    const answer = await act('/assignment', 'POST', { perProject, perJudge, revision })
    return { status: answer.status, ...(await answer.json<Answer>()) }
  }
  const publish = async (digest?: string) => {
    const seen = digest ?? (await get('/results')).digest
    const answer = await act('/results/publication', 'POST', { digest: seen })
    return { status: answer.status, ...(await answer.json<Answer>()) }
  }
  const ids = Array.from({ length: amount }, (_, index) => teamIdOf(index))
  return { ids, judges, admin, act, get, assign, publish }
}

/** Reads who judges what. */
export async function readPairs() {
  const { results } = await env.DB.prepare(
    'select project_id as projectId, judge_id as judgeId from judge_assignments order by 1, 2',
  ).all<{ projectId: string; judgeId: string }>()
  return results
}

/** Counts the entries of the audit log of one action. */
export async function countLogged(action: string): Promise<number> {
  const count = env.DB.prepare('select count(*) as n from audit_log where action = ?').bind(action)
  return (await count.first<{ n: number }>())!.n
}

/** Does something many times at once and counts the answers by their status. */
export async function race(act: (index: number) => Promise<{ status: number }>, times = 100) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => act(index)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
