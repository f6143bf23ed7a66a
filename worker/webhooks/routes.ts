import { Hono, type Context } from 'hono'
import type { FormService } from '#content/wire/form-services.ts'
import { limitForm } from '../forms/limit-form.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { noStore } from '../http/no-store.ts'
import type { Delivery } from './delivery.ts'
import { isSigned, secretOf } from './signatures.ts'
import { storeDelivery, type Outcome } from './store-delivery.ts'
import { readTally } from './tally.ts'
import { readTypeform } from './typeform.ts'

/** A service repeats what is not answered with 2xx, for a day or so, so anything it cannot mend gets a 2xx. */
const statuses = { registered: 201, repeated: 200, kept: 202 } as const

/** The entry for forms of other services, closed to each service whose secret is not set. */
export const webhookRoutes = new Hono<AppEnv>()
  .use(limitForm('webhooks'), noStore())
  .post('/tally', (c) => receive(c, 'tally', readTally))
  .post('/typeform', (c) => receive(c, 'typeform', readTypeform))

async function receive(
  c: Context<AppEnv>,
  service: FormService,
  read: (body: unknown) => Delivery | undefined,
) {
  const secret = secretOf(c.env, service)
  if (secret === undefined) throw new Failure('request.not_found', 404)
  const body = new Uint8Array(await c.req.arrayBuffer())
  if (!isSigned(c.req.raw, service, { body, secret })) throw new Failure('webhooks.signature', 401)
  const delivery = read(parse(body))
  if (!delivery) throw new Failure('webhooks.unreadable', 400)
  const outcome: Outcome = await storeDelivery(c, service, delivery)
  return c.json({ outcome }, statuses[outcome])
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new Failure('request.malformed', 400)
  }
}
