import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { joinRequestSchema, linkToken } from '#content/forms/join-request.ts'
import { receivedTeam, receivedTeamChanges } from '#content/forms/received-team.ts'
import { actorOf } from '../audit/actor.ts'
import {
  maybeSignedIn,
  readWhileChecked,
  requireAllFactors,
  signedIn,
  tokenHolder,
  visitorOf,
} from '../auth/guards.ts'
import { limitForm } from '../forms/limit-form.ts'
import type { AppEnv } from '../http/context.ts'
import { clientAddress, limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { flushAfterAnswer } from '../mail/outbox.ts'
import { acceptRequest, declineRequest } from './answer-requests.ts'
import { changeTeam } from './change-team.ts'
import { handOverTeam } from './hand-over.ts'
import {
  askForInvitation,
  declineInvitation,
  presentInvitation,
  readInvitation,
} from './invitation-links.ts'
import { inviteAgain } from './invite-again.ts'
import { askToJoin, byLink, withdrawRequest } from './join-requests.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { listOwnTeams } from './own-teams.ts'
import { registerTeam } from './register-team.ts'
import { readLink, removeLink, renewLink } from './team-links.ts'

const teamId = z.object({ id: z.uuid() })
const requestOfPath = z.object({ id: z.uuid(), requestId: z.uuid() })
const memberOfTeam = z.object({ memberId: z.uuid() })
const invitation = z.object({ token: linkToken })

const databaseOf = (c: Context<AppEnv>) => ({ db: c.var.db, env: c.env })

export const teamRoutes = new Hono<AppEnv>()
  .get('/mine', noStore(), async (c) =>
    c.json(await readWhileChecked(c, (user) => listOwnTeams(databaseOf(c), user))),
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
  .post('/links/read', limitForm('team-link'), noStore(), validate('json', invitation), async (c) =>
    c.json(await readLink(c.var.db, c.req.valid('json').token)),
  )
  .post('/', limitForm('teams'), validate('json', receivedTeam), maybeSignedIn(), async (c) => {
    const owner = visitorOf(c) ?? null
    const { isNew, ...receipt } = await registerTeam(c, c.req.valid('json'), owner)
    return c.json(receipt, isNew ? 201 : 200)
  })
  // All mails of a registration but its acknowledgement wait for the cron, because many teams register at once.
  .use(flushAfterAnswer())
  // What somebody does to their own team; many may be let in, or invited again, one after the other.
  .use('/mine/*', signedIn(), limitByAccount('FLOOD_LIMIT', 'team'))
  .patch(
    '/mine/:id',
    validate('param', teamId),
    validate('json', receivedTeamChanges),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json({
        team: await changeTeam(databaseOf(c), c.var.user, id, c.req.valid('json')),
      })
    },
  )
  .put('/mine/:id/membership', validate('param', teamId), async (c) => {
    await joinTeam(c.var.db, c.var.user, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  .put('/mine/:id/lead', validate('param', teamId), validate('json', memberOfTeam), async (c) => {
    const { id } = c.req.valid('param')
    const { memberId } = c.req.valid('json')
    await handOverTeam(databaseOf(c), c.var.user, { teamId: id, memberId }, actorOf(c))
    return c.body(null, 204)
  })
  .post(
    '/mine/:id/invitations',
    validate('param', teamId),
    validate('json', memberOfTeam),
    async (c) => {
      const { id } = c.req.valid('param')
      const { memberId } = c.req.valid('json')
      await inviteAgain(databaseOf(c), c.var.user, { teamId: id, memberId })
      return c.body(null, 204)
    },
  )
  .put('/mine/:id/link', noStore(), validate('param', teamId), async (c) =>
    c.json({ link: await renewLink(databaseOf(c), c.var.user, c.req.valid('param').id) }),
  )
  .delete('/mine/:id/link', validate('param', teamId), async (c) => {
    await removeLink(c.var.db, c.var.user, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put('/mine/:id/requests/:requestId', validate('param', requestOfPath), async (c) => {
    const { id, requestId } = c.req.valid('param')
    await acceptRequest(databaseOf(c), c.var.user, { teamId: id, requestId }, actorOf(c))
    return c.body(null, 204)
  })
  .delete('/mine/:id/requests/:requestId', validate('param', requestOfPath), async (c) => {
    const { id, requestId } = c.req.valid('param')
    await declineRequest(databaseOf(c), c.var.user, { teamId: id, requestId })
    return c.body(null, 204)
  })
  .post(
    '/requests',
    limitForm('join-request'),
    signedIn(),
    validate('json', joinRequestSchema),
    async (c) => {
      const { token, ...words } = c.req.valid('json')
      return c.json(await askToJoin(databaseOf(c), c.var.user, words, byLink(token)))
    },
  )
  .delete(
    '/requests/:id',
    tokenHolder(),
    requireAllFactors(),
    validate('param', teamId),
    async (c) => {
      await withdrawRequest(c.var.db, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    },
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
  .delete('/mine/:id/membership', validate('param', teamId), async (c) => {
    const { id } = c.req.valid('param')
    await leaveTeam(c.var.db, c.var.user, id, actorOf(c), c.env)
    return c.body(null, 204)
  })
