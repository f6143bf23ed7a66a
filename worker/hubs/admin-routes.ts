import { Hono } from 'hono'
import * as z from 'zod/mini'
import { hubOrganiserSchema } from '#content/forms/hub-organiser.ts'
import { actorOf } from '../audit/actor.ts'
import { inputOf } from '../auth/context.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { inviteOrganiser, listOrganisers, removeOrganiser } from './organisers.ts'

/** How the organisers of the event appoint hub organisers. */
export const adminHubOrganiserRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/', async (c) => c.json({ organisers: await listOrganisers(c.var.db) }))
  .post('/', validate('json', hubOrganiserSchema), async (c) => {
    const input = inputOf(c, c.var.user.id)
    return c.json(await inviteOrganiser(input, c.req.valid('json')))
  })
  .delete('/:id', validate('param', z.object({ id: z.uuid() })), async (c) => {
    const { id } = c.req.valid('param')
    const isDone = await removeOrganiser({ db: c.var.db, env: c.env }, id, actorOf(c))
    if (!isDone) throw new Failure('admin.not_found', 404)
    return c.body(null, 204)
  })
