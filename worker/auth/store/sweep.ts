import { and, eq, inArray, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { attempts } from '../../db/schema/attempts.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { usedCaptchas } from '../../db/schema/captcha.ts'
import { factorChallenges } from '../../db/schema/factors.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { isInUse } from './sessions.ts'

const DAY = 24 * 3600_000
/** Milliseconds after which a sign-up that nobody confirmed is deleted. */
const UNCONFIRMED_LIFETIME = 30 * DAY
const AUDIT_LIFETIME = 365 * DAY
// One delete of very many rows would block the database.
const CHUNK = 10_000

/** Deletes what has expired. Nothing depends on it: every reader checks the times itself. */
export async function sweepAuth(db: Database, now = Date.now()): Promise<void> {
  const before = (age: number) => new Date(now - age)
  await sweep(db, sessions, not(isInUse(new Date(now))))
  await sweep(db, flowStates, lt(flowStates.expiresAt, before(0)))
  await sweep(db, factorChallenges, lt(factorChallenges.expiresAt, before(0)))
  await sweep(db, usedCaptchas, lt(usedCaptchas.expiresAt, before(0)))
  await sweep(db, attempts, lt(attempts.startedAt, before(DAY)))
  // The longest link lives a day. What has confirmed a change of address is kept in the account, not here.
  await sweep(db, oneTimeTokens, lt(oneTimeTokens.createdAt, before(2 * DAY)))
  await sweep(db, auditLog, lt(auditLog.createdAt, before(AUDIT_LIFETIME)))
  await db
    .update(users)
    .set({ decoyHash: null, decoyAt: null })
    .where(lt(users.decoyAt, before(UNCONFIRMED_LIFETIME)))
  await sweepUnconfirmed(db, before(UNCONFIRMED_LIFETIME))
}

async function sweep(db: Database, table: SQLiteTable, isOver: SQL): Promise<void> {
  const chunk = sql`rowid IN (SELECT rowid FROM ${table} WHERE ${isOver} LIMIT ${CHUNK})`
  for (;;) {
    const { meta } = await db.delete(table).where(chunk)
    if (meta.changes < CHUNK) return
  }
}

async function sweepUnconfirmed(db: Database, oldest: Date): Promise<void> {
  const abandoned = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lt(users.createdAt, oldest),
        isNull(users.emailConfirmedAt),
        isNull(users.invitedAt),
        isNull(users.deletedAt),
        isNull(users.bannedUntil),
        isNotNull(users.confirmationSentAt),
        not(rowExists(userRoles, eq(userRoles.userId, users.id))),
        not(rowExists(oneTimeTokens, eq(oneTimeTokens.userId, users.id))),
        not(rowExists(sessions, eq(sessions.userId, users.id))),
      ),
    )
    .orderBy(users.createdAt)
    .limit(CHUNK)
  for (;;) {
    const deleted = await batchOf(db, {
      identities: db.delete(identities).where(inArray(identities.userId, abandoned)),
      users: db.delete(users).where(inArray(users.id, abandoned)),
    })
    if (deleted.users.meta.changes < CHUNK) return
  }
}
