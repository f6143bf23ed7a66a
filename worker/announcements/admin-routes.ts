import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { announcementSchema } from '#content/forms/announcement.ts'
import { listQuery } from '../admin/list-query.ts'
import { columnsChosenFrom, sendExport } from '../admin/send-export.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { saveDraft } from './drafts.ts'
import { exportedAnnouncements, exportedRecipients } from './exports.ts'
import { announcementRoutes, deskOf } from './routes.ts'

const ofAll = createMiddleware<AppEnv>(async function giveAll(c, next) {
  c.set('scope', 'all')
  await next()
})

const oneOf = z.object({ id: z.uuid() })
const listFile = z.object({
  ...listQuery(['created']),
  ...columnsChosenFrom(exportedAnnouncements),
})

/** How administrators write to many people at once, and stop what hub organisers write. */
export const adminAnnouncementRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'), ofAll)
  .get('/export.csv', validate('query', listFile), (c) =>
    sendExport(c, exportedAnnouncements, 'csv', c.req.valid('query')),
  )
  .get('/export.xlsx', validate('query', listFile), (c) =>
    sendExport(c, exportedAnnouncements, 'xlsx', c.req.valid('query')),
  )
  .get('/:id/recipients.csv', validate('param', oneOf), (c) =>
    sendExport(c, exportedRecipients, 'csv', c.req.valid('param')),
  )
  .get('/:id/recipients.xlsx', validate('param', oneOf), (c) =>
    sendExport(c, exportedRecipients, 'xlsx', c.req.valid('param')),
  )
  .put('/:id', validate('param', oneOf), validate('json', announcementSchema), async (c) => {
    const author = { ...actorOf(c), id: c.var.user.id }
    const { id } = c.req.valid('param')
    return c.json({ revision: await saveDraft(deskOf(c), id, c.req.valid('json'), author) })
  })
  .route('/', announcementRoutes)
