import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { attendanceEvents } from '#content/facts/attendance.ts'
import { scanSchema } from '#content/forms/scan.ts'
import { isStaff } from '#content/wire/roles.ts'
import { listQuery } from '../admin/list-query.ts'
import { sendExport } from '../admin/send-export.ts'
import { requireAllFactors, roleOf, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { exportedArrivals } from './exports.ts'
import { openPass } from './pass.ts'
import { readDoor } from './read-door.ts'
import { recordScan } from './record-scan.ts'

const atEvent = z.object({ event: z.enum(attendanceEvents) })
const { search } = listQuery(['name'])

/** Lets organisers of the event and the organiser of the path's hub through, as D1 has them at this moment. */
function atDoor() {
  return createMiddleware<AppEnv>(async function checkDoor(c, next) {
    const { role, hubId, isFactorOverdue } = await roleOf(c)
    if (isStaff(role) && isFactorOverdue) throw new Failure('auth.second_factor_missing', 403)
    if (!isStaff(role) && hubId !== c.req.param('event'))
      throw new Failure('attendance.not_allowed', 403)
    await next()
  })
}

/** The passes of people who come to a hub or the finale, and the check-in at the door. */
export const attendanceRoutes = new Hono<AppEnv>()
  .use(noStore())
  .put(
    '/pass',
    tokenHolder(),
    requireAllFactors(),
    limitByAccount('SOLVED_LIMIT', 'pass'),
    async (c) => c.json(await openPass({ db: c.var.db, env: c.env }, c.var.user)),
  )
  .get(
    '/:event',
    tokenHolder(),
    validate('param', atEvent),
    atDoor(),
    validate('query', z.object({ search })),
    async (c) => {
      const { event } = c.req.valid('param')
      return c.json(await readDoor(c.var.db, event, c.req.valid('query').search))
    },
  )
  .get('/:event/arrivals.csv', tokenHolder(), validate('param', atEvent), atDoor(), (c) =>
    sendExport(c, exportedArrivals, 'csv', c.req.valid('param')),
  )
  .get('/:event/arrivals.xlsx', tokenHolder(), validate('param', atEvent), atDoor(), (c) =>
    sendExport(c, exportedArrivals, 'xlsx', c.req.valid('param')),
  )
  .post(
    '/:event/scans',
    tokenHolder(),
    // Scans that waited for a network all come at once.
    limitByAccount('FLOOD_LIMIT', 'scans'),
    validate('param', atEvent),
    atDoor(),
    validate('json', scanSchema),
    async (c) => {
      const { db, user } = c.var
      const scan = { ...c.req.valid('json'), ...c.req.valid('param'), byId: user.id }
      return c.json(await recordScan({ db, env: c.env }, scan))
    },
  )
