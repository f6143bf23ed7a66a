import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import { pointsOf } from '#content/facts/judging.ts'
import type { FinalScores, ScoreDraft } from '#content/forms/judging.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { judgeAssignments, judges, judgeScores } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { nextRevision } from '../teams/rules.ts'
import {
  isAssignment,
  isGiven,
  isTooClose,
  isPublished,
  isOfAssignment,
  isScoreOf,
  isSubmitted,
  selectPublication,
} from './conditions.ts'

/** A judge, who is signed in with that role, and a project. */
export type Given = { db: Database; judgeId: string; projectId: string }

const shown = {
  revision: judgeScores.revision,
  draft: judgeScores.draft,
  final: judgeScores.final,
  points: judgeScores.points,
  handedInRevision: judgeScores.handedInRevision,
  handedInAt: judgeScores.handedInAt,
  updatedAt: judgeScores.updatedAt,
}

/** True if the project was submitted again after the scores were last saved. */
const isOutdated = () =>
  sql`coalesce(${projects.submittedAt} > ${judgeScores.updatedAt}, 0)`
    .mapWith(Boolean)
    .as('is_outdated')

/** Lists a judge's projects by title, with the progress of each, but no people or addresses. */
export async function listGiven(db: Database, judgeId: string) {
  const { own, given, rounds } = await batchOf(db, {
    own: db
      .select({ organization: judges.organization, hubId: judges.hubId })
      .from(judges)
      .where(eq(judges.userId, judgeId)),
    given: db
      .select({
        id: projects.teamId,
        submission: projects.submission,
        trackId: teams.trackId,
        country: teams.country,
        handedInRevision: judgeScores.handedInRevision,
        revision: judgeScores.revision,
        points: judgeScores.points,
        updatedAt: judgeScores.updatedAt,
        isOutdated: isOutdated(),
      })
      .from(judgeAssignments)
      .innerJoin(projects, eq(projects.teamId, judgeAssignments.projectId))
      .innerJoin(teams, eq(teams.id, projects.teamId))
      .leftJoin(judgeScores, isOfAssignment())
      .where(
        and(
          eq(judgeAssignments.judgeId, judgeId),
          isNotNull(projects.submission),
          not(isTooClose(db, sql`${projects.teamId}`, judgeId)),
        ),
      )
      .orderBy(sql`${projects.submission}->>'title'`, projects.teamId),
    rounds: selectPublication(db),
  })
  return {
    judge: own[0] ?? { organization: '', hubId: null },
    projects: given.map(({ submission, revision, handedInRevision, ...project }) => ({
      ...project,
      title: submission!.title,
      summary: submission!.summary,
      state: stateOf(revision, handedInRevision),
    })),
    publishedAt: rounds[0]?.publishedAt ?? null,
  }
}

/** `changed` if the draft has changed since the scores were submitted. */
function stateOf(revision: string | null, handedIn: string | null) {
  if (revision === null) return 'open'
  if (handedIn === null) return 'draft'
  return handedIn === revision ? 'handed-in' : 'changed'
}

/** Reads a judge's project as it was submitted, with the judge's own scores; throws if it is not theirs to read. */
export async function readGiven({ db, judgeId, projectId }: Given) {
  const { found, scores, rounds } = await batchOf(db, {
    found: db
      .select({
        isOwn: sql<boolean>`${isTooClose(db, projectId, judgeId)}`.mapWith(Boolean).as('is_own'),
        submission: projects.submission,
        submittedAt: projects.submittedAt,
        teamName: teams.teamName,
        trackId: teams.trackId,
        country: teams.country,
      })
      .from(judgeAssignments)
      .innerJoin(projects, eq(projects.teamId, judgeAssignments.projectId))
      .innerJoin(teams, eq(teams.id, projects.teamId))
      .where(and(isAssignment(projectId, judgeId), isSubmitted(projectId))),
    scores: db.select(shown).from(judgeScores).where(isScoreOf(projectId, judgeId)),
    rounds: selectPublication(db),
  })
  const [project] = found
  if (!project) throw new Failure('judging.not_found', 404)
  if (project.isOwn) throw new Failure('judging.own_team', 403)
  const { submission, isOwn: _isOwn, ...rest } = project
  return {
    project: { id: projectId, ...submission!, ...rest },
    score: scores[0] ?? null,
    publishedAt: rounds[0]?.publishedAt ?? null,
  }
}

/** Stores a judge's scores as a draft, unless another device has changed them since `revision` was read. */
export async function saveScores(
  given: Given,
  { revision: seen, ...draft }: ScoreDraft & { revision: string | null },
) {
  return store(given, seen, nextRevision(seen, draft), { draft })
}

/** The same, and submits them. They can be submitted again until the results are published. */
export async function handInScores(
  given: Given,
  { revision: seen, ...final }: FinalScores & { revision: string | null },
) {
  const revision = nextRevision(seen, final)
  const handedIn = { final, points: pointsOf(final.scores), handedInRevision: revision }
  return store(given, seen, revision, { draft: final, ...handedIn })
}

type Writing = { draft: ScoreDraft } & (
  | object
  | { final: FinalScores; points: number; handedInRevision: string }
)

async function store(given: Given, seen: string | null, revision: string, writing: Writing) {
  const { db, judgeId, projectId } = given
  const now = new Date()
  const isFinal = 'final' in writing
  const row = {
    projectId,
    judgeId,
    revision,
    ...writing,
    handedInAt: isFinal ? now : null,
    createdAt: now,
    updatedAt: now,
  }
  const { createdAt: _created, projectId: _project, judgeId: _judge, ...changed } = row
  const columns = Object.keys(changed).filter((name) => isFinal || name !== 'handedInAt')
  const where = and(isGiven(db, projectId, judgeId), not(isPublished()))
  const known = seen === null ? [revision] : [seen, revision]
  const [saved] = await insertFrom(
    db,
    judgeScores,
    row,
    sql`FROM ${judgeAssignments} WHERE ${where}`,
  )
    .onConflictDoUpdate({
      target: [judgeScores.projectId, judgeScores.judgeId],
      set: fromInsert(
        Object.fromEntries(
          columns.map((name) => [name, judgeScores[name as keyof typeof changed]]),
        ),
      ),
      setWhere: inArray(judgeScores.revision, known),
    })
    .returning(shown)
  return saved ?? explain(given)
}

/** Throws why scores were not stored. */
async function explain(given: Given): Promise<never> {
  const { score, publishedAt } = await readGiven(given)
  if (publishedAt) throw new Failure('judging.published', 409)
  throw new Failure('judging.changed', 409, undefined, { score })
}
