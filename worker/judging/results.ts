import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import {
  judgeAssignments,
  judgeScores,
  judgingResults,
  judgingRounds,
} from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { teams } from '../db/schema/teams.ts'
import { renewPrizes } from '../gallery/publish.ts'
import { Failure } from '../http/errors.ts'
import { calibrate } from './calibrate.ts'
import { edition, isOfAssignment, isPublished, selectPublication } from './conditions.ts'

const isRound = eq(judgingRounds.edition, edition)

/** Matches the scores that count: submitted by a judge who still has the project, for a project that is still submitted. */
const counts = () =>
  and(
    isNotNull(judgeScores.points),
    rowExists(
      judgeAssignments,
      eq(judgeAssignments.projectId, judgeScores.projectId),
      eq(judgeAssignments.judgeId, judgeScores.judgeId),
    ),
    rowExists(projects, eq(projects.teamId, judgeScores.projectId), isNotNull(projects.submission)),
  )

/** Changes with every score that is submitted or removed, and so tells whether the results are still those that someone saw. */
const selectDigest = (db: Database) =>
  db
    .select({
      digest: sql<string>`count(*) || '.' || coalesce(sum(${judgeScores.handedInAt}), 0) || '.' || coalesce(sum(${judgeScores.points}), 0)`,
    })
    .from(judgeScores)
    .where(counts())

/**
 * Reads every project that is handed in, with the scores that count, and what comes of them. One row holds the scores of a
 * project: ten thousand rows would take longer than all the rest.
 */
async function readScores(db: Database) {
  const isScored = isNotNull(judgeScores.judgeId)
  const { rows, people, rounds } = await batchOf(db, {
    rows: db
      .select({
        id: projects.teamId,
        title: sql<string>`${projects.submission}->>'title'`,
        teamName: teams.teamName,
        trackId: teams.trackId,
        points:
          sql<string>`json_group_object(${judgeScores.judgeId}, ${judgeScores.points}) FILTER (WHERE ${isScored})`.mapWith(
            (text: string) => JSON.parse(text) as Record<string, number>,
          ),
        handedIn: sql<number>`coalesce(sum(${judgeScores.handedInAt}), 0)`,
      })
      .from(projects)
      .innerJoin(teams, eq(teams.id, projects.teamId))
      .leftJoin(judgeAssignments, eq(judgeAssignments.projectId, projects.teamId))
      .leftJoin(judgeScores, and(isOfAssignment(), isNotNull(judgeScores.points)))
      .where(isNotNull(projects.submission))
      .groupBy(projects.teamId),
    people: db
      .select({
        id: users.id,
        email: users.email,
        firstName: sql<string | null>`${users.userMetadata}->>'first_name'`,
        lastName: sql<string | null>`${users.userMetadata}->>'last_name'`,
      })
      .from(users)
      .where(rowExists(judgeScores, eq(judgeScores.judgeId, users.id))),
    rounds: selectPublication(db),
  })
  const judgements = rows.flatMap(({ id: projectId, points: given }) =>
    Object.entries(given).map(([judgeId, points]) => ({ projectId, judgeId, points })),
  )
  // As `selectDigest` does it. All these times together are more than a number can hold to the last digit.
  const handedIn = rows.reduce((sum, row) => sum + BigInt(row.handedIn), 0n)
  const points = judgements.reduce((sum, judgement) => sum + judgement.points, 0)
  return {
    state: {
      digest: `${judgements.length}.${handedIn}.${points}`,
      publishedAt: rounds[0]?.publishedAt ?? null,
    },
    calibration: calibrate(judgements),
    judgements,
    named: rows.map(({ points: _points, handedIn: _handedIn, ...project }) => project),
    people,
  }
}

/** Reads the results as they are now, raw and adjusted, for administrators only. */
export async function readResults(db: Database) {
  const { state, calibration, judgements, named, people } = await readScores(db)
  const projectOf = new Map(named.map((project) => [project.id, project]))
  const judgeOf = new Map(people.map((person) => [person.id, person]))
  const { projects: calibrated, judges, groups, residual } = calibration
  const places = new Map(calibrated.map(({ projectId }, place) => [projectId, place]))
  const judgePlaces = new Map(judges.map(({ judgeId }, place) => [judgeId, place]))
  return {
    ...state,
    groups,
    residual,
    projects: calibrated.map(({ projectId, ...result }) => ({
      ...projectOf.get(projectId)!,
      ...result,
    })),
    /** Submitted, but without a single score. */
    unjudged: named.filter(({ id }) => !places.has(id)),
    judges: judges.map(({ judgeId, ...result }) => ({
      email: null,
      firstName: null,
      lastName: null,
      ...judgeOf.get(judgeId),
      id: judgeId,
      ...result,
    })),
    /** Each score for a picture of the spread: the project and the judge as their places in the lists above, and the points. */
    judgements: judgements.map(
      ({ projectId, judgeId, points }) =>
        [places.get(projectId)!, judgePlaces.get(judgeId)!, points] as const,
    ),
  }
}

/**
 * Publishes the results, if they are still those of `digest`; published results stay as they are. Returns when they were
 * published.
 */
export async function publishResults(db: Database, seen: string, actor: Actor) {
  const now = new Date()
  const {
    calibration,
    state: { digest, publishedAt },
  } = await readScores(db)
  if (publishedAt) return { publishedAt }
  if (calibration.projects.length === 0) throw new Failure('judging.nothing_judged', 409)
  if (digest !== seen) throw new Failure('judging.scores_changed', 409)
  const isSame = sql`(${selectDigest(db)}) = ${seen}`
  const isDue = and(isRound, isNull(judgingRounds.publishedAt), isSame)!
  const results = JSON.stringify(calibration.projects)
  const from = (name: string) => sql`value->>${name}`
  // All of it runs before the round is marked as published, on the same condition.
  const holds = rowExists(judgingRounds, isDue)
  const stored = {
    log: logAction(db, 'results_published', actor, {
      now,
      details: { projects: calibration.projects.length },
      where: holds,
    }),
    results: insertFrom(
      db,
      judgingResults,
      {
        projectId: from('projectId'),
        place: from('evenedPlace'),
        evened: from('evened'),
        raw: from('raw'),
        rawPlace: from('rawPlace'),
        judgements: from('judgements'),
        group: from('group'),
      },
      sql`FROM json_each(${results}) WHERE ${holds}`,
    ),
  }
  const { rounds } = await batchOf(db, stored, renewPrizes(db, holds), {
    published: db
      .update(judgingRounds)
      .set({ publishedAt: now, publishedBy: actor.id })
      .where(isDue),
    rounds: selectPublication(db),
  })
  const at = rounds[0]?.publishedAt
  if (!at) throw new Failure('judging.scores_changed', 409)
  return { publishedAt: at }
}

/**
 * Unpublishes the results, so that judges can score again, and removes the prizes from public projects; does nothing if none
 * are published.
 */
export async function withdrawResults(db: Database, actor: Actor): Promise<void> {
  const taken = {
    log: logAction(db, 'results_withdrawn', actor, { now: new Date(), where: isPublished() }),
    results: db.delete(judgingResults),
  }
  await batchOf(db, taken, renewPrizes(db, isPublished()), {
    withdrawn: db
      .update(judgingRounds)
      .set({ publishedAt: null, publishedBy: null })
      .where(and(isRound, isNotNull(judgingRounds.publishedAt))),
  })
}
