import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { trackIds } from '#content/facts/tracks.ts'
import {
  assignmentSchema,
  conflictSchema,
  judgeSchema,
  judgeTiesSchema,
  plannedAssignmentSchema,
  publicationSchema,
} from '#content/forms/judging.ts'
import { sendExport } from '../admin/send-export.ts'
import { actorOf } from '../audit/actor.ts'
import { inputOf } from '../auth/context.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { planAssignment, readProgress, runAssignment } from './assignments.ts'
import { declareForJudge, listConflicts, withdrawConflict } from './conflicts.ts'
import { exportedResults } from './exports.ts'
import { changeTies, inviteJudge, listJudges, removeJudge } from './judges.ts'
import { publishResults, readResults, withdrawResults } from './results.ts'

const judgeParam = z.object({ id: z.uuid() })
const resultFile = z.object({ track: z.optional(z.enum(trackIds, 'There is no such track')) })
const pairParam = z.object({ id: z.uuid(), projectId: z.uuid() })

/** How administrators run the judging. */
export const adminJudgingRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'))
  .get('/judges', async (c) => c.json({ judges: await listJudges(c.var.db) }))
  .post('/judges', validate('json', judgeSchema), async (c) => {
    const input = inputOf(c, c.var.user.id)
    return c.json(await inviteJudge(input, c.req.valid('json')))
  })
  .put('/judges/:id', validate('param', judgeParam), validate('json', judgeTiesSchema), async (c) =>
    sendDone(c, await changeTies(c.var.db, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/judges/:id', validate('param', judgeParam), async (c) => {
    const { id } = c.req.valid('param')
    return sendDone(c, await removeJudge(c.var.db, id, actorOf(c), c.env.SITE_URL))
  })
  .get('/conflicts', async (c) => c.json({ conflicts: await listConflicts(c.var.db) }))
  .put(
    '/judges/:id/conflicts/:projectId',
    validate('param', pairParam),
    validate('json', conflictSchema),
    async (c) => {
      const { id: judgeId, projectId } = c.req.valid('param')
      const conflict = { judgeId, projectId, ...c.req.valid('json') }
      await declareForJudge(c.var.db, conflict, actorOf(c))
      return c.body(null, 204)
    },
  )
  .delete('/judges/:id/conflicts/:projectId', validate('param', pairParam), async (c) => {
    const { id: judgeId, projectId } = c.req.valid('param')
    return sendDone(c, await withdrawConflict(c.var.db, { judgeId, projectId }, actorOf(c)))
  })
  .get('/progress', async (c) => c.json(await readProgress(c.var.db)))
  .post('/assignment/preview', validate('json', assignmentSchema), async (c) =>
    c.json((await planAssignment(c.var.db, c.req.valid('json'))).summary),
  )
  .post('/assignment', validate('json', plannedAssignmentSchema), async (c) => {
    const place = { db: c.var.db, siteUrl: c.env.SITE_URL }
    return c.json(await runAssignment(place, c.req.valid('json'), actorOf(c)))
  })
  .get('/results', async (c) => c.json(await readResults(c.var.db)))
  .get('/results.csv', validate('query', resultFile), (c) =>
    sendExport(c, exportedResults, 'csv', c.req.valid('query')),
  )
  .get('/results.xlsx', validate('query', resultFile), (c) =>
    sendExport(c, exportedResults, 'xlsx', c.req.valid('query')),
  )
  .post('/results/publication', validate('json', publicationSchema), async (c) =>
    c.json(await publishResults(c.var.db, c.req.valid('json').digest, actorOf(c))),
  )
  .delete('/results/publication', async (c) => {
    await withdrawResults(c.var.db, actorOf(c))
    return c.body(null, 204)
  })

function sendDone(c: Context<AppEnv>, isDone: boolean) {
  if (!isDone) throw new Failure('admin.not_found', 404)
  return c.body(null, 204)
}
