import { Hono } from 'hono'
import * as z from 'zod/mini'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { endLink, readLink, sendLink } from './links.ts'
import { talentLinkSchema } from './schemas.ts'

const application = z.object({ id: z.uuid() })

/** The links with which accepted partners read the talent list, by the id of their application. */
export const adminTalentRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'))
  .get('/links/:id', validate('param', application), async (c) =>
    c.json(await readLink(c.var.db, c.req.valid('param').id)),
  )
  .put(
    '/links/:id',
    validate('param', application),
    validate('json', talentLinkSchema),
    async (c) => {
      const place = { db: c.var.db, env: c.env }
      await sendLink(place, c.req.valid('param').id, c.req.valid('json').seen, actorOf(c))
      return c.body(null, 204)
    },
  )
  .delete('/links/:id', validate('param', application), async (c) => {
    await endLink(c.var.db, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
