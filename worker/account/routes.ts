import { Hono } from 'hono'
import { deletionSchema } from '#content/forms/account.ts'
import { actorOf } from '../audit/actor.ts'
import { requireAllFactors, requireOwner, roleOf, signedIn, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAddress } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { exportData } from './queries.ts'

/** What a signed-in person may do with their own account outside the auth protocol. */
export const accountRoutes = new Hono<AppEnv>()
  .get('/session', signedIn(), (c) => c.json(c.var.user))
  .use(tokenHolder())
  .get('/role', async (c) => {
    const { role, isMentor, hubId } = await roleOf(c)
    return c.json({ role, isMentor, hubId })
  })
  .get(
    '/export',
    limitByAddress('AUTH_LIMIT', 'export'),
    noStore(),
    requireAllFactors(),
    async (c) => {
      const { db, user } = c.var
      const now = new Date()
      const data = await exportData({ db, env: c.env }, user, actorOf(c), now)
      if (!data) throw new Failure('auth.required', 401)
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return c.json({ exportedAt: now.toISOString(), ...data })
    },
  )
  .delete(
    '/',
    limitByAddress('AUTH_LIMIT', 'deletion'),
    requireOwner(),
    validate('json', deletionSchema),
    async (c) => {
      const { db, requestId, user } = c.var
      const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
      const input = { db, env: c.env, actor: actorOf(c), requestId, now: new Date(), later }
      await deleteOwnAccount(input, user, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
