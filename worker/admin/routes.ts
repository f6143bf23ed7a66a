import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { countryCodes } from '#content/facts/countries.ts'
import { hubs } from '#content/facts/hubs.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { addressSchema } from '#content/forms/address.ts'
import { hubPlacesSchema } from '#content/forms/hub-places.ts'
import { roleSchema } from '#content/forms/role.ts'
import { teamExceptionSchema } from '#content/forms/team-exception.ts'
import { auditActions } from '#content/wire/audit-actions.ts'
import { exceptionKinds } from '#content/wire/exception-kinds.ts'
import { participationModes } from '#content/wire/participation-modes.ts'
import { projectStates } from '#content/wire/project-states.ts'
import { accountRoles } from '#content/wire/roles.ts'
import { applicationStatuses, messageStatuses } from '#content/wire/statuses.ts'
import {
  checkInFilters,
  memberStates,
  teamSizes,
  teamStatuses,
} from '#content/wire/team-filters.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import { eraseForAdmin, findAddress } from '../erasure/erase-address.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { exportedRoles, exportedUsers } from './account-exports.ts'
import { listAuditLog } from './audit-queries.ts'
import { deleteMember, deleteSubmission, deleteTeam } from './deletions.ts'
import { exportedAuditLog, exportedMembers, exportedTeams } from './exports.ts'
import { listHubs, removeLimit, setPlaces } from './hub-places.ts'
import { exportedApplications, exportedInterests, exportedMessages } from './intake-exports.ts'
import {
  listApplications,
  listHubInterests,
  listMessages,
  setApplicationStatus,
  setInterestStatus,
  setMessageStatus,
  withdrawMarketing,
} from './intake-queries.ts'
import { dayRange, listQuery } from './list-query.ts'
import { mergeTeams } from './merge-teams.ts'
import { giveRole, accountExists, roleExists, listRoles, removeRole } from './role-queries.ts'
import { columnsChosenFrom, sendExport } from './send-export.ts'
import { grantException, revokeException } from './team-exceptions.ts'
import { listMembers, listTeams } from './team-queries.ts'
import { countTotals, listUsers } from './user-queries.ts'

const badStatus = 'Unknown status'

const hubIds = hubs.map(({ id }) => id)
const rowId = z.object({ id: z.uuid() })
const hubOfPath = z.object({ hubId: z.enum(hubIds) })
const created = z.object(listQuery(['created']))
const places = {
  mode: z.optional(z.enum(participationModes, 'Please choose in-person or virtual')),
  country: z.optional(z.enum(countryCodes, 'This is not a country')),
  hub: z.optional(z.enum(hubIds, 'This is not a hub')),
  track: z.optional(z.enum(trackIds, 'This is not a track')),
}
const members = z.optional(z.enum(teamSizes, 'No team has this number of members'))
const teamQuery = z.object({
  ...listQuery(['created', 'name', 'country']),
  ...places,
  members,
  status: z.optional(z.enum(teamStatuses, badStatus)),
  stage: z.optional(z.enum(projectStates, 'This is not a stage of a project')),
  checkIn: z.optional(z.enum(checkInFilters, 'This is not an answer at a check-in')),
  ...dayRange,
})
const memberQuery = z.object({
  ...listQuery(['created', 'name', 'email']),
  ...places,
  team: z.optional(z.uuid('This is not a team')),
  members,
  state: z.optional(z.enum(memberStates, 'Please choose joined or invited')),
  ...dayRange,
})
const messageQuery = z.object({
  ...listQuery(['created', 'urgency']),
  status: z.optional(z.enum(messageStatuses, badStatus)),
})
const applicationQuery = z.object({
  ...listQuery(['created']),
  status: z.optional(z.enum(applicationStatuses, badStatus)),
})
const interestQuery = z.object(listQuery(['created', 'city']))
const userQuery = z.object({
  ...listQuery(['created', 'email']),
  role: z.optional(z.enum(accountRoles, 'This is not a role')),
})
const auditQuery = z.object({
  ...listQuery(['created']),
  action: z.optional(z.enum(auditActions, 'This is not an action of the log')),
  ...dayRange,
})
const teamFile = z.object({ ...teamQuery.shape, ...columnsChosenFrom(exportedTeams) })
const memberFile = z.object({ ...memberQuery.shape, ...columnsChosenFrom(exportedMembers) })
const auditFile = z.object({ ...auditQuery.shape, ...columnsChosenFrom(exportedAuditLog) })
const messageFile = z.object({ ...messageQuery.shape, ...columnsChosenFrom(exportedMessages) })
const applicationFile = z.object({
  ...applicationQuery.shape,
  ...columnsChosenFrom(exportedApplications),
})
const roleFile = z.object({ ...created.shape, ...columnsChosenFrom(exportedRoles) })
const userFile = z.object({ ...userQuery.shape, ...columnsChosenFrom(exportedUsers) })
const interestFile = z.object({ ...interestQuery.shape, ...columnsChosenFrom(exportedInterests) })

const admin = () => requireRole('admin')
const staff = () => requireRole('admin', 'organizer')

