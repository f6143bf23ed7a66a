import { Hono } from 'hono'
import * as z from 'zod/mini'
import { oneOf } from '#content/forms/fields.ts'
import { reportDecisions } from '#content/wire/report-kinds.ts'
import * as words from '#words/matching-messages.ts'
import { listQuery } from '../admin/list-query.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { decideReport, listReports } from './reports.ts'

const reportQuery = z.object({
  ...listQuery(['created']),
  state: z.optional(z.enum(['open', 'decided'], 'Unknown state')),
})

const decisionSchema = z.object({ decision: oneOf(reportDecisions, words.decision) })

/** What people reported on Find a team, for organisers. */
export const adminMatchingRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), requireRole('admin', 'organizer'), noStore())
  .get('/reports', validate('query', reportQuery), async (c) =>
    c.json(await listReports(c.var.db, c.req.valid('query'))),
  )
  .put(
    '/reports/:id/decision',
    validate('param', z.object({ id: z.uuid() })),
    validate('json', decisionSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const { decision } = c.req.valid('json')
      if (!(await decideReport(c.var.db, id, decision, actorOf(c))))
        throw new Failure('admin.not_found', 404)
      return c.body(null, 204)
    },
  )
