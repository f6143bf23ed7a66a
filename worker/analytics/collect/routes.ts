import { Hono, type Context } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { Failure } from '../../http/errors.ts'
import { clientNetworks, tooMany } from '../../http/limits.ts'
import { readText } from '../../http/read-text.ts'
import { countEvents, describeBatch, describeRefusal, type EventMessage } from '../message.ts'
import { countInBlocks } from './count-blocks.ts'
import { nameNetwork } from './name-network.ts'
import { readBatch } from './read-batch.ts'

// The rate limits in wrangler.jsonc are set in blocks of these sizes. Each minute they allow a session 120 posts, a network
// 3,000 events, and all networks in a /48 6,000, so that one customer cannot use up the share of the neighbours.
const sessionExceeds = countInBlocks(10)
const networkExceeds = countInBlocks(100)
const siteExceeds = countInBlocks(200)

/** The route that the tracker posts to. The body is read as JSON whatever its content type says. */
export const analyticsRoutes = new Hono<AppEnv>().post('/events', async (c) => {
  await countSent(c, 1)
  if (!isOwnPage(c)) await refuse(c, { origin: 1 }, 'analytics.origin', 403)
  const { batch, rejected } = readBatch(await readText(c.req))
  if (!batch) return refuse(c, rejected, 'request.invalid', 400)
  if (await sessionExceeds(c.env.EVENT_LIMIT, `session:${batch.session}`, 1)) throw tooMany(c)
  const { raw } = c.req
  const message = describeBatch(batch, rejected, raw, nameNetwork(c.env, raw), c.env.VERSION.id)
  await countSent(c, countEvents(message) - 1)
  await enqueue(c, message)
  return c.body(null, 202)
})

/** Counts events under the networks of their sender; refuses what is too much. */
async function countSent(c: Context<AppEnv>, events: number): Promise<void> {
  const [network, ...wider] = clientNetworks(c.req.raw)
  const limit = c.env.EVENT_NETWORK_LIMIT
  const site = wider.at(-1)
  const isTooMuch =
    (await networkExceeds(limit, `events:${network}`, events)) ||
    (site !== undefined && (await siteExceeds(limit, `events:${site}`, events)))
  if (isTooMuch) throw tooMany(c)
}

/** Tells whether one of our pages is posting, so that visits to other sites do not count. Browsers always send the origin. */
function isOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  return origin === new URL(c.req.url).origin || origin === new URL(c.env.SITE_URL).origin
}

/** Refuses a request and has the refusal counted, without keeping anything that was sent. */
async function refuse(
  c: Context<AppEnv>,
  rejected: EventMessage['rejected'],
  code: 'analytics.origin' | 'request.invalid',
  status: 400 | 403,
): Promise<never> {
  const refusal = describeRefusal(rejected, nameNetwork(c.env, c.req.raw))
  c.executionCtx.waitUntil(c.env.EVENTS.send(refusal).catch(() => undefined))
  throw new Failure(code, status)
}

/** Hands the message to the queue. The answer waits for it, so that nothing answered with 202 is lost. */
async function enqueue(c: Context<AppEnv>, message: EventMessage): Promise<void> {
  try {
    await c.env.EVENTS.send(message)
  } catch {
    throw new Failure('analytics.unavailable', 503)
  }
}
