import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkIns } from '#content/check-ins.ts'
import { checkInAnswers } from '#content/wire/check-in-answers.ts'
import { checkInsPanel as words } from '#words/pages/admin-check-ins.ts'
import { standingNames } from '#words/pages/own-check-ins.ts'
import { trackNames } from '#words/track-names.ts'
import { listQuery } from '../admin/list-query.ts'
import { actorOf } from '../audit/actor.ts'
import { logAction } from '../audit/log-action.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { sendCsv, streamCsv, type CsvColumn } from '../http/csv.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { countCheckIns, listCheckIns, readCheckInRows } from './overview.ts'

const numbers = checkIns.map(({ number }) => String(number))
const query = z.object({
  ...listQuery(['created']),
  number: z.pipe(
    z.prefault(z.enum(numbers, 'There is no such check-in'), numbers[0]!),
    z.transform(Number),
  ),
  answer: z.optional(z.enum(checkInAnswers, 'Please choose silent, told or blocked')),
})

type Row = Awaited<ReturnType<typeof readCheckInRows>>[number]

const { columns, fields } = words
const csvColumns: readonly CsvColumn<Row>[] = [
  [columns.team, (row) => row.teamName],
  [columns.track, (row) => trackNames[row.trackId] ?? row.trackId],
  [columns.country, (row) => row.country],
  [columns.representative, (row) => row.representativeName],
  [columns.email, (row) => row.representativeEmail],
  [columns.told, (row) => row.toldAt?.toISOString()],
  [fields.standing, (row) => row.details && standingNames[row.details.standing]],
  [fields.progress, (row) => row.details?.progress],
  [fields.blockers, (row) => row.details?.blockers],
  [fields.link, (row) => row.details?.link],
]

/** What organisers see of the check-ins. */
export const adminCheckInRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', async (c) => c.json(await countCheckIns(c.var.db)))
  .get('/teams', validate('query', query), async (c) =>
    c.json(await listCheckIns(c.var.db, c.req.valid('query'))),
  )
  .get('/teams.csv', validate('query', query), async (c) => {
    const asked = c.req.valid('query')
    const now = new Date()
    await logAction(c.var.db, 'data_exported', actorOf(c), { now, details: { list: 'check-ins' } })
    const file = streamCsv(csvColumns, (last: Row | undefined) =>
      readCheckInRows(c.var.db, asked, last),
    )
    return sendCsv(c, `check-in-${asked.number}-${now.toISOString().slice(0, 10)}.csv`, file)
  })
