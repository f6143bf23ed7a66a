import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import {
  countRows,
  dumpTables,
  makeBatch,
  makeClick,
  makeView,
  messageOf,
} from './analytics-visits.ts'
import { NIGHTLY, runCron } from './clock.ts'

const now = Date.parse('2026-09-01T03:17:00Z')
const day = 86_400_000

const raw = ['sessions', 'page_views', 'time', 'scroll', 'heatmap'].map(
  (name) => `figma_analytics_${name}`,
)

function visitOf(age: number) {
  const at = now - age * day
  return messageOf(makeBatch([makeView({ 3: at, 11: [makeClick({ 1: at })] })], { 1: at + 10_000 }))
}

test('raw events are deleted after 90 days, and the rollups stay', async () => {
  await storeMessages(env.ANALYTICS, [
    ...Array.from({ length: 30 }, () => visitOf(91)),
    ...Array.from({ length: 20 }, () => visitOf(89)),
  ])
  await storeMessages(env.ANALYTICS, [{ ...visitOf(91), rejected: { shape: 1 }, views: [] }])
  const before = await dumpTables()
  await runCron(NIGHTLY, new Date(now))
  const after = await dumpTables()
  for (const table of raw) expect(after[table], table).toHaveLength(20)
  expect(after.figma_analytics_rejected).toHaveLength(0)
  for (const rollup of ['daily_pages', 'daily_visits', 'scroll_bands', 'heat_cells']) {
    expect(after[`figma_analytics_${rollup}`]).toEqual(before[`figma_analytics_${rollup}`])
  }
})

test('more than one chunk is deleted in one night, and nothing recent', async () => {
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_page_views select 5000000 + value, 1, '/figma-test-home', 'T',
       iif(value % 4 = 0, '2026-08-30T00:00:00.000Z', '2026-01-01T00:00:00.000Z'), null, 10, 'phone', 640, 3000, 'b1', 0
     from (with recursive number(value) as (select 1 union all select value + 1 from number where value < 16000) select value from number)`,
  ).run()
  await env.ANALYTICS.prepare(
    `insert into figma_analytics_time select id, session_id, page_path, 1, 1 from figma_analytics_page_views where id >= 5000000`,
  ).run()
  await runCron(NIGHTLY, new Date(now))
  expect(await countRows('figma_analytics_page_views')).toBe(20 + 4000)
  expect(await countRows('figma_analytics_time')).toBe(20 + 4000)
})

test('a dead letter is deleted before its events could return to a pruned day', async () => {
  const insert = env.ANALYTICS.prepare(
    `insert into dead_events (id, body, events, died_at) values (?, '{}', 1, ?)`,
  )
  await env.ANALYTICS.batch([
    insert.bind('old', new Date(now - 81 * day).toISOString()),
    insert.bind('young', new Date(now - 79 * day).toISOString()),
  ])
  await runCron(NIGHTLY, new Date(now))
  const { results } = await env.ANALYTICS.prepare('select id from dead_events').all()
  expect(results).toEqual([{ id: 'young' }])
})

test('sums are deleted after more than two years, cells of a heat map a year after their last click, and names of networks the next night', async () => {
  await env.ANALYTICS.batch(
    [
      'figma_analytics_daily_pages (day, page_path) values (?1, ?2)',
      "figma_analytics_daily_visits (day, kind, value) values (?1, 'referrer', ?2)",
      'figma_analytics_dropped (day, reason, events) values (?1, ?2, 1)',
      'figma_analytics_networks (day, network, events) values (?1, ?2, 1)',
      "figma_analytics_heat_cells (last_day, page_path, viewport_class, selector, cell) values (?1, ?2, 'phone', 'a', 1)",
    ].flatMap((values) =>
      [801, 799, 366, 364, 1, 0].map((age) =>
        env.ANALYTICS.prepare(`insert into ${values}`).bind(
          new Date(now - age * day).toISOString().slice(0, 10),
          `aged ${age}`,
        ),
      ),
    ),
  )
  await runCron(NIGHTLY, new Date(now))
  const agesIn = async (table: string, column: string) => {
    const { results } = await env.ANALYTICS.prepare(
      `select ${column} as name from figma_analytics_${table} where ${column} like 'aged %'`,
    ).all<{ name: string }>()
    return results.map(({ name }) => Number(name.slice(5))).sort((one, other) => one - other)
  }
  const young = [0, 1, 364, 366, 799]
  expect(await agesIn('daily_pages', 'page_path')).toEqual(young)
  expect(await agesIn('daily_visits', 'value')).toEqual(young)
  expect(await agesIn('dropped', 'reason')).toEqual(young)
  expect(await agesIn('networks', 'network')).toEqual([0])
  expect(await agesIn('heat_cells', 'page_path')).toEqual([0, 1, 364])
})
