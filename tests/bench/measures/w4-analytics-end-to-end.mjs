import { setTimeout as sleep } from 'node:timers/promises'
import { makeBatch, makePost, makeView } from '../analytics-load.mjs'

export const budget =
  'W4: analytics from post to row, at a fixed rate, none lost: at least 12 000 events/s'

/** A little more than the budget: what is asked for is never quite reached. */
const RATE = 12_600
/** A full batch of the tracker: one view, or three that waited for an answer, with 39 clicks each. */
const VIEWS = [1, 3]
const EVENTS_A_VIEW = 40
const SECONDS = 10
const SLICES_A_SECOND = 5
/** Longer than the queue waits for more messages. */
const PATIENCE = 60_000

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const rows = []
  for (const views of VIEWS) rows.push(...(await measureBatches(bench, views)))
  return rows
}

/** @param {import('../lib/bench.mjs').Bench} bench @param {number} views in a batch */
async function measureBatches(bench, views) {
  const events = views * EVENTS_A_VIEW
  const product = await bench.startProduct()
  const count = async () => {
    const { results } = await product.env.ANALYTICS.prepare(
      `select (select count(*) from figma_analytics_heatmap) + (select count(*) from figma_analytics_page_views) as n`,
    ).all()
    return Number(results[0]?.n)
  }
  const slices = Array.from({ length: SECONDS * SLICES_A_SECOND }, () =>
    Array.from({ length: RATE / events / SLICES_A_SECOND }, () =>
      makePost(
        product.url,
        makeBatch(Array.from({ length: views }, () => makeView(EVENTS_A_VIEW - 1))),
      ),
    ),
  )
  const started = performance.now()
  const before = product.cpu()
  let posted = 0
  for (const [index, posts] of slices.entries()) {
    await sleep(Math.max(0, started + (index * 1000) / SLICES_A_SECOND - performance.now()))
    const { answers } = await bench.load(posts, { milliseconds: 60_000, most: posts.length })
    posted += answers * events
  }
  const posting = (performance.now() - started) / 1000
  const storedThen = await count()
  let stored = storedThen
  let lastChange = performance.now()
  while (stored < posted && performance.now() - lastChange < PATIENCE) {
    await sleep(100)
    const now = await count()
    if (now > stored) lastChange = performance.now()
    stored = now
  }
  const whole = (performance.now() - started) / 1000
  const cpu = ((product.cpu() ?? 0) - (before ?? 0)) / posted
  const cells = await product.env.ANALYTICS.prepare(
    'select sum(clicks) as n from figma_analytics_heat_cells',
  ).all()
  await product.close()
  const clicks = (posted / EVENTS_A_VIEW) * (EVENTS_A_VIEW - 1)
  return [
    {
      what: `events accepted, ${events} a batch`,
      value: Math.round(posted / posting),
      unit: 'events/s',
      note: `asked for ${RATE}; ${posted} in all, ${(cpu * 1000).toFixed(0)} µs of CPU an event from post to row`,
    },
    {
      what: 'events stored while they came',
      value: Math.round(storedThen / posting),
      unit: 'events/s',
      note: `${Math.round((storedThen / posted) * 100)} % were rows when the last post was answered`,
    },
    {
      what: 'events stored, first post to last row',
      value: Math.round(stored / whole),
      unit: 'events/s',
      note: 'the queue waits up to 5 s for more, so the last rows come late',
    },
    { what: 'events lost', value: posted - stored },
    { what: 'clicks counted twice or not at all', value: Number(cells.results[0]?.n) - clicks },
  ]
}
