import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { teamExceptionSchema } from '#content/forms/team-exception.ts'
import type { ExceptionKind } from '#content/wire/exception-kinds.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { teamExceptions, teams } from '../db/schema/teams.ts'

/** Lets a team make a change for longer, in place of an earlier exception of the kind; returns false if there is no such team. */
export async function grantException(
  db: Database,
  teamId: string,
  { kind, until, reason }: z.output<typeof teamExceptionSchema>,
  actor: Actor,
): Promise<boolean> {
  const now = new Date()
  const given = { until, reason, grantedBy: actor.id, createdAt: now }
  const where = rowExists(teams, eq(teams.id, teamId))
  const { granted } = await batchOf(db, {
    log: logAction(db, 'exception_granted', actor, {
      now,
      subjectId: teamId,
      details: { kind, until },
      where,
    }),
    granted: insertWhere(db, teamExceptions, { teamId, kind, ...given }, where)
      .onConflictDoUpdate({ target: [teamExceptions.teamId, teamExceptions.kind], set: given })
      .returning({ kind: teamExceptions.kind }),
  })
  return granted.length > 0
}

/** Withdraws an exception; returns false if there is none. */
export async function revokeException(
  db: Database,
  teamId: string,
  kind: ExceptionKind,
  actor: Actor,
): Promise<boolean> {
  const isIt = and(eq(teamExceptions.teamId, teamId), eq(teamExceptions.kind, kind))
  const { revoked } = await batchOf(db, {
    log: logAction(db, 'exception_revoked', actor, {
      now: new Date(),
      subjectId: teamId,
      details: { kind },
      where: rowExists(teamExceptions, isIt),
    }),
    revoked: db.delete(teamExceptions).where(isIt).returning({ kind: teamExceptions.kind }),
  })
  return revoked.length > 0
}
