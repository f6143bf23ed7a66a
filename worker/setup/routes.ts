import { Hono } from 'hono'
import * as z from 'zod/mini'
import { setupAdminSchema } from '#content/forms/setup-admin.ts'
import { authAnswers } from '#words/auth-messages.ts'
import { equalSecrets } from '../crypto.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress, limitByAddress } from '../http/limits.ts'
import { validate } from '../http/validate.ts'
import { appointFirstAdmin, hasAdmin } from './queries.ts'

const setupBody = z.object({
  email: z.prefault(z.string(), ''),
  key: z.prefault(z.string().check(z.maxLength(200)), ''),
})

/** The appointment of the first administrator, once, by whoever holds the deployment's set-up key. */
export const setupRoutes = new Hono<AppEnv>().post(
  '/',
  limitByAddress('AUTH_LIMIT', 'setup-admin'),
  validate('json', setupBody),
  async (c) => {
    const form = setupAdminSchema.safeParse(c.req.valid('json'))
    if (!form.success) throw new Failure('setup.email_required', 400)
    if (!equalSecrets(c.req.valid('json').key, c.env.SETUP_KEY))
      throw new Failure('setup.key_wrong', 403)
    const nobody = { id: null, address: clientAddress(c.req.raw) }
    if (!(await appointFirstAdmin(c.var.db, form.data.email, nobody))) {
      if (await hasAdmin(c.var.db)) throw new Failure('setup.admin_exists', 409)
      throw new Failure('setup.account_missing', 404)
    }
    return c.json({ message: authAnswers.adminSetUp })
  },
)
