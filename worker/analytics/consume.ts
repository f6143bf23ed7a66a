import { isEventMessage, type EventMessage } from './message.ts'
import { storeMessages } from './store.ts'

type Stores = Pick<Env, 'DB' | 'DEAD_EVENTS'>
type Readable = Message<EventMessage>

/** Keeps each JSON parameter far below D1's 2 MB. */
const MOST_EVENTS_AT_ONCE = 1500

/** Stores a delivery from the events queue. Each message is acknowledged or put back by itself. */
export async function consumeEvents(batch: MessageBatch<unknown>, env: Stores): Promise<void> {
  const readable: Readable[] = []
  for (const message of batch.messages) {
    if (isEventMessage(message.body)) readable.push(message as Readable)
    else await bury(message, env)
  }
  for (const group of groupByEvents(readable)) await storeGroup(group, env.DB)
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

/** A message that cannot be read now will not be read later: straight to the dead letters. */
async function bury(message: Message<unknown>, env: Stores): Promise<void> {
  try {
    await env.DEAD_EVENTS.send(message.body)
    message.ack()
  } catch {
    message.retry({ delaySeconds: backOff(message.attempts) })
  }
}

/** Seconds until the next attempt: 5, 10, 20 … ten minutes, spread so that messages do not come back together. */
export function backOff(attempts: number): number {
  const longest = Math.min(600, 5 * 2 ** (attempts - 1))
  return Math.ceil(longest * (0.5 + Math.random() / 2))
}

function* groupByEvents(messages: Readable[]): Generator<Readable[]> {
  let group: Readable[] = []
  let events = 0
  for (const message of messages) {
    const more = countEvents(message.body)
    if (group.length && events + more > MOST_EVENTS_AT_ONCE) {
      yield group
      group = []
      events = 0
    }
    group.push(message)
    events += more
  }
  if (group.length) yield group
}

/** Page views and clicks in a message. */
export function countEvents(message: EventMessage): number {
  return message.views.reduce((sum, view) => sum + 1 + view[11].length, 0)
}

/** Whether the database objected to what it was given, and not to being asked. */
function isContentError(error: unknown): boolean {
  return /SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|malformed JSON|JSON cannot|integer overflow|D1_TYPE_ERROR/.test(
    String(error),
  )
}

/** The kind of a database error; its full text may hold values. */
function nameError(error: unknown): string {
  return (
    /SQLITE_\w+|D1_\w+/.exec(String(error))?.[0] ??
    (error instanceof Error ? error.name : 'unknown')
  )
}
