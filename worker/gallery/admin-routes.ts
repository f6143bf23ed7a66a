import { Hono } from 'hono'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { publishProjects, takeBackProjects } from './publish.ts'

/** The publication of the projects, for administrators only. */
export const adminGalleryRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), requireRole('admin'), noStore())
  .put('/', async (c) => {
    const isPublished = await publishProjects(c.var.db, {}, actorOf(c))
    if (!isPublished) throw new Failure('gallery.published', 409)
    return c.body(null, 204)
  })
  .delete('/', async (c) => {
    await takeBackProjects(c.var.db, actorOf(c))
    return c.body(null, 204)
  })
