import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { bearer } from '../bearer.ts'
import { AuthError } from '../protocol.ts'
import { findAccount, presentUser } from '../user-object.ts'

export const userRoutes = new Hono<AppEnv>().get('/user', bearer(), async (c) => {
  const account = await findAccount(c.var.db, c.var.account.id)
  if (!account) throw new AuthError('user_not_found.bearer', 403)
  return c.json(presentUser(account))
})