export const adminRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore())
  .get('/summary', staff(), async (c) =>
    c.json({
      role: c.var.role,
      factorDueAt: c.var.factorDueAt,
      ...(await countTotals(c.var.db, c.var.role)),
    }),
  )
  .get('/teams', staff(), validate('query', teamQuery), async (c) =>
    c.json(await listTeams(c.var.db, c.req.valid('query'))),
  )
  .get('/teams.csv', staff(), validate('query', teamFile), (c) =>
    sendExport(c, exportedTeams, 'csv', c.req.valid('query')),
  )
  .get('/teams.xlsx', staff(), validate('query', teamFile), (c) =>
    sendExport(c, exportedTeams, 'xlsx', c.req.valid('query')),
  )
  .delete('/teams/:id', admin(), validate('param', rowId), async (c) =>
    sendDone(c, await deleteTeam(c.var.db, c.req.valid('param').id, actorOf(c), c.env.SITE_URL)),
  )
  .put(
    '/teams/:id/exceptions',
    staff(),
    validate('param', rowId),
    validate('json', teamExceptionSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const exception = c.req.valid('json')
      return sendDone(c, await grantException(c.var.db, id, exception, actorOf(c), c.env.SITE_URL))
    },
  )
  .delete(
    '/teams/:id/exceptions/:kind',
    staff(),
    validate('param', z.object({ ...rowId.shape, kind: z.enum(exceptionKinds) })),
    async (c) => {
      const { id, kind } = c.req.valid('param')
      return sendDone(c, await revokeException(c.var.db, id, kind, actorOf(c), c.env.SITE_URL))
    },
  )
  .post(
    '/teams/:id/mergers',
    staff(),
    validate('param', rowId),
    validate('query', z.object({ projects: z.optional(z.literal('drop')) })),
    validate('json', z.object({ from: z.uuid('This is not a team') })),
    async (c) => {
      const merger = {
        into: c.req.valid('param').id,
        from: c.req.valid('json').from,
        dropsProject: c.req.valid('query').projects === 'drop',
      }
      await mergeTeams(c.var.db, merger, actorOf(c), c.env.SITE_URL)
      return c.body(null, 204)
    },
  )
  .get('/hubs', staff(), async (c) => c.json({ hubs: await listHubs(c.var.db) }))
  .put(
    '/hubs/:hubId/places',
    staff(),
    validate('param', hubOfPath),
    validate('json', hubPlacesSchema),
    async (c) => {
      const limit = { ...c.req.valid('param'), ...c.req.valid('json') }
      await setPlaces(c.var.db, limit, actorOf(c), c.env.SITE_URL)
      return c.body(null, 204)
    },
  )
  .delete('/hubs/:hubId/places', staff(), validate('param', hubOfPath), async (c) => {
    const { hubId } = c.req.valid('param')
    return sendDone(c, await removeLimit(c.var.db, hubId, actorOf(c), c.env.SITE_URL))
  })
  .get('/members', staff(), validate('query', memberQuery), async (c) =>
    c.json(await listMembers(c.var.db, c.req.valid('query'))),
  )
  .get('/members.csv', staff(), validate('query', memberFile), (c) =>
    sendExport(c, exportedMembers, 'csv', c.req.valid('query')),
  )
  .get('/members.xlsx', staff(), validate('query', memberFile), (c) =>
    sendExport(c, exportedMembers, 'xlsx', c.req.valid('query')),
  )
  .delete(
    '/members/:id',
    admin(),
    validate('param', rowId),
    validate('query', z.object({ small: z.optional(z.literal('allow')) })),
    async (c) => {
      const mayBeTooSmall = c.req.valid('query').small === 'allow'
      const { id } = c.req.valid('param')
      const scope = { mayBeTooSmall, env: c.env }
      const outcome = await deleteMember(c.var.db, id, scope, actorOf(c))
      if (outcome === 'too small') throw new Failure('admin.team_too_small', 409)
      return sendDone(c, outcome === 'deleted')
    },
  )
  .get('/roles', admin(), validate('query', created), async (c) =>
    c.json(await listRoles(c.var.db, c.req.valid('query'))),
  )
  .get('/roles.csv', admin(), validate('query', roleFile), (c) =>
    sendExport(c, exportedRoles, 'csv', c.req.valid('query')),
  )
  .get('/roles.xlsx', admin(), validate('query', roleFile), (c) =>
    sendExport(c, exportedRoles, 'xlsx', c.req.valid('query')),
  )
  .post('/roles', admin(), validate('json', roleSchema), async (c) => {
    const { email: address, role } = c.req.valid('json')
    const given = await giveRole(c.var.db, address, role, actorOf(c), c.env.SITE_URL)
    if (given) return c.json(given)
    if (await accountExists(c.var.db, address)) throw new Failure('roles.last_admin', 409)
    throw new Failure('roles.no_account', 404)
  })
  .delete('/roles/:id', admin(), validate('param', rowId), async (c) => {
    const { id } = c.req.valid('param')
    if (await removeRole(c.var.db, id, actorOf(c), c.env.SITE_URL)) return c.body(null, 204)
    if (await roleExists(c.var.db, id)) throw new Failure('roles.last_admin', 409)
    throw new Failure('roles.not_found', 404)
  })
  .get('/users', admin(), validate('query', userQuery), async (c) =>
    c.json(await listUsers(c.var.db, c.req.valid('query'))),
  )
  .get('/users.csv', admin(), validate('query', userFile), (c) =>
    sendExport(c, exportedUsers, 'csv', c.req.valid('query')),
  )
  .get('/users.xlsx', admin(), validate('query', userFile), (c) =>
    sendExport(c, exportedUsers, 'xlsx', c.req.valid('query')),
  )
  .get('/messages', admin(), validate('query', messageQuery), async (c) =>
    c.json(await listMessages(c.var.db, c.req.valid('query'))),
  )
  .get('/messages.csv', admin(), validate('query', messageFile), (c) =>
    sendExport(c, exportedMessages, 'csv', c.req.valid('query')),
  )
  .get('/messages.xlsx', admin(), validate('query', messageFile), (c) =>
    sendExport(c, exportedMessages, 'xlsx', c.req.valid('query')),
  )
  .patch(
    '/messages/:id',
    admin(),
    validate('param', rowId),
    validate('json', z.object({ status: z.enum(messageStatuses, badStatus) })),
    async (c) => {
      const { status } = c.req.valid('json')
      if (!(await setMessageStatus(c.var.db, c.req.valid('param').id, status, actorOf(c))))
        throw new Failure('admin.not_found', 404)
      return c.json({ status })
    },
  )
  .delete('/messages/:id', admin(), validate('param', rowId), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await deleteSubmission(c.var.db, 'message', id, actorOf(c)))
  })
  .get('/applications', admin(), validate('query', applicationQuery), async (c) =>
    c.json(await listApplications(c.var.db, c.req.valid('query'))),
  )
  .get('/applications.csv', admin(), validate('query', applicationFile), (c) =>
    sendExport(c, exportedApplications, 'csv', c.req.valid('query')),
  )
  .get('/applications.xlsx', admin(), validate('query', applicationFile), (c) =>
    sendExport(c, exportedApplications, 'xlsx', c.req.valid('query')),
  )
  .patch(
    '/applications/:id',
    admin(),
    validate('param', rowId),
    validate('json', z.object({ status: z.enum(applicationStatuses, badStatus) })),
    async (c) => {
      const { status } = c.req.valid('json')
      const { id } = c.req.valid('param')
      if (!(await setApplicationStatus(c.var.db, id, status, actorOf(c), c.env.SITE_URL)))
        throw new Failure('admin.not_found', 404)
      return c.json({ status })
    },
  )
  .delete('/applications/:id', admin(), validate('param', rowId), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await deleteSubmission(c.var.db, 'application', id, actorOf(c)))
  })
  .delete('/applications/:id/marketing', admin(), validate('param', rowId), async (c) =>
    sendDone(c, await withdrawMarketing(c.var.db, c.req.valid('param').id, actorOf(c))),
  )
  .get('/hub-interests', admin(), validate('query', interestQuery), async (c) =>
    c.json(await listHubInterests(c.var.db, c.req.valid('query'))),
  )
  .get('/hub-interests.csv', admin(), validate('query', interestFile), (c) =>
    sendExport(c, exportedInterests, 'csv', c.req.valid('query')),
  )
  .get('/hub-interests.xlsx', admin(), validate('query', interestFile), (c) =>
    sendExport(c, exportedInterests, 'xlsx', c.req.valid('query')),
  )
  .patch(
    '/hub-interests/:id',
    admin(),
    validate('param', rowId),
    validate('json', z.object({ status: z.enum(messageStatuses, badStatus) })),
    async (c) => {
      const { status } = c.req.valid('json')
      const { id } = c.req.valid('param')
      if (!(await setInterestStatus(c.var.db, id, status, actorOf(c))))
        throw new Failure('admin.not_found', 404)
      return c.json({ status })
    },
  )
  .delete('/hub-interests/:id', admin(), validate('param', rowId), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await deleteSubmission(c.var.db, 'hubInterest', id, actorOf(c)))
  })
  .get('/addresses', admin(), validate('query', addressSchema), async (c) =>
    c.json(await findAddress(c.var.db, c.req.valid('query').email)),
  )
  .delete('/addresses', admin(), validate('json', addressSchema), async (c) => {
    const { email } = c.req.valid('json')
    return c.json(await eraseForAdmin(c.var.db, email, actorOf(c), c.env))
  })
  .get('/audit-log', admin(), validate('query', auditQuery), async (c) =>
    c.json(await listAuditLog(c.var.db, c.req.valid('query'))),
  )
  .get('/audit-log.csv', admin(), validate('query', auditFile), (c) =>
    sendExport(c, exportedAuditLog, 'csv', c.req.valid('query')),
  )
  .get('/audit-log.xlsx', admin(), validate('query', auditFile), (c) =>
    sendExport(c, exportedAuditLog, 'xlsx', c.req.valid('query')),
  )

function sendDone(c: Context<AppEnv>, isDone: boolean) {
  if (!isDone) throw new Failure('admin.not_found', 404)
  return c.body(null, 204)
}
