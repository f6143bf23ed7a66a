import { Hono, type Context } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { Failure } from '../../http/errors.ts'
import { clientAddress, tooMany } from '../../http/limits.ts'
import { readText } from '../../http/read-text.ts'
import { describeBatch, describeRefusal, type EventMessage } from '../message.ts'
import { readBatch } from './read-batch.ts'
import { exceedsLimit } from './sender-limit.ts'

/** The route that the tracker posts to. The body is read as JSON whatever its content type says. */
export const analyticsRoutes = new Hono<AppEnv>().post('/events', async (c) => {
  const sender = `events:${clientAddress(c.req.raw)}`
  if (await exceedsLimit(c.env.EVENT_ADDRESS_LIMIT, sender)) throw tooMany(c)
  if (!isOwnPage(c)) await refuse(c, describeRefusal({ origin: 1 }), 'analytics.origin', 403)
  const { batch, rejected } = readBatch(await readText(c.req))
  if (!batch) return refuse(c, describeRefusal(rejected), 'request.invalid', 400)
  if (await exceedsLimit(c.env.EVENT_LIMIT, `session:${batch.session}`)) throw tooMany(c)
  await enqueue(c, describeBatch(batch, rejected, c.req.raw, c.env.VERSION.id))
  return c.body(null, 202)
})

/** Tells whether one of our pages is posting, so that visits to other sites do not count. Browsers always send the origin. */
function isOwnPage(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin')
  return origin === new URL(c.req.url).origin || origin === new URL(c.env.SITE_URL).origin
}

/** Refuses a request and has the refusal counted, without keeping anything that was sent. */
async function refuse(
  c: Context<AppEnv>,
  refusal: EventMessage,
  code: 'analytics.origin' | 'request.invalid',
  status: 400 | 403,
): Promise<never> {
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
