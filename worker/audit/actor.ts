import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { clientAddress } from '../http/limits.ts'
import type { Actor } from './log-action.ts'

/** Names the signed-in person behind a request, as the audit log keeps them. */
export function actorOf(c: Context<AppEnv>): Actor {
  return { id: c.var.user.id, address: clientAddress(c.req.raw) }
}
