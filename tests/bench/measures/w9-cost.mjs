import { measuredPages } from '#content/wire/analytics.ts'
import { pruneAnalytics } from '../../../worker/analytics/store/retention.ts'
import { storeMessages } from '../../../worker/analytics/store/store-messages.ts'
import { makeMessage, makeView, randomId } from '../analytics-load.mjs'

export const budget = 'W9: cost of a million fully tracked visits: at most $22 extra at list prices'

/** The pages that the prices come from. */
const PRICE_LIST =
  'Cloudflare, Workers Paid: developers.cloudflare.com/workers/platform/pricing, /d1/platform/pricing, /queues/platform/pricing; November 2026'
/** List prices in dollars per million, beyond what the paid plan includes. */
const price = {
  request: 0.3,
  cpuMillisecond: 0.02,
  queueOperation: 0.4,
  rowWritten: 1,
  rowRead: 0.001,
}
/** What the paid plan includes each month, in millions. */
const included = {
  request: 10,
  cpuMillisecond: 30,
  queueOperation: 1,
  rowWritten: 50,
  rowRead: 25_000,
}

const visits = [
  { name: '2 pages and 3 clicks', pages: 2, clicks: 3 },
  { name: '4 pages and 10 clicks', pages: 4, clicks: 10 },
]
/** Messages that the queue hands over together; the timeout of the consumer decides how many there are in quiet hours. */
const TOGETHER = 20
const COUNTED = 600
/** Write, read and delete of one message. */
const OPERATIONS = 3
/** Of one post and of its share of a delivery; `npm run bench -- W3 W4` measures far less on this machine. */
const CPU_MILLISECONDS = 2

/**
 * What the real statements write for the visits and delete 90 days later, once the heat-map cells that everybody hits are there.
 * @param {D1Database} database @param {{ pages: number, clicks: number }} visit
 */
async function countRows(database, { pages, clicks }) {
  let rows = { written: 0, read: 0 }
  const counting = /** @type {D1Database} */ ({
    prepare: (sql) => database.prepare(sql),
    batch: async (statements) => {
      const results = await database.batch(statements)
      for (const { meta } of results)
        rows = { written: rows.written + meta.rows_written, read: rows.read + meta.rows_read }
      return results
    },
  })
  const share = (page) => Math.floor(clicks / pages) + (page < clicks % pages ? 1 : 0)
  const store = async (count) => {
    const tabs = Array.from({ length: count }, () => ({ session: randomId(), views: [] }))
    for (let page = 0; page < pages; page += 1) {
      for (let from = 0; from < count; from += TOGETHER) {
        const messages = tabs.slice(from, from + TOGETHER).map((tab) => {
          // The tracker sends the pages before along with the next: the answer for them was never seen.
          tab.views = [...tab.views, makeView(share(page), measuredPages[page])]
          return makeMessage(tab.session, tab.views)
        })
        await storeMessages(counting, messages)
      }
    }
  }
  for (let page = 0; page < pages; page += 1) {
    for (let filling = 0; filling < 20; filling += 1) {
      await storeMessages(database, [
        makeMessage(randomId(), [makeView(1000, measuredPages[page])]),
      ])
    }
  }
  const inHundredDays = Date.now() + 100 * 24 * 3600_000
  await pruneAnalytics(database, inHundredDays)
  await store(COUNTED)
  const stored = rows
  rows = { written: 0, read: 0 }
  await pruneAnalytics(counting, inHundredDays)
  return {
    written: stored.written / COUNTED,
    read: stored.read / COUNTED,
    deleted: rows.written / COUNTED,
  }
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const table = []
  for (const visit of visits) {
    const product = await bench.startProduct()
    const rows = await countRows(product.env.ANALYTICS, visit)
    await product.close()
    const used = {
      request: visit.pages,
      cpuMillisecond: visit.pages * CPU_MILLISECONDS,
      queueOperation: visit.pages * OPERATIONS,
      rowWritten: rows.written,
      rowRead: rows.read,
    }
    const parts = Object.entries(used).map(([name, amount]) => ({
      name,
      amount,
      cost: amount * price[name],
    }))
    const billed = parts.map(
      ({ name, amount }) => Math.max(0, amount - included[name]) * price[name],
    )
    const sum = (costs) => costs.reduce((total, cost) => total + cost, 0).toFixed(2)
    const note = parts
      .map(({ name, amount, cost }) => `${name} ${amount.toFixed(1)} M $${cost.toFixed(2)}`)
      .join(', ')
    table.push(
      {
        what: `a million visits of ${visit.name}`,
        value: sum(parts.map(({ cost }) => cost)),
        unit: '$',
        note,
      },
      { what: '  on the bill, after what the plan includes', value: sum(billed), unit: '$' },
      {
        what: '  deleting their rows after 90 days',
        value: (rows.deleted * price.rowWritten).toFixed(2),
        unit: '$',
        note: `${rows.deleted.toFixed(1)} M rows and index entries; not among the above`,
      },
    )
  }
  table.push({
    what: 'a page view outside the measured pages',
    value: '0.00',
    unit: '$',
    note: 'a static asset: no Worker, no event',
  })
  table.push({ what: 'prices', value: '', note: PRICE_LIST })
  return table
}
