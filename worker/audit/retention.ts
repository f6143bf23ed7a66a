import { and, isNotNull, lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { auditLog } from '../db/schema/audit.ts'
import { sweep, sweepColumns } from '../db/sweep.ts'

const DAY = 24 * 3600_000

/** Drops old network addresses from the audit log, and older entries whole. `now` is in milliseconds. */
export async function sweepAuditLog(db: Database, now: number): Promise<void> {
  const { days, addressDays } = retention.auditLog
  await sweep(db, auditLog, lt(auditLog.createdAt, new Date(now - days * DAY)))
  const hasOldAddress = and(
    lt(auditLog.createdAt, new Date(now - addressDays * DAY)),
    isNotNull(auditLog.address),
  )!
  await sweepColumns(db, auditLog, { address: null }, hasOldAddress)
}
