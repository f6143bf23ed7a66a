import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '#worker/index.ts'

export const EVENTS = 'mcphack-africa-events'
export const DEAD_EVENTS = 'mcphack-africa-dead-events'

export type Delivery = { id: string; timestamp: Date; attempts: number; body: unknown }

let messages = 0

/** Wraps what a producer sent as the queue delivers it. */
export const wrap = (body: unknown, attempts = 1): Delivery => {
  messages += 1
  return { id: `m${messages}`, timestamp: new Date(), attempts, body }
}

/** Runs the Worker's own queue handler as the runtime does, and says what became of each message. */
export async function deliver(queue: string, batch: Delivery[], stores: Env = env) {
  const delivery = createMessageBatch(queue, batch)
  const waits = new Map<string, number>()
  for (const message of delivery.messages) {
    const retry = message.retry.bind(message)
    message.retry = (options) => {
      waits.set(message.id, options?.delaySeconds ?? 0)
      retry(options)
    }
  }
  const retryAll = delivery.retryAll.bind(delivery)
  delivery.retryAll = (options) => {
    for (const { id } of delivery.messages) waits.set(id, options?.delaySeconds ?? 0)
    retryAll(options)
  }
  const context = createExecutionContext()
  await worker.queue(delivery, stores)
  return { ...(await getQueueResult(delivery, context)), waits }
}

/** Wraps the real database so that it fails with `reason`, as long as that returns one. */
export function refuseWhile(reason: (statements: unknown[]) => string | false): Env {
  const batch = async (statements: D1PreparedStatement[]) => {
    const message = reason(statements)
    if (message) throw new Error(message)
    return env.ANALYTICS.batch(statements)
  }
  return {
    ...env,
    ANALYTICS: {
      prepare: env.ANALYTICS.prepare.bind(env.ANALYTICS),
      batch,
    } as unknown as D1Database,
  }
}
