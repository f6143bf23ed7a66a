import { sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AuditAction } from '../auth/audit.ts'
import type { Database } from '../db/client.ts'
import { auditLog } from '../db/schema/audit.ts'
import type { AppEnv } from '../http/context.ts'
import { clientAddress } from '../http/limits.ts'

/** Who does something to others, as the audit log keeps it. */
export type Actor = { id: string; address: string }

export function actorOf(c: Context<AppEnv>): Actor {
  return { id: c.var.user.id, address: clientAddress(c.req.raw) }
}

/** A statement for a batch: notes an action only where the action itself takes place. */
export function noteWhere(
  db: Database,
  action: AuditAction,
  actor: Actor,
  { subject, where, details = null }: { subject: SQL; where: SQL; details?: string | null },
) {
  const id = crypto.randomUUID()
  return db
    .insert(auditLog)
    .select(
      sql`select ${id}, ${action}, ${actor.id}, ${subject}, ${actor.address}, ${details}, ${Date.now()} where ${where}`,
    )
}
