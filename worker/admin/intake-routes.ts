import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { answerSchema, noteSchema, ownerSchema } from '#content/forms/intake-entry.ts'
import { caseKinds, caseOwners, caseStates } from '#content/wire/intake.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { adminPage } from '#words/pages/admin.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { sendAfterAnswer } from '../mail/outbox.ts'
import { answerCase, deleteNote, handOver, writeNote } from './follow-up-case.ts'
import { listCases, readCase, readCases } from './intake-cases.ts'
import { listQuery } from './list-query.ts'
import { columnsChosenFrom, sendExport, type ExportedList } from './send-export.ts'

const caseId = z.object({ id: z.uuid() })
const noteOfCase = z.object({ ...caseId.shape, noteId: z.uuid() })
const caseQuery = z.object({
  ...listQuery(['urgency', 'created']),
  kind: z.optional(z.enum(caseKinds, 'This is not a kind of entry')),
  state: z.optional(z.enum(caseStates, 'Please choose waiting, overdue or answered')),
  owner: z.optional(z.enum(caseOwners, 'Please choose me or nobody')),
})

type Case = Awaited<ReturnType<typeof readCases>>[number]

const { columns, email, kinds, states } = intakePanel
const { messages, applications } = adminPage
const statusNames: Record<string, string> = { ...messages.statuses, ...applications.statuses }

/** The cases of the inbox, for whoever asks for theirs and as they are now. */
const exportedCases = (userId = '', now = new Date()) =>
  ({
    name: 'inbox',
    columns: [
      { id: 'title', label: columns.title, cell: (row) => row.title },
      { id: 'kind', label: columns.kind, cell: (row) => kinds[row.kind] },
      { id: 'from', label: columns.from, cell: (row) => row.name },
      { id: 'from', label: email, cell: (row) => row.email },
      { id: 'owner', label: columns.owner, cell: (row) => row.ownerName },
      {
        id: 'clock',
        label: intakePanel.filters.state,
        cell: ({ answeredAt, dueAt }) =>
          states[answeredAt ? 'answered' : dueAt && dueAt <= now ? 'overdue' : 'waiting'],
      },
      { id: 'clock', label: intakePanel.due, cell: (row) => row.dueAt },
      { id: 'clock', label: states.answered, cell: (row) => row.answeredAt },
      {
        id: 'status',
        label: messages.columns.status,
        cell: ({ status }) => status && (statusNames[status] ?? status),
      },
      { id: 'received', label: columns.received, cell: (row) => row.createdAt },
    ],
    read: (db, query, last) => readCases(db, { ...query, userId, now }, last),
  }) satisfies ExportedList<z.infer<typeof caseQuery>, Case>

const caseFile = z.object({ ...caseQuery.shape, ...columnsChosenFrom(exportedCases()) })

const authorOf = (c: Context<AppEnv>) => ({ ...actorOf(c), id: c.var.user.id })

/** How administrators follow up what people send: messages, partner applications and interest in hubs. */
export const adminIntakeRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'))
  .get('/', validate('query', caseQuery), async (c) =>
    c.json(await listCases(c.var.db, c.req.valid('query'), c.var.user.id, new Date())),
  )
  .get('/export.csv', validate('query', caseFile), (c) =>
    sendExport(c, exportedCases(c.var.user.id), 'csv', c.req.valid('query')),
  )
  .get('/export.xlsx', validate('query', caseFile), (c) =>
    sendExport(c, exportedCases(c.var.user.id), 'xlsx', c.req.valid('query')),
  )
  .get('/:id', validate('param', caseId), async (c) => {
    const found = await readCase(c.var.db, c.req.valid('param').id, new Date())
    if (!found) throw new Failure('admin.not_found', 404)
    return c.json(found)
  })
  .put('/:id/owner', validate('param', caseId), validate('json', ownerSchema), async (c) => {
    const { id } = c.req.valid('param')
    await handOver(c.var.db, id, c.req.valid('json'), authorOf(c), c.env.SITE_URL)
    return c.body(null, 204)
  })
  .post('/:id/notes', validate('param', caseId), validate('json', noteSchema), async (c) => {
    const { id } = c.req.valid('param')
    const { isNew, ...note } = await writeNote(c.var.db, id, c.req.valid('json'), authorOf(c))
    return c.json(note, isNew ? 201 : 200)
  })
  .delete('/:id/notes/:noteId', validate('param', noteOfCase), async (c) => {
    const { id, noteId } = c.req.valid('param')
    if (!(await deleteNote(c.var.db, id, noteId, actorOf(c))))
      throw new Failure('admin.not_found', 404)
    return c.body(null, 204)
  })
  .post('/:id/answers', validate('param', caseId), validate('json', answerSchema), async (c) => {
    const place = { db: c.var.db, env: c.env }
    const { id } = c.req.valid('param')
    const answered = await answerCase(place, id, c.req.valid('json'), authorOf(c))
    const { isNew, mail, ...answer } = answered
    if (isNew) sendAfterAnswer(c, mail)
    return c.json(answer, isNew ? 201 : 200)
  })
