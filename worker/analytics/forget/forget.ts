import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import type { MeasuredPage } from '#content/wire/analytics.ts'
import { logAction, type Actor } from '../../audit/log-action.ts'
import { openAnalytics, type Database, type Databases } from '../../db/client.ts'
import { analyticsForgotten as forgotten } from '../schema/guards.ts'
import { deleteRows, type Order } from './delete-rows.ts'
import * as statements from './statements.ts'

/** What is to be forgotten: one page, or a range of days. */
export type Target = { page: MeasuredPage } | Range

/** Milliseconds after an order by which every delivery that had already begun has been stored. */
const SETTLED = 60_000
const MOST_LISTED = 20
const DAY = 24 * 3600_000

/**
 * Orders that a page or days be forgotten. From now on no event of them that happened until now is stored, wherever it
 * is waiting; what is stored goes in chunks, see {@link continueForgetting}. Logged first: the log is in the other database,
 * and an entry for a deletion that failed is better than a deletion without an entry.
 */
export async function orderForgetting({ db, analytics }: Databases, target: Target, actor: Actor) {
  const now = new Date()
  const id = crypto.randomUUID()
  await logAction(db, 'analytics_forgotten', actor, { now, subjectId: id, details: target })
  const order: Order = {
    id,
    pagePath: 'page' in target ? target.page : null,
    firstDay: 'page' in target ? null : target.from,
    lastDay: 'page' in target ? null : target.to,
    forgottenAt: now.toISOString(),
    doneAt: null,
    deletedRows: 0,
  }
  await analytics.insert(forgotten).values(order)
  return order
}

/** Lists the latest orders. */
export function listOrders(analytics: Database) {
  return analytics.select().from(forgotten).orderBy(desc(forgotten.forgottenAt)).limit(MOST_LISTED)
}

/**
 * Deletes what the unfinished orders are about, the oldest first and at most so many chunks, and settles the sums. An order
 * is done once a minute has passed since it was given and nothing of it is left.
 */
export async function continueForgetting(
  env: Pick<Env, 'ANALYTICS'>,
  most: number,
  now = Date.now(),
): Promise<void> {
  const analytics = openAnalytics(env)
  const orders = await analytics
    .select()
    .from(forgotten)
    .where(isNull(forgotten.doneAt))
    .orderBy(asc(forgotten.forgottenAt))
    .limit(MOST_LISTED)
  let chunks = most
  for (const order of orders) {
    const done = await deleteRows(env.ANALYTICS, order, chunks)
    chunks = done.chunks
    if (done.deleted > 0)
      await analytics
        .update(forgotten)
        .set({ deletedRows: sql`${forgotten.deletedRows} + ${done.deleted}` })
        .where(eq(forgotten.id, order.id))
    if (chunks === 0) return
    await env.ANALYTICS.batch(settleSums(env.ANALYTICS, order))
    if (now - Date.parse(order.forgottenAt) < SETTLED) continue
    await analytics
      .update(forgotten)
      .set({ doneAt: new Date(now).toISOString() })
      .where(and(eq(forgotten.id, order.id), isNull(forgotten.doneAt)))
  }
}

/** Builds the statements that count the sums of an order anew, from what has been measured since. */
function settleSums(database: D1Database, order: Order): D1PreparedStatement[] {
  const { pagePath, firstDay, lastDay } = order
  const bound = (values: unknown[]) => (text: string) => database.prepare(text).bind(...values)
  if (pagePath) return statements.SETTLE_PAGE.map(bound([pagePath]))
  const dayAfter = new Date(Date.parse(lastDay!) + DAY).toISOString().slice(0, 10)
  return [
    ...statements.SETTLE_DAYS.map(bound([firstDay, dayAfter])),
    ...statements.CLEAR_SUMS.map(bound([])),
  ]
}
