import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { roleSchema } from '#content/forms/role.ts'
import { participationModes } from '#content/wire/participation-modes.ts'
import { applicationStatuses, messageStatuses } from '#content/wire/statuses.ts'
import { actorOf } from '../audit/actor.ts'
import { logAction } from '../audit/log-action.ts'
import { requireRole, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { sendCsv } from '../http/csv.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { exportMembers, exportTeams } from './exports.ts'
import {
  listApplications,
  listHubInterests,
  listMessages,
  setApplicationStatus,
  setMessageStatus,
} from './intake-queries.ts'
import { listQuery } from './list-query.ts'
import { giveRole, accountExists, roleExists, listRoles, removeRole } from './role-queries.ts'
import { deleteTeam, listMembers, listTeams } from './team-queries.ts'
import { countTotals, listUsers } from './user-queries.ts'

const badStatus = 'This is not a status of the list'

const rowId = z.object({ id: z.uuid() })
const created = z.object(listQuery(['created']))
const teamQuery = z.object({
  ...listQuery(['created', 'name', 'country']),
  mode: z.optional(z.enum(participationModes, 'This is not a way to take part')),
})
const memberQuery = z.object({
  ...listQuery(['created', 'name', 'email']),
  team: z.optional(z.uuid('This is not a team')),
})
const messageQuery = z.object({
  ...listQuery(['created']),
  status: z.optional(z.enum(messageStatuses, badStatus)),
})
const applicationQuery = z.object({
  ...listQuery(['created']),
  status: z.optional(z.enum(applicationStatuses, badStatus)),
})
const interestQuery = z.object(listQuery(['created', 'city']))
const userQuery = z.object(listQuery(['created', 'email']))

const admin = () => requireRole('admin')
const staff = () => requireRole('admin', 'organizer')

export const adminRoutes = new Hono<AppEnv>()
  .use(signedIn(), noStore())
  .get('/summary', staff(), async (c) =>
    c.json({ role: c.var.role, ...(await countTotals(c.var.db)) }),
  )
  .get('/teams', staff(), validate('query', teamQuery), async (c) =>
    c.json(await listTeams(c.var.db, c.req.valid('query'))),
  )
  .get('/teams.csv', staff(), async (c) => sendExport(c, 'teams', exportTeams(c.var.db)))
  .delete('/teams/:id', admin(), validate('param', rowId), async (c) => {
    if (!(await deleteTeam(c.var.db, c.req.valid('param').id, actorOf(c))))
      throw new Failure('admin.not_found', 404)
    return c.body(null, 204)
  })
  .get('/members', staff(), validate('query', memberQuery), async (c) =>
    c.json(await listMembers(c.var.db, c.req.valid('query'))),
  )
  .get('/members.csv', staff(), async (c) => sendExport(c, 'members', exportMembers(c.var.db)))
  .get('/roles', admin(), validate('query', created), async (c) =>
    c.json(await listRoles(c.var.db, c.req.valid('query'))),
  )
  .post('/roles', admin(), validate('json', roleSchema), async (c) => {
    const { email: address, role } = c.req.valid('json')
    const given = await giveRole(c.var.db, address, role, actorOf(c))
    if (given) return c.json(given)
    if (await accountExists(c.var.db, address)) throw new Failure('roles.last_admin', 409)
    throw new Failure('roles.no_account', 404)
  })
  .delete('/roles/:id', admin(), validate('param', rowId), async (c) => {
    const { id } = c.req.valid('param')
    if (await removeRole(c.var.db, id, actorOf(c))) return c.body(null, 204)
    if (await roleExists(c.var.db, id)) throw new Failure('roles.last_admin', 409)
    throw new Failure('roles.not_found', 404)
  })
  .get('/users', admin(), validate('query', userQuery), async (c) =>
    c.json(await listUsers(c.var.db, c.req.valid('query'))),
  )
  .get('/messages', admin(), validate('query', messageQuery), async (c) =>
    c.json(await listMessages(c.var.db, c.req.valid('query'))),
  )
  .patch(
    '/messages/:id',
    admin(),
    validate('param', rowId),
    validate('json', z.object({ status: z.enum(messageStatuses, badStatus) })),
    async (c) => {
      const { status } = c.req.valid('json')
      if (!(await setMessageStatus(c.var.db, c.req.valid('param').id, status)))
        throw new Failure('admin.not_found', 404)
      return c.json({ status })
    },
  )
  .get('/applications', admin(), validate('query', applicationQuery), async (c) =>
    c.json(await listApplications(c.var.db, c.req.valid('query'))),
  )
  .patch(
    '/applications/:id',
    admin(),
    validate('param', rowId),
    validate('json', z.object({ status: z.enum(applicationStatuses, badStatus) })),
    async (c) => {
      const { status } = c.req.valid('json')
      const { id } = c.req.valid('param')
      if (!(await setApplicationStatus(c.var.db, id, status)))
        throw new Failure('admin.not_found', 404)
      return c.json({ status })
    },
  )
  .get('/hub-interests', admin(), validate('query', interestQuery), async (c) =>
    c.json(await listHubInterests(c.var.db, c.req.valid('query'))),
  )

/** Sends a whole list as a file, and logs the export. */
async function sendExport(
  c: Context<AppEnv>,
  list: 'teams' | 'members',
  file: ReadableStream<Uint8Array>,
) {
  const now = new Date()
  await logAction(c.var.db, 'data_exported', actorOf(c), { now, details: { list } })
  return sendCsv(c, `${list}-${now.toISOString().slice(0, 10)}.csv`, file)
}
