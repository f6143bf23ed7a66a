import { Hono } from 'hono'
import * as z from 'zod/mini'
import { requireRole } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { readTeamPage } from './team-page.ts'

const teamOfPath = z.object({ id: z.uuid('This is not a team') })
const staff = () => requireRole('admin', 'organizer')

/** What organisers see of one team, and do for it. */
export const adminTeamRoutes = new Hono<AppEnv>().get(
  '/:id',
  staff(),
  validate('param', teamOfPath),
  async (c) => c.json(await readTeamPage(c.var.db, c.req.valid('param').id)),
)
