import { Hono } from 'hono'
import * as z from 'zod/mini'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { readTeamPage } from './queries.ts'

const teamOfPath = z.object({ id: z.uuid('This is not a team') })

/** What organisers see of one team, and do for it. The guards stand at each route: the lists of teams have the same address. */
export const teamPageRoutes = new Hono<AppEnv>().get(
  '/:id',
  tokenHolder(),
  noStore(),
  requireRole('admin', 'organizer'),
  validate('param', teamOfPath),
  async (c) => c.json(await readTeamPage(c.var.db, c.req.valid('param').id)),
)
