import { Hono } from 'hono'
import * as z from 'zod/mini'
import { teamChangesSchema, teamSchema } from '#content/forms/team.ts'
import { maybeSignedIn, signedIn, visitorOf } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { changeTeam } from './change-team.ts'
import { listOwnTeams } from './queries.ts'
import { registerTeam } from './register-team.ts'

const teamId = z.object({ id: z.uuid() })

export const teamRoutes = new Hono<AppEnv>()
  .post(
    '/',
    limitByAddress('FORM_LIMIT', 'teams'),
    validate('json', teamSchema),
    maybeSignedIn(),
    async (c) => {
      const ownerId = visitorOf(c)?.id ?? null
      const { isNew, ...receipt } = await registerTeam(c, c.req.valid('json'), ownerId)
      return c.json(receipt, isNew ? 201 : 200)
    },
  )
  .get('/mine', signedIn(), noStore(), async (c) =>
    c.json({ teams: await listOwnTeams(c.var.db, c.var.user) }),
  )
  .patch(
    '/mine/:id',
    signedIn(),
    validate('param', teamId),
    validate('json', teamChangesSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({ team: await changeTeam(c.var.db, c.var.user, id, c.req.valid('json')) })
    },
  )
