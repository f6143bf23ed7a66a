import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { announcementSchema } from '#content/forms/announcement.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { saveDraft } from './drafts.ts'
import { announcementRoutes, deskOf } from './routes.ts'

const ofAll = createMiddleware<AppEnv>(async function giveAll(c, next) {
  c.set('scope', 'all')
  await next()
})

/** How administrators write to many people at once, and stop what hub organisers write. */
export const adminAnnouncementRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'), ofAll)
  .put(
    '/:id',
    validate('param', z.object({ id: z.uuid() })),
    validate('json', announcementSchema),
    async (c) => {
      const author = { ...actorOf(c), id: c.var.user.id }
      const { id } = c.req.valid('param')
      return c.json({ revision: await saveDraft(deskOf(c), id, c.req.valid('json'), author) })
    },
  )
  .route('/', announcementRoutes)
