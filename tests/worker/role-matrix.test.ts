import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeProject } from './filled-forms.ts'
import { makeJudge } from './judging-round.ts'
import { makeAskingTeam, makeMentor } from './mentored-team.ts'
import { send } from './requests.ts'
import { createAccount, runHub } from './visitors.ts'

const ofTeam = ['member', 'lead']
const secrets = /Mosi|Amina|Friday|@example/

/**
 * Makes a team with a project, which is handed in and given to a judge, and with a mentor; and everyone whom an edition
 * knows, each of them signed in.
 */
async function openEdition() {
  const team = await makeAskingTeam()
  const people = {
    stranger: await createAccount(),
    listed: team.listed,
    member: team.joined,
    lead: team.lead,
    'other lead': (await makeAskingTeam()).lead,
    judge: await makeJudge(),
    'other judge': await makeJudge(),
    mentor: await makeMentor(),
    'other mentor': await makeMentor(),
    'hub organiser': await createAccount(),
    'other hub organiser': await createAccount(),
    organizer: await createAccount({ role: 'organizer' }),
  }
  const { revision: _revision, ...details } = makeProject({ title: 'Mosi-oa-Tunya' })
  const now = Date.now()
  await runHub(people['hub organiser'], 'lusaka')
  await runHub(people['other hub organiser'], 'accra')
  await env.DB.batch([
    env.DB.prepare(
      `insert into projects (team_id, revision, draft, submission, submitted_revision, submitted_at, created_at, updated_at)
       values (?1, ?1, ?2, ?2, ?1, ?3, ?3, ?3)`,
    ).bind(team.id, JSON.stringify(details), now),
    env.DB.prepare(
      'insert into judge_assignments (project_id, judge_id, created_at) values (?, ?, ?)',
    ).bind(team.id, people.judge.id, now),
    env.DB.prepare('update mentorings set mentor_id = ?, assigned_at = ? where id = ?').bind(
      people.mentor.id,
      now,
      team.request,
    ),
  ])
  const idOf = ({ email }: { email: string }) =>
    env.DB.prepare('select id from team_members where email = ?').bind(email).first<string>('id')
  const ids = { member: await idOf(people.member), listed: await idOf(people.listed) }
  return { team, people, ids }
}

test('what belongs to a team, its judge, its mentor and its organisers is for them, and for nobody else', async () => {
  const { team, people, ids } = await openEdition()
  const told = {
    revision: null,
    standing: 'building',
    progress: 'One tool answers.',
    blockers: '',
    link: '',
  }
  const mail = { revision: null, subject: 'Doors', text: 'At nine', group: 'leads' }
  const message = () => ({ id: crypto.randomUUID(), text: 'Shall we meet on Friday?' })
  const rows: [asked: string, allowed: string[], body?: () => object][] = [
    [`GET /api/projects/mine/${team.id}`, ofTeam],
    [`PUT /api/projects/mine/${team.id}`, ofTeam, () => makeProject({ revision: team.id })],
    [`GET /api/check-ins/mine/${team.id}`, ofTeam],
    [`PUT /api/check-ins/mine/${team.id}/1`, ofTeam, () => told],
    [`GET /api/mentoring/teams/${team.id}`, ofTeam],
    [`POST /api/mentoring/${team.request}/messages`, [...ofTeam, 'mentor'], message],
    [`GET /api/judging/projects/${team.id}`, ['judge']],
    [`POST /api/teams/mine/${team.id}/invitations`, ['lead'], () => ({ memberId: ids.listed })],
    [`PUT /api/teams/mine/${team.id}/link`, ['lead']],
    [`DELETE /api/teams/mine/${team.id}/link`, ['lead']],
    ['GET /api/hub', ['hub organiser', 'other hub organiser']],
    ['GET /api/hub/announcements', ['hub organiser', 'other hub organiser']],
    [`PUT /api/hub/announcements/${crypto.randomUUID()}`, ['hub organiser'], () => mail],
    ['GET /api/admin/announcements', []],
    ['PUT /api/attendance/pass', [...ofTeam, 'other lead']],
    ['GET /api/attendance/lusaka', ['hub organiser', 'organizer']],
    ['GET /api/attendance/finale', ['organizer']],
    ['GET /api/admin/overview', ['organizer']],
    ['GET /api/admin/teams', ['organizer']],
    [`GET /api/admin/teams/${team.id}`, ['organizer']],
    [`POST /api/admin/teams/${team.id}/notes`, ['organizer'], message],
    ['GET /api/admin/hub-organisers', ['organizer']],
    ['PUT /api/admin/views', ['organizer'], () => ({ list: 'teams', name: 'All', query: '' })],
    ['GET /api/admin/mentoring/mentors', ['organizer']],
    [`DELETE /api/projects/mine/${team.id}/submission`, ofTeam],
    [`PUT /api/mentoring/${team.request}/end`, [...ofTeam, 'mentor']],
    [`PUT /api/teams/mine/${team.id}/lead`, ['lead'], () => ({ memberId: ids.member })],
  ]
  const letIn: [string, string[]][] = []
  for (const [asked, , body] of rows) {
    const [method, path] = asked.split(' ') as [string, string]
    const names: string[] = []
    for (const [name, { token }] of Object.entries(people)) {
      const answer = await send(path, { method, token, ...(body && { body: body() }) })
      const { status } = answer
      // Who does what another has done already is told so.
      const isLetIn = status < 300 || status === 409
      if (isLetIn) names.push(name)
      const text = isLetIn ? '' : await answer.text()
      expect({ name, asked, isTold: isLetIn || [403, 404].includes(status) }).toEqual({
        name,
        asked,
        isTold: true,
      })
      expect(text, `${asked} by the ${name}`).not.toMatch(secrets)
    }
    letIn.push([asked, names])
  }
  expect(letIn).toEqual(rows.map(([asked, allowed]) => [asked, allowed]))
})

test('lists hold nothing of a team for those who are not of it, and addresses for its members alone', async () => {
  const { team, people } = await openEdition()
  const lists = [
    '/api/teams/mine',
    '/api/mentoring/given',
    '/api/judging/projects',
    '/api/hub',
    '/api/hub/announcements',
  ]
  const read = async (name: string, token: string) => {
    const answers = await Promise.all(lists.map((path) => send(path, { token })))
    const text = (await Promise.all(answers.map((answer) => answer.text()))).join('')
    const knows = text.includes(team.id) || text.includes(team.request)
    return { name, knows, sees: text.includes(team.listed.email) }
  }
  const seen = await Promise.all(
    Object.entries(people).map(([name, { token }]) => read(name, token)),
  )
  const namesOf = (which: 'knows' | 'sees') =>
    seen.filter((one) => one[which]).map((one) => one.name)
  expect(namesOf('knows')).toEqual(['listed', 'member', 'lead', 'judge', 'mentor', 'hub organiser'])
  expect(namesOf('sees')).toEqual(['listed', 'lead'])
})
