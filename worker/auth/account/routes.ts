import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { Failure } from '../../http/errors.ts'
import { findPower, signedIn } from '../guards.ts'

/** What an account may ask about itself outside the auth protocol. */
export const accountRoutes = new Hono<AppEnv>().use(signedIn()).get('/role', async (c) => {
  const power = await findPower(c.var.db, c.var.user.id, c.var.user.sessionId)
  if (!power) throw new Failure('auth.required', 401)
  return c.json({ role: power.role })
})
