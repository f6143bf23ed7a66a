import { and, eq, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { rowExists } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { attempts } from '../../db/schema/attempts.ts'
import { usedCaptchas } from '../../db/schema/captcha.ts'
import { factorChallenges, factors } from '../../db/schema/factors.ts'
import { knownNetworks } from '../../db/schema/known-networks.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { undoLinks } from '../../db/schema/undo-links.ts'
import { sweep, sweepColumns } from '../../db/sweep.ts'
import { isInUse } from './sessions.ts'

const DAY = 24 * 3600_000
/** Accounts deleted at once: a statement over very many would block the database. */
const CHUNK = 10_000

/** Deletes sign-ins that left the site and did not come back in time. They are soon many: beginning one takes no captcha. */
export async function sweepFlows(db: Database, now = Date.now()): Promise<void> {
  await sweep(db, flowStates, lt(flowStates.expiresAt, new Date(now)))
}

/** Deletes what else has expired. Nothing depends on it: every reader checks the times itself. */
export async function sweepAuth(db: Database, now = Date.now()): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * DAY)
  const { knownNetworkDays, attemptDays, mailTokenDays, unconfirmedDays } = retention
  await sweep(db, sessions, not(isInUse(new Date(now))))
  await sweep(db, factorChallenges, lt(factorChallenges.expiresAt, new Date(now)))
  await sweep(db, usedCaptchas, lt(usedCaptchas.expiresAt, new Date(now)))
  await sweep(db, knownNetworks, lt(knownNetworks.signedInAt, daysAgo(knownNetworkDays)))
  await sweep(db, attempts, lt(attempts.startedAt, daysAgo(attemptDays)))
  // What has confirmed a change of address is kept in the account, not here.
  await sweep(db, oneTimeTokens, lt(oneTimeTokens.createdAt, daysAgo(mailTokenDays)))
  await sweep(db, undoLinks, lt(undoLinks.expiresAt, new Date(now)))
  await sweepColumns(
    db,
    factors,
    { undoHash: null, undoEmail: null },
    and(isNotNull(factors.undoHash), lt(factors.undoUntil, new Date(now)))!,
  )
  await db
    .update(users)
    .set({ decoyHash: null, decoyAt: null })
    .where(lt(users.decoyAt, daysAgo(unconfirmedDays)))
  await sweepUnconfirmed(db, daysAgo(unconfirmedDays))
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
