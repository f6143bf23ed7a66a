import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { receivedTeam, receivedTeamChanges } from '#content/forms/received-team.ts'
import { actorOf } from '../audit/actor.ts'
import { maybeSignedIn, readWhileChecked, signedIn, visitorOf } from '../auth/guards.ts'
import { limitForm } from '../forms/limit-form.ts'
import type { AppEnv } from '../http/context.ts'
import { clientAddress } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { changeTeam } from './change-team.ts'
import { handOverTeam } from './hand-over.ts'
import {
  askForInvitation,
  declineInvitation,
  presentInvitation,
  readInvitation,
} from './invitation-links.ts'
import { inviteAgain } from './invite-again.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { listOwnTeams } from './queries.ts'
import { registerTeam } from './register-team.ts'

const teamId = z.object({ id: z.uuid() })
const memberOfTeam = z.object({ memberId: z.uuid() })
/** The secret of an invitation's link, as its page finds it in the fragment. */
const invitation = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

const databaseOf = (c: Context<AppEnv>) => ({ db: c.var.db, env: c.env })

export const teamRoutes = new Hono<AppEnv>()
  .post('/', limitForm('teams'), validate('json', receivedTeam), maybeSignedIn(), async (c) => {
    const owner = visitorOf(c) ?? null
    const { isNew, ...receipt } = await registerTeam(c, c.req.valid('json'), owner)
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
        team: await changeTeam(databaseOf(c), c.var.user, id, c.req.valid('json')),
      })
    },
  )
  .put('/mine/:id/membership', signedIn(), validate('param', teamId), async (c) => {
    await joinTeam(c.var.db, c.var.user, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  .put(
    '/mine/:id/lead',
    signedIn(),
    validate('param', teamId),
    validate('json', memberOfTeam),
    async (c) => {
      const { id } = c.req.valid('param')
      const { memberId } = c.req.valid('json')
      await handOverTeam(databaseOf(c), c.var.user, { teamId: id, memberId }, actorOf(c))
      return c.body(null, 204)
    },
  )
  .post(
    '/mine/:id/invitations',
    signedIn(),
    validate('param', teamId),
    validate('json', memberOfTeam),
    async (c) => {
      const { id } = c.req.valid('param')
      const { memberId } = c.req.valid('json')
      await inviteAgain(databaseOf(c), c.var.user, { teamId: id, memberId })
      return c.body(null, 204)
    },
  )
  .post(
    '/invitations/read',
    limitForm('invitation'),
    noStore(),
    validate('json', invitation),
    async (c) =>
      c.json(
        presentInvitation(await readInvitation(c.var.db, c.req.valid('json').token), new Date()),
      ),
  )
  .post(
    '/invitations/decline',
    limitForm('invitation'),
    validate('json', invitation),
    async (c) => {
      const actor = { id: null, address: clientAddress(c.req.raw) }
      await declineInvitation(c.var.db, c.req.valid('json').token, { actor, env: c.env })
      return c.body(null, 204)
    },
  )
  .post('/invitations/renew', limitForm('invitation'), validate('json', invitation), async (c) => {
    await askForInvitation(c.var.db, c.req.valid('json').token, c.env)
    return c.body(null, 204)
  })
  .delete('/mine/:id/membership', signedIn(), validate('param', teamId), async (c) => {
    const { id } = c.req.valid('param')
    await leaveTeam(c.var.db, c.var.user, id, actorOf(c), c.env)
    return c.body(null, 204)
  })
