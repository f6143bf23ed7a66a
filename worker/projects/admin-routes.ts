import { Hono } from 'hono'
import * as z from 'zod/mini'
import { trackIds } from '#content/facts/tracks.ts'
import { projectStates } from '#content/wire/project-states.ts'
import { submissionsPanel as words } from '#words/pages/admin-submissions.ts'
import { projectForm } from '#words/project-form.ts'
import { trackNames } from '#words/track-names.ts'
import { listQuery } from '../admin/list-query.ts'
import { actorOf } from '../audit/actor.ts'
import { logAction } from '../audit/log-action.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { sendCsv, streamCsv, type CsvColumn } from '../http/csv.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { listSubmissions, readSubmissions } from './submissions.ts'

const query = z.object({
  ...listQuery(['created', 'submitted']),
  state: z.optional(z.enum(projectStates, 'Please choose none, draft or handed-in')),
  track: z.optional(z.enum(trackIds, 'There is no such track')),
})

type Row = Awaited<ReturnType<typeof readSubmissions>>[number]

const { columns, states } = words
const { fields } = projectForm
const csvColumns: readonly CsvColumn<Row>[] = [
  [columns.team, (row) => row.teamName],
  [columns.track, (row) => trackNames[row.trackId] ?? row.trackId],
  [columns.country, (row) => row.country],
  [columns.representative, (row) => row.representativeName],
  [columns.email, (row) => row.representativeEmail],
  [columns.state, (row) => states[row.state]],
  [columns.submitted, (row) => row.submittedAt?.toISOString()],
  [fields.title.label, (row) => row.submission?.title],
  [fields.summary.label, (row) => row.submission?.summary],
  [fields.repositoryUrl.label, (row) => row.submission?.repositoryUrl],
  [fields.demoUrl.label, (row) => row.submission?.demoUrl],
  [fields.licence.label, (row) => row.submission?.licence],
]

/** What organisers see of the projects. */
export const adminProjectRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', validate('query', query), async (c) =>
    c.json(await listSubmissions(c.var.db, c.req.valid('query'))),
  )
  .get('/export.csv', validate('query', query), async (c) => {
    const asked = c.req.valid('query')
    const now = new Date()
    await logAction(c.var.db, 'data_exported', actorOf(c), { now, details: { list: 'projects' } })
    const file = streamCsv(csvColumns, (last: Row | undefined) =>
      readSubmissions(c.var.db, asked, last),
    )
    return sendCsv(c, `projects-${now.toISOString().slice(0, 10)}.csv`, file)
  })
