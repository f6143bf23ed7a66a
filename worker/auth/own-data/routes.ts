import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { deletionSchema } from '#content/forms/account.ts'
import { messages } from '#words/errors.ts'
import { users } from '../../db/schema/accounts.ts'
import type { AppEnv } from '../../http/context.ts'
import { Failure } from '../../http/errors.ts'
import { limitByAddress } from '../../http/limits.ts'
import { validate } from '../../http/validate.ts'
import { noteAction } from '../audit.ts'
import { findPower, signedIn } from '../guards.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'

/** What an account may do with itself outside the auth protocol. */
export const ownDataRoutes = new Hono<AppEnv>()
  .use(signedIn())
  .get('/session', (c) => c.json(c.var.user))
  .get('/role', async (c) => {
    const power = await findPower(c.var.db, c.var.user.id, c.var.user.sessionId)
    if (!power) throw new Failure('auth.required', 401)
    return c.json({ role: power.role })
  })
  .get('/export', limitByAddress('AUTH_LIMIT', 'export'), fullyProven(), async (c) => {
    const data = await exportData(c.var.db, c.var.user)
    if (!data) throw new Failure('auth.required', 401)
    await noteAction(c, 'data_exported', { actorId: c.var.user.id, subjectId: c.var.user.id })
    c.header('Cache-Control', 'no-store')
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return c.json({ exportedAt: new Date().toISOString(), ...data })
  })
  .delete(
    '/',
    limitByAddress('AUTH_LIMIT', 'deletion'),
    fullyProven(),
    validate('json', deletionSchema),
    async (c) => {
      const [owner] = await c.var.db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, c.var.user.id))
      if (owner?.email !== c.req.valid('json').email) {
        throw new Failure('account.email_mismatch', 400, {
          email: messages['account.email_mismatch'],
        })
      }
      if (!(await deleteAccount(c, c.var.user.id, c.var.user.id)))
        throw new Failure('account.last_admin', 409)
      return c.body(null, 204)
    },
  )

/** A live session with every factor that the account has. */
function fullyProven() {
  return createMiddleware<AppEnv>(async function checkFactors(c, next) {
    const power = await findPower(c.var.db, c.var.user.id, c.var.user.sessionId)
    if (!power) throw new Failure('auth.required', 401)
    if (power.hasFactor && power.aal !== 'aal2')
      throw new Failure('auth.second_factor_required', 403)
    await next()
  })
}
