import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { measuredPages, viewportClasses } from '#content/wire/analytics.ts'
import { exportHeadings, nameExport, type AnalyticsExport } from '#words/analytics-exports.ts'
import { actorOf } from '../../audit/actor.ts'
import { logAction } from '../../audit/log-action.ts'
import { requireRole, tokenHolder } from '../../auth/guards.ts'
import { openAnalytics } from '../../db/client.ts'
import { isDatabaseFailure } from '../../db/constraints.ts'
import type { AppEnv } from '../../http/context.ts'
import { sendCsv } from '../../http/csv.ts'
import { answerError, Failure } from '../../http/errors.ts'
import { noStore } from '../../http/no-store.ts'
import { validate } from '../../http/validate.ts'
import { continueForgetting, listOrders, orderForgetting, type Target } from '../forget/forget.ts'
import {
  discardDeadLetter,
  listDeadLetters,
  MOST_LISTED,
  replayDeadLetters,
} from '../store/dead-letters.ts'
import { writeExport } from './exports.ts'
import { readFunnel } from './funnel.ts'
import { readHealth } from './health.ts'
import { readHeatmap } from './heat-map.ts'
import { readLive } from './live.ts'
import { readOverview } from './overview.ts'
import { readPages } from './pages.ts'
import { day, isReportable, rangeSchema, resolveRange } from './range.ts'
import { readSources } from './sources.ts'

const heatmapQuery = z.object({
  page: z.enum(measuredPages, 'This page is not measured'),
  device: z.enum(viewportClasses, 'Please choose phone, tablet or desktop'),
})
const forgottenPage = z.object({ page: heatmapQuery.shape.page })
const forgottenDays = z.object({ from: day, to: day }).check(isReportable)
const exportName = z.object({
  name: z.enum(Object.keys(exportHeadings) as AnalyticsExport[], 'There is no such file.'),
})
/** Chunks of rows that a request deletes before it answers. */
const CHUNKS_AT_ONCE = 20
/** The id that the queue gave a message. */
const messageId = z.string().check(z.regex(/^[\w-]{1,100}$/))
const letter = z.object({ id: messageId })
const letters = z.object({
  ids: z.array(messageId).check(z.minLength(1), z.maxLength(MOST_LISTED)),
})

/** The reports of the dashboard, for administrators only. Days are UTC days. */
export const adminAnalyticsRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), requireRole('admin'), noStore())
  .use(async function attachAnalytics(c, next) {
    c.set('analytics', openAnalytics(c.env))
    await next()
  })
  // The session was found in the other database, so it is this one that fails.
  .onError((error, c) => {
    if (!c.var.analytics || !isDatabaseFailure(error)) return answerError(error, c)
    console.warn('analytics: database not readable', { requestId: c.var.requestId })
    return answerError(new Failure('analytics.unreadable', 503), c)
  })
  .get('/overview', validate('query', rangeSchema), async (c) =>
    c.json(await readOverview(c.var.analytics, resolveRange(c.req.valid('query')))),
  )
  .get('/pages', validate('query', rangeSchema), async (c) =>
    c.json({ pages: await readPages(c.var.analytics, resolveRange(c.req.valid('query'))) }),
  )
  .get('/sources', validate('query', rangeSchema), async (c) =>
    c.json(await readSources(c.var.analytics, resolveRange(c.req.valid('query')))),
  )
  .get('/funnel', validate('query', rangeSchema), async (c) =>
    c.json(await readFunnel(c.var, resolveRange(c.req.valid('query')))),
  )
  .get('/health', validate('query', rangeSchema), async (c) =>
    c.json(await readHealth(c.var.analytics, resolveRange(c.req.valid('query')))),
  )
  .get('/live', async (c) => c.json(await readLive(c.var.analytics)))
  .get('/heatmap', validate('query', heatmapQuery), async (c) => {
    const { page, device } = c.req.valid('query')
    return c.json(await readHeatmap(c.var.analytics, page, device))
  })
  .get(
    '/export/:name',
    validate('param', exportName),
    validate('query', rangeSchema),
    async (c) => {
      const { name } = c.req.valid('param')
      const range = resolveRange(c.req.valid('query'))
      await logAction(c.var.db, 'data_exported', actorOf(c), {
        now: new Date(),
        details: { list: `analytics-${name}` },
      })
      return sendCsv(c, nameExport(name, range), await writeExport(c.var, name, range))
    },
  )
  .get('/dead', async (c) => c.json(await listDeadLetters(c.var.analytics)))
  .get('/forgotten', async (c) => c.json({ orders: await listOrders(c.var.analytics) }))
  .post('/forgotten/page', validate('json', forgottenPage), async (c) =>
    c.json(await forget(c, c.req.valid('json')), 202),
  )
  .post('/forgotten/days', validate('json', forgottenDays), async (c) =>
    c.json(await forget(c, c.req.valid('json')), 202),
  )
  .post('/dead/replay', validate('json', letters), async (c) => {
    const { ids } = c.req.valid('json')
    return c.json({ replayed: await replayDeadLetters(c.var, c.env.EVENTS, ids, actorOf(c)) })
  })
  .delete('/dead/:id', validate('param', letter), async (c) => {
    if (!(await discardDeadLetter(c.var, c.req.valid('param').id, actorOf(c))))
      throw new Failure('admin.not_found', 404)
    return c.body(null, 204)
  })

/** Deletes as much of the target as one request can; the rest follows every few minutes. */
async function forget(c: Context<AppEnv>, target: Target) {
  const order = await orderForgetting(c.var, target, actorOf(c))
  await continueForgetting(c.env, CHUNKS_AT_ONCE)
  return order
}
