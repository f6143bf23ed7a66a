import { Hono } from 'hono'
import * as z from 'zod/mini'
import { exportHeadings, nameExport, type AnalyticsExport } from '#content/analytics-exports.ts'
import { measuredPages } from '#content/analytics.ts'
import { noteAction } from '../auth/audit.ts'
import { requireRole, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { listDeadLetters, replayDeadLetters } from './dead-letters.ts'
import { writeExport } from './exports.ts'
import { readHeatmap } from './heatmap.ts'
import {
  readFunnel,
  readHealth,
  readLive,
  readOverview,
  readPages,
  readSources,
} from './queries.ts'
import { rangeSchema, resolveRange } from './range.ts'

const heatmapQuery = z.object({
  page: z.enum(measuredPages, 'This page is not measured.'),
  device: z.enum(['phone', 'tablet', 'desktop'], 'Please choose phone, tablet or desktop.'),
})
const exportName = z.object({
  name: z.enum(Object.keys(exportHeadings) as AnalyticsExport[], 'There is no such file.'),
})
const replaySchema = z.object({
  ids: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
})

/** The pictures of the dashboard, for administrators only. Days are days in UTC. */
export const adminAnalyticsRoutes = new Hono<AppEnv>()
  .use(signedIn(), requireRole('admin'), async function forbidStoring(c, next) {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  .get('/overview', validate('query', rangeSchema), async (c) =>
    c.json(await readOverview(c.var.db, resolveRange(c.req.valid('query')))),
  )
  .get('/pages', validate('query', rangeSchema), async (c) =>
    c.json({ pages: await readPages(c.var.db, resolveRange(c.req.valid('query'))) }),
  )
  .get('/sources', validate('query', rangeSchema), async (c) =>
    c.json(await readSources(c.var.db, resolveRange(c.req.valid('query')))),
  )
  .get('/funnel', validate('query', rangeSchema), async (c) =>
    c.json(await readFunnel(c.var.db, resolveRange(c.req.valid('query')))),
  )
  .get('/health', validate('query', rangeSchema), async (c) =>
    c.json(await readHealth(c.var.db, resolveRange(c.req.valid('query')))),
  )
  .get('/live', async (c) => c.json(await readLive(c.var.db)))
  .get('/heatmap', validate('query', heatmapQuery), async (c) => {
    const { page, device } = c.req.valid('query')
    return c.json(await readHeatmap(c.var.db, page, device))
  })
  .get(
    '/export/:name',
    validate('param', exportName),
    validate('query', rangeSchema),
    async (c) => {
      const { name } = c.req.valid('param')
      const range = resolveRange(c.req.valid('query'))
      await noteAction(c, 'data_exported', {
        actorId: c.var.user.id,
        details: { list: `analytics-${name}` },
      })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${nameExport(name, range)}"`)
      return c.body(await writeExport(c.var.db, name, range))
    },
  )
  .get('/dead', async (c) => c.json(await listDeadLetters(c.var.db)))
  .post('/dead/replay', validate('json', replaySchema), async (c) => {
    const replayed = await replayDeadLetters(c.var.db, c.env.EVENTS, c.req.valid('json').ids)
    await noteAction(c, 'analytics_replayed', {
      actorId: c.var.user.id,
      details: { messages: replayed },
    })
    return c.json({ replayed })
  })
