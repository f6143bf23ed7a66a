import { Hono } from 'hono'
import * as z from 'zod/mini'
import { receivedTeam, receivedTeamChanges } from '#content/forms/received-team.ts'
import { actorOf } from '../audit/actor.ts'
import { maybeSignedIn, readWhileChecked, signedIn, visitorOf } from '../auth/guards.ts'
import { limitForm } from '../forms/limit-form.ts'
import type { AppEnv } from '../http/context.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { changeTeam } from './change-team.ts'
import { leaveTeam } from './leave-team.ts'
import { listOwnTeams } from './queries.ts'
import { registerTeam } from './register-team.ts'

const teamId = z.object({ id: z.uuid() })

export const teamRoutes = new Hono<AppEnv>()
  .post('/', limitForm('teams'), validate('json', receivedTeam), maybeSignedIn(), async (c) => {
    const ownerId = visitorOf(c)?.id ?? null
    const { isNew, ...receipt } = await registerTeam(c, c.req.valid('json'), ownerId)
    return c.json(receipt, isNew ? 201 : 200)
  })
  .get('/mine', noStore(), async (c) =>
    c.json(await readWhileChecked(c, (user) => listOwnTeams(c.var.db, user))),
  )
  .patch(
    '/mine/:id',
    signedIn(),
    validate('param', teamId),
    validate('json', receivedTeamChanges),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({
        team: await changeTeam({ db: c.var.db, env: c.env }, c.var.user, id, c.req.valid('json')),
      })
    },
  )
  .delete('/mine/:id/membership', signedIn(), validate('param', teamId), async (c) => {
    const { id } = c.req.valid('param')
    await leaveTeam(c.var.db, c.var.user, id, actorOf(c), c.env)
    return c.body(null, 204)
  })
