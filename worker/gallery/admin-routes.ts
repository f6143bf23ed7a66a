import { Hono } from 'hono'
import * as z from 'zod/mini'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { publishProjects, readState, takeBackProjects } from './publish.ts'

/** How many submitted projects the administrator saw: if the number has changed, nothing is published. */
const seen = z.object({ projects: z.int().check(z.gte(0)) })

/** The publication of the projects, for administrators only. */
export const adminGalleryRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), requireRole('admin'), noStore())
  .get('/', async (c) => c.json(await readState(c.var.db)))
  .put('/', validate('json', seen), async (c) => {
    const { projects } = c.req.valid('json')
    const isPublished = await publishProjects(c.var.db, projects, actorOf(c))
    if (isPublished) return c.body(null, 204)
    const { published } = await readState(c.var.db)
    throw new Failure(published ? 'gallery.published' : 'gallery.changed', 409)
  })
  .delete('/', async (c) => {
    await takeBackProjects(c.var.db, actorOf(c))
    return c.body(null, 204)
  })
