import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  mentoringMessageSchema,
  mentorRequestSchema,
  mentorRoomSchema,
} from '#content/forms/mentoring.ts'
import { actorOf } from '../audit/actor.ts'
import { readWhileAsked, readWhileChecked, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { endMentoring, sendMessage } from './conversations.ts'
import { readGiven, setRoom } from './given.ts'
import { askForMentor, readOwnMentoring, takeBackRequest } from './requests.ts'

const ofTeam = z.object({ teamId: z.uuid() })
const one = z.object({ id: z.uuid() })
const limit = () => limitByAccount('SOLVED_LIMIT', 'mentoring')

/** What teams and their mentors do. The server finds out which side someone is on. */
export const mentoringRoutes = new Hono<AppEnv>()
  .use(noStore())
  .get('/given', async (c) => c.json(await readWhileAsked(c, (user) => readGiven(c.var.db, user))))
  .put('/room', signedIn(), limit(), validate('json', mentorRoomSchema), async (c) => {
    const { hasRoom } = c.req.valid('json')
    await setRoom(c.var.db, c.var.user, hasRoom)
    return c.json({ hasRoom })
  })
  .get('/teams/:teamId', validate('param', ofTeam), async (c) => {
    const { teamId } = c.req.valid('param')
    return c.json(await readWhileChecked(c, (user) => readOwnMentoring(c.var.db, user, teamId)))
  })
  .post(
    '/teams/:teamId',
    signedIn(),
    limit(),
    validate('param', ofTeam),
    validate('json', mentorRequestSchema),
    async (c) => {
      const { db, user } = c.var
      await askForMentor(db, user, c.req.valid('param').teamId, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .delete('/:id', signedIn(), limit(), validate('param', one), async (c) => {
    await takeBackRequest(c.var.db, c.var.user, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put('/:id/end', signedIn(), limit(), validate('param', one), async (c) => {
    const site = { db: c.var.db, env: c.env }
    await endMentoring(site, c.var.user, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  .post(
    '/:id/messages',
    signedIn(),
    limit(),
    validate('param', one),
    validate('json', mentoringMessageSchema),
    async (c) => {
      const site = { db: c.var.db, env: c.env }
      const { id } = c.req.valid('param')
      return c.json({ message: await sendMessage(site, c.var.user, id, c.req.valid('json')) })
    },
  )
