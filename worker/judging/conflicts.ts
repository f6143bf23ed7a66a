import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { judgeAssignments, judgeConflicts, judges, judgeScores } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { Failure } from '../http/errors.ts'
import { isAssignment, isPublished, isScoreOf } from './conditions.ts'

type Conflict = { projectId: string; judgeId: string; reason: string }

const isConflict = (projectId: string, judgeId: string) =>
  and(eq(judgeConflicts.projectId, projectId), eq(judgeConflicts.judgeId, judgeId))!

/**
 * Keeps a judge away from a project that they were given, and removes their scores for it; an earlier declaration stays. Throws
 * if the project is not theirs or the results are published.
 */
export async function declareOwnConflict(db: Database, conflict: Conflict, actor: Actor) {
  const { projectId, judgeId } = conflict
  const source = sql`FROM ${judgeAssignments} WHERE ${isAssignment(projectId, judgeId)}`
  const isTheirs = rowExists(judgeAssignments, isAssignment(projectId, judgeId))
  if (!(await declare(db, conflict, actor, source, isTheirs)))
    throw new Failure('judging.not_found', 404)
}

/** The same on behalf of an administrator, who may keep any judge away from any project. */
export async function declareForJudge(db: Database, conflict: Conflict, actor: Actor) {
  const { projectId, judgeId } = conflict
  const isJudge = rowExists(judges, eq(judges.userId, judgeId))
  const source = sql`FROM ${projects} WHERE ${and(eq(projects.teamId, projectId), isJudge)}`
  const exist = and(rowExists(projects, eq(projects.teamId, projectId)), isJudge)!
  if (!(await declare(db, conflict, actor, source, exist)))
    throw new Failure('admin.not_found', 404)
}

/** Declares a conflict between the ids that `source` selects; returns false if there are none. */
async function declare(
  db: Database,
  { projectId, judgeId, reason }: Conflict,
  actor: Actor,
  source: SQL,
  exists: SQL,
): Promise<boolean> {
  const now = new Date()
  const isOpen = not(isPublished())
  const isDeclared = rowExists(judgeConflicts, isConflict(projectId, judgeId))
  const row = { projectId, judgeId, reason, declaredBy: actor.id, createdAt: now }
  const { found } = await batchOf(db, {
    log: logAction(db, 'conflict_declared', actor, {
      now,
      subjectId: judgeId,
      details: { project: projectId },
      where: and(exists, isOpen, not(isDeclared))!,
    }),
    declared: insertFrom(
      db,
      judgeConflicts,
      row,
      sql`${source} AND ${isOpen}`,
    ).onConflictDoNothing(),
    scores: db.delete(judgeScores).where(and(isScoreOf(projectId, judgeId), isDeclared, isOpen)),
    assignment: db
      .delete(judgeAssignments)
      .where(and(isAssignment(projectId, judgeId), isDeclared, isOpen)),
    found: db
      .select({
        isDeclared: sql`${isDeclared}`.mapWith(Boolean),
        isRefused: sql`${and(exists, isPublished())}`.mapWith(Boolean),
      })
      .from(sql`(SELECT 1)`),
  })
  if (found[0]!.isRefused) throw new Failure('judging.published', 409)
  return found[0]!.isDeclared
}

/**
 * Withdraws a declared conflict, so that the next assignment may give the judge the project; returns false if there is none.
 */
export async function withdrawConflict(
  db: Database,
  { projectId, judgeId }: Omit<Conflict, 'reason'>,
  actor: Actor,
): Promise<boolean> {
  const isIt = isConflict(projectId, judgeId)
  const { withdrawn } = await batchOf(db, {
    log: logAction(db, 'conflict_withdrawn', actor, {
      now: new Date(),
      subjectId: judgeId,
      details: { project: projectId },
      where: rowExists(judgeConflicts, isIt),
    }),
    withdrawn: db
      .delete(judgeConflicts)
      .where(isIt)
      .returning({ projectId: judgeConflicts.projectId }),
  })
  return withdrawn.length > 0
}

const MOST_CONFLICTS = 2000

/** Lists the declared conflicts, the newest first. */
export async function listConflicts(db: Database) {
  return db
    .select({
      projectId: judgeConflicts.projectId,
      judgeId: judgeConflicts.judgeId,
      email: users.email,
      title: sql<string | null>`coalesce(${projects.submission}, ${projects.draft})->>'title'`,
      reason: judgeConflicts.reason,
      isOwn: sql`${judgeConflicts.declaredBy} IS ${judgeConflicts.judgeId}`.mapWith(Boolean),
      createdAt: judgeConflicts.createdAt,
    })
    .from(judgeConflicts)
    .innerJoin(projects, eq(projects.teamId, judgeConflicts.projectId))
    .leftJoin(users, eq(users.id, judgeConflicts.judgeId))
    .orderBy(desc(judgeConflicts.createdAt), judgeConflicts.projectId)
    .limit(MOST_CONFLICTS)
}
