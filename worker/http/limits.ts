import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './context.ts'
import { Failure } from './errors.ts'

type LimitBinding = 'AUTH_LIMIT' | 'FORM_LIMIT'

/** Period of every limit in wrangler.jsonc, in seconds. The bindings do not say how much of it is left. */
export const LIMIT_PERIOD = 60

/** Makes the error for one request too many, and sets `Retry-After` to the seconds after which another may come. */
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

/** Reads the client address that Cloudflare saw; `local` on a development machine. */
export function clientAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}

/**
 * Names the network that limits count by: an IPv4 address as it is, the /64 prefix of an IPv6 address, because its
 * holder chooses the other 64 bits freely. Anything that is not an address is returned as it is.
 */
export function clientNetwork(request: Request): string {
  const address = clientAddress(request)
  if (!ipaddr.IPv6.isValid(address)) return address
  const client = ipaddr.IPv6.parse(address)
  if (client.isIPv4MappedAddress()) return client.toIPv4Address().toString()
  return `${new ipaddr.IPv6([...client.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}
