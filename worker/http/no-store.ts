import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Keeps the answers out of every cache: they are for one person, or for one moment. */
export function noStore() {
  return createMiddleware<AppEnv>(async function forbidStoring(c, next) {
    c.header('Cache-Control', 'no-store')
    await next()
  })
}
