import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { insertWhere } from '../db/insert-where.ts'
import type { Metadata } from '../db/schema/accounts.ts'
import { auditLog } from '../db/schema/audit.ts'

type Action =
  | 'user_signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'session_revoked'
  | 'refresh_token_reused'
  | 'recovery_requested'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'profile_changed'
  | 'account_deleted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'recovery_codes_removed'
  | 'first_admin_set_up'
  | 'user_invited'
  | 'link_generated'
  | 'user_created'
  | 'user_changed'
  | 'user_deleted'
  | 'role_given'
  | 'role_removed'
  | 'team_deleted'
  | 'data_exported'
  | 'analytics_replayed'
  | 'analytics_discarded'

/** Who does something, as the log keeps it: an account, or nobody for a service or a visitor; and from which address. */
export type Actor = { id: string | null; address: string | null }

type Deed = {
  now: Date
  /** The account or the row that it is done to; a query where only the batch itself can tell. */
  subjectId?: string | SQL | null
  details?: Metadata | null
  /** Noted only if this holds when the statement runs: the same condition as the deed's own. */
  where?: SQL
}

/** Builds the statement that notes a deed: put it into the batch that does the deed, so that neither happens alone. */
export function note(
  db: Database,
  action: Action,
  actor: Actor,
  { now, subjectId = null, details = null, where = sql`true` }: Deed,
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
 * Builds the statement that drops the addresses somebody was at, if the condition holds: what was done stays on record. What
 * others did to the account keeps theirs.
 */
export function dropAddresses(db: Database, userId: string, condition: SQL) {
  const isTheirs = or(
    eq(auditLog.actorId, userId),
    and(eq(auditLog.subjectId, userId), isNull(auditLog.actorId)),
  )
  return db.update(auditLog).set({ address: null }).where(and(isTheirs, condition))
}
