import * as clickPlace from '#content/wire/analytics-click.ts'
import * as viewPlace from '#content/wire/analytics-view.ts'
import type { MeasuredPage } from '#content/wire/analytics.ts'
import { isEventMessage, type EventMessage } from '../message.ts'
import type { DropReason } from '../schema/guards.ts'
import { boundMessage, judge, type KnownSelectors } from './bound-messages.ts'
import { groupBySize } from './group-by-size.ts'
import { readKnownSelectors } from './known-selectors.ts'
import { countDropped, countNamed, readStanding } from './standing.ts'
import { storeMessages } from './store-messages.ts'

type Stores = Pick<Env, 'ANALYTICS' | 'DEAD_EVENTS' | 'ASSETS'>
type Readable = Message<EventMessage>
/** A delivered message, and what of it is to be stored. */
type Admitted = { delivered: Readable; body: EventMessage }

/** D1 takes 2 MB in one parameter. The larger the better: a transaction's cost is mostly the database pages it touches. */
const MOST_BYTES_AT_ONCE = 1_900_000

/** Stores a batch from the events queue and acknowledges or retries each message on its own. */
export async function consumeEvents(batch: MessageBatch<unknown>, env: Stores): Promise<void> {
  const readable: Readable[] = []
  for (const message of batch.messages) {
    if (isEventMessage(message.body)) readable.push(message as Readable)
    else await toDeadLetters(message, env)
  }
  if (readable.length === 0) return
  let admitted: Admitted[]
  try {
    admitted = await admit(readable, env)
  } catch (error) {
    return putBack(readable, error)
  }
  const groups = groupBySize(admitted, ({ body }) => estimateBytes(body), MOST_BYTES_AT_ONCE)
  for (const group of groups) await storeGroup(group, env.ANALYTICS)
}

/** Drops and counts the messages that are not to be stored, and bounds what the others say. */
async function admit(readable: Readable[], env: Stores): Promise<Admitted[]> {
  const standing = await readStanding(
    env.ANALYTICS,
    readable.map(({ body }) => body),
  )
  const dropped: [EventMessage, DropReason][] = []
  const admitted: Readable[] = []
  for (const message of readable) {
    const reason = judge(message.body, standing)
    if (reason) dropped.push([message.body, reason])
    else admitted.push(message)
  }
  const selectors = await readSelectors(admitted, env.ASSETS)
  if (dropped.length) {
    const reasons = [...new Set(dropped.map(([, reason]) => reason))]
    console.warn('analytics: messages dropped', { messages: dropped.length, reasons })
    await countDropped(env.ANALYTICS, dropped)
    for (const message of readable) if (!admitted.includes(message)) message.ack()
  }
  const namers: EventMessage[] = []
  const bounded = admitted.map((delivered) => ({
    delivered,
    body: boundMessage(delivered.body, standing, selectors, namers),
  }))
  if (namers.length) await countNamed(env.ANALYTICS, namers)
  return bounded
}

/** Reads the selectors of the pages on which there are clicks. */
async function readSelectors(messages: Readable[], assets: Fetcher): Promise<KnownSelectors> {
  const clicked = messages.flatMap(({ body }) =>
    body.views.filter((view) => view[viewPlace.clicks].length),
  )
  const pages = new Set(clicked.map((view) => view[viewPlace.path] as MeasuredPage))
  const selectors = new Map<string, ReadonlySet<string> | null>()
  for (const page of pages) selectors.set(page, await readKnownSelectors(assets, page))
  return selectors
}

async function storeGroup(group: Admitted[], database: D1Database): Promise<void> {
  try {
    await storeMessages(
      database,
      group.map(({ body }) => body),
    )
    for (const { delivered } of group) delivered.ack()
  } catch (error) {
    // A message that the database will never accept must not hold up the others.
    if (group.length > 1 && isContentError(error)) {
      for (const message of group) await storeGroup([message], database)
      return
    }
    putBack(
      group.map(({ delivered }) => delivered),
      error,
    )
  }
}

function putBack(messages: Readable[], error: unknown): void {
  console.warn('analytics: messages put back', {
    messages: messages.length,
    reason: nameError(error),
  })
  for (const message of messages)
    message.retry({ delaySeconds: chooseRetryDelay(message.attempts) })
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
