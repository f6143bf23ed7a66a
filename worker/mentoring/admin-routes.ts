import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { mentorChoiceSchema, mentorOfferSchema, mentorSchema } from '#content/forms/mentoring.ts'
import { actorOf } from '../audit/actor.ts'
import { inputOf } from '../auth/context.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { assignMentor, listWaiting } from './assign.ts'
import { endForOrganiser } from './conversations.ts'
import { changeMentor, inviteMentor, listMentors, removeMentor } from './mentors.ts'

const one = z.object({ id: z.uuid() })

/** How organisers find mentors for teams. */
export const adminMentoringRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin', 'organizer'))
  .get('/requests', async (c) => c.json(await listWaiting(c.var.db)))
  .put('/requests/:id', validate('param', one), validate('json', mentorChoiceSchema), async (c) => {
    const choice = { ...c.req.valid('param'), ...c.req.valid('json') }
    await assignMentor({ db: c.var.db, env: c.env }, choice, actorOf(c))
    return c.body(null, 204)
  })
  .delete('/mentorings/:id', validate('param', one), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await endForOrganiser({ db: c.var.db, env: c.env }, id, actorOf(c)))
  })
  .get('/mentors', async (c) => c.json({ mentors: await listMentors(c.var.db) }))
  .post('/mentors', validate('json', mentorSchema), async (c) => {
    const input = inputOf(c, c.var.user.id)
    return c.json(await inviteMentor(input, c.req.valid('json')))
  })
  .put('/mentors/:id', validate('param', one), validate('json', mentorOfferSchema), async (c) =>
    sendDone(c, await changeMentor(c.var.db, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/mentors/:id', validate('param', one), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await removeMentor({ db: c.var.db, env: c.env }, id, actorOf(c)))
  })

function sendDone(c: Context<AppEnv>, isDone: boolean) {
  if (!isDone) throw new Failure('admin.not_found', 404)
  return c.body(null, 204)
}
