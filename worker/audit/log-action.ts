import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AuditAction, AuditDetail } from '#content/wire/audit-actions.ts'
import type { Database } from '../db/client.ts'
import { insertWhere } from '../db/insert-where.ts'
import { auditLog } from '../db/schema/audit.ts'

/** Who acts, as the audit log keeps them: an account, or null for a service or a visitor, and the network address. */
export type Actor = { id: string | null; address: string | null }

type Circumstances = {
  now: Date
  /** The account or the row that is acted on; a query if only the batch itself can tell. */
  subjectId?: string | SQL | null
  /** A query if only the database can tell. */
  details?: Partial<Record<AuditDetail, unknown>> | SQL | null
  /** Logged only if this holds when the statement runs: the condition of the action itself. */
  where?: SQL
}

/**
 * Builds the statement that logs an action. It belongs in the batch that acts, so that neither happens without the
 * other.
 */
export function logAction(
  db: Database,
  action: AuditAction,
  actor: Actor,
  { now, subjectId = null, details = null, where = sql`true` }: Circumstances,
) {
  const row = {
    id: crypto.randomUUID(),
    action,
    actorId: actor.id,
    subjectId,
    address: actor.address,
    details,
    createdAt: now,
  }
  return insertWhere(db, auditLog, row, where)
}

/**
 * Builds the statement that removes the network addresses from the entries of a person, if the condition holds. The
 * entries themselves stay, and so do the addresses of others who acted on the account.
 */
export function dropAddresses(db: Database, userId: string, condition: SQL) {
  const isTheirs = or(
    eq(auditLog.actorId, userId),
    and(eq(auditLog.subjectId, userId), isNull(auditLog.actorId)),
  )
  return db.update(auditLog).set({ address: null }).where(and(isTheirs, condition))
}
