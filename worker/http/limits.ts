import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
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
 * What limits count by: an IPv4 address as it is, of an IPv6 address the first 64 bits, since whoever holds one of them
 * may choose the others freely.
 */
export function clientNetwork(request: Request): string {
  const address = clientAddress(request)
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const after = groups(tail ?? '')
  const before = groups(head)
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}
