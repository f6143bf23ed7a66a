import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import { isEventMessage, type EventMessage } from '../message.ts'
import { groupBySize } from './group-by-size.ts'
import { storeMessages } from './store-messages.ts'

type Stores = Pick<Env, 'DB' | 'DEAD_EVENTS'>
type Readable = Message<EventMessage>

/** D1 takes 2 MB in one parameter. The larger the better: a transaction's cost is mostly the database pages it touches. */
const MOST_BYTES_AT_ONCE = 1_900_000

/** Stores a batch from the events queue and acknowledges or retries each message on its own. */
export async function consumeEvents(batch: MessageBatch<unknown>, env: Stores): Promise<void> {
  const readable: Readable[] = []
  for (const message of batch.messages) {
    if (isEventMessage(message.body)) readable.push(message as Readable)
    else await toDeadLetters(message, env)
  }
  const groups = groupBySize(readable, ({ body }) => estimateBytes(body), MOST_BYTES_AT_ONCE)
  for (const group of groups) await storeGroup(group, env.DB)
}

async function storeGroup(group: Readable[], database: D1Database): Promise<void> {
  try {
    await storeMessages(
      database,
      group.map((message) => message.body),
    )
    for (const message of group) message.ack()
  } catch (error) {
    // A message that the database will never accept must not hold up the others.
    if (group.length > 1 && isContentError(error)) {
      for (const message of group) await storeGroup([message], database)
      return
    }
    console.warn('analytics: messages put back', {
      messages: group.length,
      reason: nameError(error),
    })
    for (const message of group) message.retry({ delaySeconds: chooseRetryDelay(message.attempts) })
  }
}

/** Sends a message straight to the dead-letter queue: what is unreadable now will be unreadable later. */
async function toDeadLetters(message: Message<unknown>, env: Stores): Promise<void> {
  try {
    await env.DEAD_EVENTS.send(message.body)
    message.ack()
  } catch {
    message.retry({ delaySeconds: chooseRetryDelay(message.attempts) })
  }
}

/** Chooses the seconds until the next attempt: 5, 10, 20 … up to ten minutes, with jitter. */
export function chooseRetryDelay(attempts: number): number {
  const longest = Math.min(600, 5 * 2 ** (attempts - 1))
  return Math.ceil(longest * (0.5 + Math.random() / 2))
}

/** Estimates the bytes of a message in the parameter from above: its names and numbers, and three for each character. */
function estimateBytes({ views, userAgent, referrer }: EventMessage): number {
  let bytes = 600 + 3 * (userAgent.length + (referrer?.length ?? 0))
  for (const view of views) {
    bytes += 600 + 3 * view[viewPlace.title].length
    for (const click of view[viewPlace.clicks])
      bytes += 130 + 3 * (click[clickPlace.selector].length + click[clickPlace.text].length)
  }
  return bytes
}

/** Tells whether the database rejected the data, rather than being unavailable. */
function isContentError(error: unknown): boolean {
  return /SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|malformed JSON|JSON cannot|integer overflow|D1_TYPE_ERROR/.test(
    String(error),
  )
}

/** Names the kind of a database error, whose message may hold values. */
function nameError(error: unknown): string {
  return (
    /SQLITE_\w+|D1_\w+/.exec(String(error))?.[0] ??
    (error instanceof Error ? error.name : 'unknown')
  )
}
