import { getTableName } from 'drizzle-orm'
import { toDay } from '#content/wire/analytics-period.ts'
import { fullMark, type mostSources } from '../limits.ts'
import { countEvents, type EventMessage } from '../message.ts'
import {
  analyticsDropped,
  analyticsForgotten,
  analyticsNetworks,
  type DropReason,
} from '../schema/guards.ts'
import { analyticsDailyVisits } from '../schema/rollups.ts'

const WEEK = 7 * 24 * 3600_000

type SourceKind = keyof typeof mostSources
/** Events by day and reason, or by day and network; or sources by day and network. */
type Count = [day: string, name: string, count: number]

/** What decides about the messages of a delivery. */
export type Standing = {
  /** Whether the database is above its mark. */
  isFull: boolean
  /** Events that a network has sent on a day, under `day network`. */
  sent: Map<string, number>
  /** The sources that were told apart lately. */
  sources: Record<SourceKind, Set<string>>
  /** How many of them a network was the first to name on a day, under `day network`. */
  named: Map<string, number>
  /** What must not come back. */
  forgotten: readonly Forgotten[]
}

export type Forgotten = Pick<
  typeof analyticsForgotten.$inferSelect,
  'pagePath' | 'firstDay' | 'lastDay' | 'forgottenAt'
>

const [networks, dropped, visits] = [analyticsNetworks, analyticsDropped, analyticsDailyVisits].map(
  getTableName,
)

const READ_SENT = `
SELECT day, network, events, new_sources AS newSources FROM ${networks}
WHERE (day, network) IN (SELECT value->>0, value->>1 FROM json_each(?1))`

// An event may be a week old, so what is told apart is counted over the days that it may belong to.
const READ_SOURCES = `
SELECT DISTINCT kind, value FROM ${visits}
WHERE day >= ?1 AND kind IN ('referrer', 'language') AND value <> ''`

const READ_FORGOTTEN = `
SELECT page_path AS pagePath, first_day AS firstDay, last_day AS lastDay, forgotten_at AS forgottenAt
FROM ${getTableName(analyticsForgotten)}`

/** Adds to what networks have sent. Parameter: a JSON list of {@link Count}. */
export const COUNT_SENT = `
INSERT INTO ${networks} (day, network, events)
SELECT value->>0, value->>1, value->>2 FROM json_each(?1) WHERE true
ON CONFLICT (day, network) DO UPDATE SET events = events + excluded.events`

/** Adds to what networks were the first to name. Parameter: a JSON list of {@link Count}. */
const COUNT_NAMED = `
INSERT INTO ${networks} (day, network, events, new_sources)
SELECT value->>0, value->>1, 0, value->>2 FROM json_each(?1) WHERE true
ON CONFLICT (day, network) DO UPDATE SET new_sources = new_sources + excluded.new_sources`

const COUNT_DROPPED = `
INSERT INTO ${dropped} (day, reason, events)
SELECT value->>0, value->>1, value->>2 FROM json_each(?1) WHERE true
ON CONFLICT (day, reason) DO UPDATE SET events = events + excluded.events`

/** Reads what decides about messages, in one trip. */
export async function readStanding(
  database: D1Database,
  messages: readonly EventMessage[],
): Promise<Standing> {
  const names = sumSent(messages).map(([day, network]) => [day, network])
  const oldest = Math.min(...messages.map(({ receivedAt }) => receivedAt)) - WEEK
  const [sent, sources, forgotten] = (await database.batch([
    database.prepare(READ_SENT).bind(JSON.stringify(names)),
    database.prepare(READ_SOURCES).bind(toDay(oldest)),
    database.prepare(READ_FORGOTTEN),
  ])) as [
    D1Result<{ day: string; network: string; events: number; newSources: number }>,
    D1Result<{ kind: SourceKind; value: string }>,
    D1Result<Forgotten>,
  ]
  const valuesOf = (kind: SourceKind) =>
    new Set(sources.results.filter((row) => row.kind === kind).map(({ value }) => value))
  return {
    isFull: sent.meta.size_after > fullMark,
    sent: new Map(sent.results.map(({ day, network, events }) => [`${day} ${network}`, events])),
    sources: { referrer: valuesOf('referrer'), language: valuesOf('language') },
    named: new Map(sent.results.map((row) => [`${row.day} ${row.network}`, row.newSources])),
    forgotten: forgotten.results,
  }
}

/** Sums up what the networks of messages sent on each day. */
export const sumSent = (messages: readonly EventMessage[]): Count[] =>
  sumByDay(messages.filter(({ network }) => network).map((each) => [each, each.network!]))

/** Counts the sources that networks were the first to name, one for each entry of the list. */
export async function countNamed(
  database: D1Database,
  namers: readonly EventMessage[],
): Promise<void> {
  const counts = new Map<string, Count>()
  for (const { receivedAt, network } of namers) {
    const day = toDay(receivedAt)
    const known = counts.get(`${day} ${network}`)?.[2] ?? 0
    counts.set(`${day} ${network}`, [day, network!, known + 1])
  }
  await database
    .prepare(COUNT_NAMED)
    .bind(JSON.stringify([...counts.values()]))
    .run()
}

/** Counts messages that are dropped, by day and reason. */
export async function countDropped(
  database: D1Database,
  messages: readonly [EventMessage, DropReason][],
): Promise<void> {
  await database
    .prepare(COUNT_DROPPED)
    .bind(JSON.stringify(sumByDay(messages)))
    .run()
}

/** Counts the events that a message stands for: a refused request is one too. */
export const weigh = (message: EventMessage) => Math.max(1, countEvents(message))

function sumByDay(named: readonly (readonly [EventMessage, string])[]): Count[] {
  const sums = new Map<string, Count>()
  for (const [message, name] of named) {
    const day = toDay(message.receivedAt)
    const known = sums.get(`${day} ${name}`)?.[2] ?? 0
    sums.set(`${day} ${name}`, [day, name, known + weigh(message)])
  }
  return [...sums.values()]
}
