import { Hono } from 'hono'
import { describePartnerReport } from '#content/describe-partner-report.ts'
import { partnerReport as words } from '#words/pages/admin-partner-report.ts'
import { sendExport, type ExportedList } from '../admin/send-export.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { Database } from '../db/client.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import type { Cell } from '../http/table-file.ts'
import { readPartnerReport } from './queries.ts'

type Line = { table: string; group: string; count: Cell }

/** Reads the lines of the report for a file; the last ones explain what is withheld. */
async function readLines(db: Database): Promise<Line[]> {
  const { countedAt, tables } = await readPartnerReport(db)
  const lines = describePartnerReport(tables).flatMap(({ heading, lines: told }): Line[] =>
    told.length > 0
      ? told.map(({ label, count }) => ({ table: heading, group: label, count }))
      : [{ table: heading, group: words.tooFew, count: null }],
  )
  const about = { table: words.about, group: words.rule, count: countedAt }
  return [...lines, about]
}

const report: ExportedList<object, Line> = {
  name: 'partner-report',
  columns: [
    { id: 'table', label: words.columns.table, cell: ({ table }) => table },
    { id: 'group', label: words.columns.group, cell: ({ group }) => group },
    { id: 'count', label: words.columns.count, cell: ({ count }) => count },
  ],
  read: async (db, _query, last) => (last ? [] : readLines(db)),
}

/** The numbers that partners may have, on screen and as files. */
export const adminPartnerReportRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'))
  .get('/', async (c) => c.json(await readPartnerReport(c.var.db)))
  .get('/export.csv', (c) => sendExport(c, report, 'csv', {}))
  .get('/export.xlsx', (c) => sendExport(c, report, 'xlsx', {}))
