import { Hono } from 'hono'
import * as z from 'zod/mini'
import { listQuery } from '../admin/list-query.ts'
import { readWhileAsked } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { readOwnHub } from './own-hub.ts'

const { page, search } = listQuery(['name'])

/** What hub organisers see of their hub. The server finds out which hub that is. */
export const hubRoutes = new Hono<AppEnv>()
  .use(noStore())
  .get('/', validate('query', z.object({ page, search })), async (c) => {
    const query = c.req.valid('query')
    return c.json(await readWhileAsked(c, (user) => readOwnHub(c.var.db, user, query)))
  })
