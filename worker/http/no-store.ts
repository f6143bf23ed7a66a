import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Lets nobody on the way keep the answers: they are for one person, or for one moment. */
export function noStore() {
  return createMiddleware<AppEnv>(async function forbidStoring(c, next) {
    c.header('Cache-Control', 'no-store')
    await next()
  })
}
