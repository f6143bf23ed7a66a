import { Hono } from 'hono'
import * as z from 'zod/mini'
import { trackIds } from '#content/facts/tracks.ts'
import { projectStates } from '#content/wire/project-states.ts'
import { submissionsPanel as words } from '#words/pages/admin-submissions.ts'
import { projectForm } from '#words/project-form.ts'
import { trackNames } from '#words/track-names.ts'
import { listQuery } from '../admin/list-query.ts'
import { columnsChosenFrom, sendExport, type ExportedList } from '../admin/send-export.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { listSubmissions, readSubmissions } from './submissions.ts'

const query = z.object({
  ...listQuery(['created', 'submitted', 'state']),
  state: z.optional(z.enum(projectStates, 'Please choose none, draft or handed-in')),
  track: z.optional(z.enum(trackIds, 'There is no such track')),
})

type Row = Awaited<ReturnType<typeof readSubmissions>>[number]

const { columns, states } = words
const { fields } = projectForm
const exported: ExportedList<z.infer<typeof query>, Row> = {
  name: 'projects',
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
    { id: 'state', label: columns.state, cell: (row) => states[row.state] },
    { id: 'submitted', label: columns.submitted, cell: (row) => row.submittedAt },
    { id: 'project', label: fields.title.label, cell: (row) => row.submission?.title },
    { id: 'project', label: fields.summary.label, cell: (row) => row.submission?.summary },
    {
      id: 'project',
      label: fields.repositoryUrl.label,
      cell: (row) => row.submission?.repositoryUrl,
    },
    { id: 'project', label: fields.demoUrl.label, cell: (row) => row.submission?.demoUrl },
    { id: 'project', label: fields.licence.label, cell: (row) => row.submission?.licence },
    { id: 'registered', label: columns.registered, cell: (row) => row.createdAt },
  ],
  read: readSubmissions,
}
const fileQuery = z.object({ ...query.shape, ...columnsChosenFrom(exported) })

/** What organisers see of the projects. */
export const adminProjectRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', validate('query', query), async (c) =>
    c.json(await listSubmissions(c.var.db, c.req.valid('query'))),
  )
  .get('/export.csv', validate('query', fileQuery), (c) =>
    sendExport(c, exported, 'csv', c.req.valid('query')),
  )
  .get('/export.xlsx', validate('query', fileQuery), (c) =>
    sendExport(c, exported, 'xlsx', c.req.valid('query')),
  )
