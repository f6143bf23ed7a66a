import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'
import { Failure } from './errors.ts'

type LimitBinding = 'AUTH_LIMIT' | 'FORM_LIMIT'

/** Counts requests per client address and route; refuses with `request.too_many`. */
export function limitByAddress(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function limitRequests(c, next) {
    const { success } = await c.env[binding].limit({ key: `${name}:${clientAddress(c.req.raw)}` })
    if (!success) throw new Failure('request.too_many', 429)
    await next()
  })
}

/** The address Cloudflare saw; absent on a local machine. */
export function clientAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}
