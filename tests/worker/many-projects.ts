import { countries } from '#content/countries.ts'
import { event } from '#content/facts/event.ts'
import { evaluationCriteria, pointsOf, type CriterionId } from '#content/facts/judging.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { teamIdOf } from './many-teams.ts'

const CHUNK = 500
const at = 1_762_300_000_000

function judgeIdOf(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`
}

/**
 * Gives the first teams of `insertTeams` projects that are handed in, and each project `each` judgements by `judges` judges,
 * all of them in one round. Every seventh judge is strict.
 */
export async function insertJudgedProjects(
  database: D1Database,
  amount: number,
  { judges, each }: { judges: number; each: number },
) {
  await insertJudges(database, judges)
  for (let first = 0; first < amount; first += CHUNK) {
    const numbers = Array.from(
      { length: Math.min(CHUNK, amount - first) },
      (_, index) => first + index,
    )
    const projects = numbers.map(makeProject)
    const judgements = numbers.flatMap((number) =>
      Array.from({ length: each }, (_, turn) => makeJudgement(number, turn, { judges, each })),
    )
    await insertChunk(database, projects, judgements)
  }
  await database
    .prepare(
      `insert into judging_rounds (edition, revision, per_project, per_judge, assigned_at) values (?, 'first', ?, ?, ?)`,
    )
    .bind(String(event.year), each, Math.ceil((amount * each) / judges) + 5, at)
    .run()
}

async function insertJudges(database: D1Database, amount: number) {
  const rows = Array.from({ length: amount }, (_, number) => ({
    id: judgeIdOf(number),
    email: `judge${number}@example.com`,
  }))
  const json = JSON.stringify(rows)
  await database.batch(
    [
      `insert into users (id, email, email_confirmed_at, user_metadata, app_metadata, created_at, updated_at)
       select value->>'id', value->>'email', ${at}, '{}', '{}', ${at}, ${at} from json_each(?)`,
      `insert into user_roles (id, user_id, role, created_at)
       select value->>'id', value->>'id', 'judge', ${at} from json_each(?)`,
      `insert into judges (user_id, organization, domain, created_at)
       select value->>'id', '', '', ${at} from json_each(?)`,
    ].map((statement) => database.prepare(statement).bind(json)),
  )
}

function makeProject(number: number) {
  return {
    id: teamIdOf(number),
    slug: `project-${number}`,
    track: trackIds[number % trackIds.length]!,
    country: countries[number % countries.length]!.code,
    submission: {
      title: `Project ${number}`,
      summary: 'Water levels for any assistant that asks',
      description: `## Gauges\n\n${'It reads a gauge each hour and says how old the number is. '.repeat(20)}`,
      repositoryUrl: `https://github.com/team-${number}/server`,
      demoUrl: '',
      videoUrl: '',
      transport: 'stdio',
      command: 'npx -y server',
      address: '',
      tools: 'water_level: the level at a gauge',
      licence: 'MIT',
      languages: 'English',
      dataSources: '',
    },
  }
}

/** Judges take turns by a step that joins all of them in one group. */
function makeJudgement(
  number: number,
  turn: number,
  { judges, each }: { judges: number; each: number },
) {
  const judge = (number * each + turn * (number % 7 === 0 ? 3 : 1)) % judges
  const worth = 1 + ((number * 31 + turn) % 5)
  const strict = judge % 7 === 0 ? 1 : 0
  const scores = Object.fromEntries(
    evaluationCriteria.map(({ id }, index) => [
      id,
      Math.min(5, Math.max(1, worth + ((index + judge) % 2) - strict)),
    ]),
  ) as Record<CriterionId, number>
  return {
    project: teamIdOf(number),
    judge: judgeIdOf(judge),
    scores,
    points: pointsOf(scores),
  }
}

async function insertChunk(
  database: D1Database,
  projects: ReturnType<typeof makeProject>[],
  judgements: ReturnType<typeof makeJudgement>[],
) {
  const scores = JSON.stringify(judgements)
  await database.batch([
    database
      .prepare(
        `insert into projects (team_id, revision, draft, created_at, updated_at, slug, submission, submitted_revision, submitted_at)
         select value->>'id', value->>'id', value->'submission', ${at}, ${at}, value->>'slug', value->'submission', value->>'id', ${at}
         from json_each(?)`,
      )
      .bind(JSON.stringify(projects)),
    database
      .prepare(
        `insert or ignore into judge_assignments (project_id, judge_id, created_at)
         select value->>'project', value->>'judge', ${at} from json_each(?)`,
      )
      .bind(scores),
    database
      .prepare(
        `insert or ignore into judge_scores (project_id, judge_id, revision, draft, final, points, handed_in_revision, handed_in_at, created_at, updated_at)
         select value->>'project', value->>'judge', 'one', json_object('scores', value->'scores', 'note', ''),
           json_object('scores', value->'scores', 'note', ''), value->>'points', 'one', ${at}, ${at}, ${at} from json_each(?)`,
      )
      .bind(scores),
  ])
}
