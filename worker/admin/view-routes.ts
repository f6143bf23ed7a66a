import { Hono } from 'hono'
import { namedViewSchema, savedViewSchema } from '#content/forms/saved-view.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { deleteView, saveView, selectViews } from './saved-views.ts'

/** The saved views of the signed-in person. Nobody sees anyone else's. */
export const viewRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', async (c) => c.json({ views: await selectViews(c.var.db, c.var.user.id) }))
  .put('/', validate('json', savedViewSchema), async (c) => {
    const view = c.req.valid('json')
    const { isSaved, views } = await saveView(c.var.db, c.var.user.id, view, new Date())
    if (!isSaved) throw new Failure('admin.too_many_views', 409)
    return c.json({ views })
  })
  .delete('/', validate('json', namedViewSchema), async (c) =>
    c.json({ views: await deleteView(c.var.db, c.var.user.id, c.req.valid('json')) }),
  )
