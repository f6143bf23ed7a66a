import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Database } from '../db/client.ts'
import { insertWhere } from '../db/insert-where.ts'
import type { Metadata } from '../db/schema/accounts.ts'
import { auditLog } from '../db/schema/audit.ts'
import type { AppEnv } from '../http/context.ts'
import { clientAddress } from '../http/limits.ts'

export type AuditAction =
  | 'user_signed_up'
  | 'user_confirmed'
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

type Who = { actorId?: string | null; subjectId?: string | null; details?: Metadata }

/**
 * The statement that notes an action: put it into the batch that does the thing, so that neither happens alone. With a
 * condition it is written only if that holds when its turn comes.
 */
export function noteAction(
  c: Context<AppEnv>,
  action: AuditAction,
  who: Who = {},
  condition: SQL = sql`true`,
) {
  const row = {
    id: crypto.randomUUID(),
    action,
    actorId: who.actorId ?? null,
    subjectId: who.subjectId ?? null,
    address: clientAddress(c.req.raw),
    details: who.details ?? null,
    createdAt: new Date(),
  }
  return insertWhere(c.var.db, auditLog, row, condition)
}

/**
 * The statement that forgets where somebody was, if the condition holds: that something was done stays on record. What
 * others did to the account keeps their place.
 */
export function forgetPlaces(db: Database, userId: string, condition: SQL) {
  const isTheirs = or(
    eq(auditLog.actorId, userId),
    and(eq(auditLog.subjectId, userId), isNull(auditLog.actorId)),
  )
  return db.update(auditLog).set({ address: null }).where(and(isTheirs, condition))
}
