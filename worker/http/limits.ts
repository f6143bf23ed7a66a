import { createMiddleware } from 'hono/factory'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from './context.ts'
import { Failure } from './errors.ts'

/** The rate limits of wrangler.jsonc that more than one feature counts with. */
type LimitBinding =
  | 'AUTH_LIMIT'
  | 'FORM_LIMIT'
  | 'SOLVED_LIMIT'
  | 'FLOOD_LIMIT'
  | 'SITE_LIMIT'
  | 'CAPTCHA_LIMIT'

/** Period of every limit in wrangler.jsonc, in seconds. The bindings do not say how much of it is left. */
export const LIMIT_PERIOD = 60

/** What counting needs of a request's context. */
type Counting = {
  env: Env
  req: { raw: Request }
  header: (name: string, value: string) => void
}

/** Makes the error for one request too many, and sets `Retry-After` to the seconds after which another may come. */
export function tooMany(c: Pick<Counting, 'header'>): Failure {
  c.header('Retry-After', String(LIMIT_PERIOD))
  return new Failure('request.too_many', 429)
}

/** Counts a request under a name and the client's network; refuses with `request.too_many`. */
export async function countRequest(
  c: Counting,
  binding: LimitBinding,
  name: string,
  network = clientNetwork(c.req.raw),
): Promise<void> {
  const { success } = await c.env[binding].limit({ key: `${name}:${network}` })
  if (!success) throw tooMany(c)
}

/** Counts all requests per client network and route. */
export function limitByAddress(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function limitRequests(c, next) {
    await countRequest(c, binding, name)
    await next()
  })
}

/** Counts all requests of the signed-in account to a route, from whatever network. */
export function limitByAccount(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function limitRequests(c, next) {
    await countRequest(c, binding, name, c.var.user.id)
    await next()
  })
}

/**
 * Counts all requests to a route: of an address, or of a line of IPv6, what no number of people behind it sends; and of a
 * whole site of IPv6, in which the phones of a carrier may lie, ten times that.
 */
export function limitFlood(name: string) {
  return createMiddleware<AppEnv>(async function refuseFlood(c, next) {
    const [line, ...around] = clientNetworks(c.req.raw)
    await countRequest(c, 'FLOOD_LIMIT', name, line)
    if (around.length > 0) await countRequest(c, 'SITE_LIMIT', name, around.at(-1))
    await next()
  })
}

/** Counts all requests of an address, or of a whole site of IPv6, to a route. */
export function limitSite(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function refuseSite(c, next) {
    await countRequest(c, binding, name, clientNetworks(c.req.raw).at(-1))
    await next()
  })
}

/**
 * Counts the requests that a route refuses, per client network. Thousands may share an address: whatever one of them sends
 * keeps none of the others from a request that is right.
 */
export function limitRefused(binding: LimitBinding, name: string) {
  return createMiddleware<AppEnv>(async function countRefused(c, next) {
    await next()
    const { status } = c.res
    if (status >= 400 && status < 500 && status !== 429) await countRequest(c, binding, name)
  })
}

/** Reads the client address that Cloudflare saw; `local` on a development machine. */
export function clientAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}

/** Lengths of the IPv6 prefixes that one holder may have: a line, a household or office, a site. In bits. */
const PREFIXES = [64, 56, 48]

/**
 * Names the networks that a client is in, from the narrowest to the widest: an IPv4 address alone, or the prefixes of an
 * IPv6 address, whose holder chooses the bits behind them freely. Anything that is not an address is returned as it is.
 */
export function clientNetworks(request: Request): [string, ...string[]] {
  const address = clientAddress(request)
  if (!ipaddr.IPv6.isValid(address)) return [address]
  const client = ipaddr.IPv6.parse(address)
  if (client.isIPv4MappedAddress()) return [client.toIPv4Address().toString()]
  const bytes = client.toByteArray()
  const cut = (bits: number) => bytes.map((byte, index) => (index < bits / 8 ? byte : 0))
  return PREFIXES.map((bits) => `${new ipaddr.IPv6(cut(bits)).toString()}/${bits}`) as [string]
}

/** Names the narrowest network of a client, see {@link clientNetworks}. */
export function clientNetwork(request: Request): string {
  return clientNetworks(request)[0]
}
