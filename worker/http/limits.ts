import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './context.ts'
import { Failure } from './errors.ts'

type LimitBinding = 'AUTH_LIMIT' | 'FORM_LIMIT'

/** The period of every limit in wrangler.jsonc, in seconds. How much of it is left they do not tell. */
export const LIMIT_PERIOD = 60

/** The refusal of one request too many: it says after how many seconds the next one may come. */
export function tooMany(c: Context<AppEnv>): Failure {
  c.header('Retry-After', String(LIMIT_PERIOD))
  return new Failure('request.too_many', 429)
}

/** Counts requests per client network and route; refuses with `request.too_many`. */
export function limitByAddress(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function limitRequests(c, next) {
    const { success } = await c.env[binding].limit({ key: `${name}:${clientNetwork(c.req.raw)}` })
    if (!success) throw tooMany(c)
    await next()
  })
}

/** The address Cloudflare saw; absent on a local machine. */
export function clientAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}

/**
 * Names what limits count by: an IPv4 address as it is, of an IPv6 address the first 64 bits, since whoever holds one of
 * them may choose the others freely. What is no address names itself.
 */
export function clientNetwork(request: Request): string {
  const address = clientAddress(request)
  if (!ipaddr.IPv6.isValid(address)) return address
  const client = ipaddr.IPv6.parse(address)
  if (client.isIPv4MappedAddress()) return client.toIPv4Address().toString()
  return `${new ipaddr.IPv6([...client.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}
