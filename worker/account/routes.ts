import { Hono } from 'hono'
import { deletionSchema } from '#content/forms/account.ts'
import { messages } from '#words/errors.ts'
import { actorOf } from '../audit/actor.ts'
import { logAction } from '../audit/log-action.ts'
import { deleteAccount } from '../auth/flows/delete-account.ts'
import { requireAllFactors, roleOf, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAddress } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { exportData, findOwnEmail } from './queries.ts'

/** What a signed-in person may do with their own account outside the auth protocol. */
export const accountRoutes = new Hono<AppEnv>()
  .use(signedIn())
  .get('/session', (c) => c.json(c.var.user))
  .get('/role', async (c) => c.json({ role: (await roleOf(c)).role }))
  .get(
    '/export',
    limitByAddress('AUTH_LIMIT', 'export'),
    noStore(),
    requireAllFactors(),
    async (c) => {
      const { db, user } = c.var
      const data = await exportData(db, user)
      if (!data) throw new Failure('auth.required', 401)
      const now = new Date()
      await logAction(db, 'data_exported', actorOf(c), { now, subjectId: user.id })
      c.header('Content-Disposition', 'attachment; filename="my-data.json"')
      return c.json({ exportedAt: now.toISOString(), ...data })
    },
  )
  .delete(
    '/',
    limitByAddress('AUTH_LIMIT', 'deletion'),
    requireAllFactors(),
    validate('json', deletionSchema),
    async (c) => {
      const { db, user } = c.var
      if ((await findOwnEmail(db, user.id)) !== c.req.valid('json').email) {
        throw new Failure('account.email_mismatch', 400, {
          email: messages['account.email_mismatch'],
        })
      }
      const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
      const input = { db, env: c.env, actor: actorOf(c), now: new Date(), later }
      if (!(await deleteAccount(input, user.id))) throw new Failure('account.last_admin', 409)
      return c.body(null, 204)
    },
  )
