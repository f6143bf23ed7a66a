import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import { isEventMessage, type EventMessage } from '../message.ts'
import { groupBySize } from './group-by-size.ts'
import { storeMessages } from './store-messages.ts'

type Stores = Pick<Env, 'DB' | 'DEAD_EVENTS'>
type Readable = Message<EventMessage>

/** D1 takes 2 MB in one parameter. All that it can take goes together: what a transaction costs is mostly its pages. */
const MOST_BYTES_AT_ONCE = 1_900_000

/** Stores a delivery from the events queue. Each message is acknowledged or put back by itself. */
export async function consumeEvents(batch: MessageBatch<unknown>, env: Stores): Promise<void> {
  const readable: Readable[] = []
  for (const message of batch.messages) {
    if (isEventMessage(message.body)) readable.push(message as Readable)
    else await toDeadLetters(message, env)
  }
  const groups = groupBySize(readable, ({ body }) => weighMessage(body), MOST_BYTES_AT_ONCE)
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
    // One message that the database will never take must not hold up its neighbours.
    if (group.length > 1 && isContentError(error)) {
      for (const message of group) await storeGroup([message], database)
      return
    }
    console.warn('analytics: messages put back', {
      messages: group.length,
      reason: nameError(error),
    })
    for (const message of group) message.retry({ delaySeconds: backOff(message.attempts) })
  }
}

/** Sends a message straight to the dead letters: what cannot be read now will not be read later. */
async function toDeadLetters(message: Message<unknown>, env: Stores): Promise<void> {
  try {
    await env.DEAD_EVENTS.send(message.body)
    message.ack()
  } catch {
    message.retry({ delaySeconds: backOff(message.attempts) })
  }
}

/** Chooses the seconds until the next attempt: 5, 10, 20 … ten minutes, spread so that messages do not return together. */
export function backOff(attempts: number): number {
  const longest = Math.min(600, 5 * 2 ** (attempts - 1))
  return Math.ceil(longest * (0.5 + Math.random() / 2))
}

/** Estimates the most bytes that a message takes in one parameter: its names and numbers, and three for each character. */
function weighMessage({ views, userAgent, referrer }: EventMessage): number {
  let bytes = 600 + 3 * (userAgent.length + (referrer?.length ?? 0))
  for (const view of views) {
    bytes += 600 + 3 * view[viewPlace.title].length
    for (const click of view[viewPlace.clicks])
      bytes += 130 + 3 * (click[clickPlace.selector].length + click[clickPlace.text].length)
  }
  return bytes
}

/** Tells whether the database objected to what it was given, and not to being asked. */
function isContentError(error: unknown): boolean {
  return /SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|malformed JSON|JSON cannot|integer overflow|D1_TYPE_ERROR/.test(
    String(error),
  )
}

/** Names the kind of a database error; its full text may hold values. */
function nameError(error: unknown): string {
  return (
    /SQLITE_\w+|D1_\w+/.exec(String(error))?.[0] ??
    (error instanceof Error ? error.name : 'unknown')
  )
}
