import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkIns } from '#content/check-ins.ts'
import { checkInAnswers } from '#content/wire/check-in-answers.ts'
import { checkInsPanel as words } from '#words/pages/admin-check-ins.ts'
import { standingNames } from '#words/pages/own-check-ins.ts'
import { trackNames } from '#words/track-names.ts'
import { listQuery } from '../admin/list-query.ts'
import { columnsChosenFrom, sendExport, type ExportedList } from '../admin/send-export.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { checkInOrders, countCheckIns, listCheckIns, readCheckInRows } from './overview.ts'

const numbers = checkIns.map(({ number }) => String(number))
const query = z.object({
  ...listQuery(checkInOrders),
  number: z.pipe(
    z.prefault(z.enum(numbers, 'There is no such check-in'), numbers[0]!),
    z.transform(Number),
  ),
  answer: z.optional(z.enum(checkInAnswers, 'Please choose silent, told or blocked')),
})

type Row = Awaited<ReturnType<typeof readCheckInRows>>[number]

const { columns, fields, answers } = words
const exported: ExportedList<z.infer<typeof query>, Row> = {
  name: 'check-ins',
  columns: [
    { id: 'team', label: columns.team, cell: (row) => row.teamName },
    { id: 'track', label: columns.track, cell: (row) => trackNames[row.trackId] ?? row.trackId },
    { id: 'country', label: columns.country, cell: (row) => row.country },
    {
      id: 'representative',
      label: columns.representative,
      cell: (row) => row.representativeName,
    },
    { id: 'representative', label: columns.email, cell: (row) => row.representativeEmail },
    { id: 'told', label: columns.told, cell: (row) => row.toldAt },
    {
      id: 'answer',
      label: fields.standing,
      cell: (row) => row.details && standingNames[row.details.standing],
    },
    { id: 'words', label: fields.progress, cell: (row) => row.details?.progress },
    { id: 'words', label: fields.blockers, cell: (row) => row.details?.blockers },
    { id: 'words', label: fields.link, cell: (row) => row.details?.link },
    {
      id: 'answer',
      label: words.answer,
      cell: (row) => answers[row.isBlocked ? 'blocked' : row.details ? 'told' : 'silent'],
    },
    { id: 'registered', label: columns.registered, cell: (row) => row.createdAt },
  ],
  read: readCheckInRows,
}
const fileQuery = z.object({ ...query.shape, ...columnsChosenFrom(exported) })

/** What organisers see of the check-ins. */
export const adminCheckInRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', async (c) => c.json(await countCheckIns(c.var.db)))
  .get('/teams', validate('query', query), async (c) =>
    c.json(await listCheckIns(c.var.db, c.req.valid('query'))),
  )
  .get('/teams.csv', validate('query', fileQuery), (c) => {
    const asked = c.req.valid('query')
    return sendExport(c, exported, 'csv', asked, `check-in-${asked.number}`)
  })
  .get('/teams.xlsx', validate('query', fileQuery), (c) => {
    const asked = c.req.valid('query')
    return sendExport(c, exported, 'xlsx', asked, `check-in-${asked.number}`)
  })
