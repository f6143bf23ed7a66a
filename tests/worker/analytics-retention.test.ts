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
  await storeMessages(env.DB, [
    ...Array.from({ length: 30 }, () => visitOf(91)),
    ...Array.from({ length: 20 }, () => visitOf(89)),
  ])
  await storeMessages(env.DB, [{ ...visitOf(91), rejected: { shape: 1 }, views: [] }])
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
  await env.DB.prepare(
    `insert into figma_analytics_page_views select 5000000 + value, 1, '/figma-test-home', 'T',
       iif(value % 4 = 0, '2026-08-30T00:00:00.000Z', '2026-01-01T00:00:00.000Z'), null, 10, 'phone', 640, 3000, 'b1', 0
     from (with recursive number(value) as (select 1 union all select value + 1 from number where value < 16000) select value from number)`,
  ).run()
  await env.DB.prepare(
    `insert into figma_analytics_time select id, session_id, page_path, 1, 1 from figma_analytics_page_views where id >= 5000000`,
  ).run()
  await runCron(NIGHTLY, new Date(now))
  expect(await countRows('figma_analytics_page_views')).toBe(20 + 4000)
  expect(await countRows('figma_analytics_time')).toBe(20 + 4000)
})

test('a dead letter is deleted before its events could return to a pruned day', async () => {
  const insert = env.DB.prepare(
    `insert into dead_events (id, body, events, died_at) values (?, '{}', 1, ?)`,
  )
  await env.DB.batch([
    insert.bind('old', new Date(now - 81 * day).toISOString()),
    insert.bind('young', new Date(now - 79 * day).toISOString()),
  ])
  await runCron(NIGHTLY, new Date(now))
  const { results } = await env.DB.prepare('select id from dead_events').all()
  expect(results).toEqual([{ id: 'young' }])
})
