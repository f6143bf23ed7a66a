import { Hono } from 'hono'
import * as z from 'zod/mini'
import { noteSchema } from '#content/forms/intake-entry.ts'
import { receivedTeamChanges } from '#content/forms/received-team.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { changeForTeam } from './change-for-team.ts'
import { resendInvitation, revokeInvitation } from './invitations.ts'
import { deleteTeamNote, writeTeamNote } from './notes.ts'
import { readTeamPage } from './queries.ts'

const teamOfPath = z.object({ id: z.uuid('This is not a team') })
const noteOfPath = z.object({ ...teamOfPath.shape, noteId: z.uuid() })
const memberOfPath = z.object({ ...teamOfPath.shape, memberId: z.uuid() })
const memberOfTeam = z.object({ memberId: z.uuid() })

// At each route, because the lists of teams have the same address.
const guards = [tokenHolder(), noStore(), requireRole('admin', 'organizer')] as const

/** What organisers see of a team, and do for it. */
export const teamPageRoutes = new Hono<AppEnv>()
  .get('/:id', ...guards, validate('param', teamOfPath), async (c) =>
    c.json(await readTeamPage(c.var.db, c.req.valid('param').id)),
  )
  .patch(
    '/:id',
    ...guards,
    validate('param', teamOfPath),
    validate('json', receivedTeamChanges),
    async (c) => {
      const { id } = c.req.valid('param')
      await changeForTeam({ db: c.var.db, env: c.env }, id, c.req.valid('json'), actorOf(c))
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/notes',
    ...guards,
    validate('param', teamOfPath),
    validate('json', noteSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const isNew = await writeTeamNote(c.var.db, id, c.req.valid('json'), c.var.user.id)
      return c.body(null, isNew ? 201 : 204)
    },
  )
  .delete('/:id/notes/:noteId', ...guards, validate('param', noteOfPath), async (c) => {
    const { id: teamId, noteId } = c.req.valid('param')
    if (!(await deleteTeamNote(c.var.db, { teamId, noteId }, actorOf(c))))
      throw new Failure('admin.not_found', 404)
    return c.body(null, 204)
  })
  .post(
    '/:id/invitations',
    ...guards,
    validate('param', teamOfPath),
    validate('json', memberOfTeam),
    async (c) => {
      const listed = { teamId: c.req.valid('param').id, ...c.req.valid('json') }
      await resendInvitation({ db: c.var.db, env: c.env }, listed, actorOf(c))
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id/invitations/:memberId',
    ...guards,
    validate('param', memberOfPath),
    validate('query', z.object({ small: z.optional(z.literal('allow')) })),
    async (c) => {
      const { id: teamId, memberId } = c.req.valid('param')
      const mayBeTooSmall = c.req.valid('query').small === 'allow'
      const listed = { teamId, memberId }
      await revokeInvitation({ db: c.var.db, env: c.env }, listed, mayBeTooSmall, actorOf(c))
      return c.body(null, 204)
    },
  )
