import { Hono } from 'hono'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import { openAnalytics } from '../db/client.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { readOverview } from './queries.ts'

/** What the pictures of the dashboard are drawn from. */
export const adminOverviewRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', async (c) =>
    c.json(await readOverview({ db: c.var.db, analytics: openAnalytics(c.env) })),
  )
