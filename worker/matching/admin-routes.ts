import { Hono } from 'hono'
import * as z from 'zod/mini'
import { oneOf } from '#content/forms/fields.ts'
import { reportDecisions } from '#content/wire/report-kinds.ts'
import * as words from '#words/matching-messages.ts'
import { reportsPanel } from '#words/pages/admin-reports.ts'
import { listQuery } from '../admin/list-query.ts'
import { columnsChosenFrom, sendExport, type ExportedList } from '../admin/send-export.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { decideReport, listReports, readReports, type ReportQuery } from './reports.ts'

const reportQuery = z.object({
  ...listQuery(['created']),
  state: z.optional(z.enum(['open', 'decided'], 'Unknown state')),
})

type Row = Awaited<ReturnType<typeof readReports>>[number]

const { columns, kinds, states } = reportsPanel
const exported: ExportedList<ReportQuery, Row> = {
  name: 'reports',
  columns: [
    { id: 'name', label: columns.name, cell: (row) => row.name },
    { id: 'kind', label: columns.kind, cell: (row) => kinds[row.kind] },
    { id: 'reason', label: columns.reason, cell: (row) => row.reason },
    { id: 'state', label: columns.state, cell: (row) => states[row.decision ?? 'open'] },
    { id: 'created', label: columns.reported, cell: (row) => row.createdAt },
    { id: 'decided', label: columns.decided, cell: (row) => row.decidedAt },
    { id: 'text', label: columns.text, cell: (row) => row.text },
  ],
  read: readReports,
}
const reportFile = z.object({ ...reportQuery.shape, ...columnsChosenFrom(exported) })

const decisionSchema = z.object({ decision: oneOf(reportDecisions, words.decision) })

/** What people reported on Find a team, for organisers. */
export const adminMatchingRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), requireRole('admin', 'organizer'), noStore())
  .get('/reports', validate('query', reportQuery), async (c) =>
    c.json(await listReports(c.var.db, c.req.valid('query'))),
  )
  .get('/reports.csv', validate('query', reportFile), (c) =>
    sendExport(c, exported, 'csv', c.req.valid('query')),
  )
  .get('/reports.xlsx', validate('query', reportFile), (c) =>
    sendExport(c, exported, 'xlsx', c.req.valid('query')),
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
