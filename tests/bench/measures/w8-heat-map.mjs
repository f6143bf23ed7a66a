import { elementParts, heatGrid } from '#content/wire/analytics.ts'
import { makeClick } from '../analytics-load.mjs'
import { median } from '../lib/bench.mjs'

export const budget = 'W8: heat map of 1 000 000 clicks: at most 50 KB, at most 50 ms'

const CLICKS = 1_000_000
const AT_ONCE = 5000
const ROUNDS = 20

const INSERT = `
insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
select '/figma-test-home', 'phone', value->>0, value->>1, value->>2, 0, 0, value->>3, value->>4 from json_each(?)`

/** Makes the rollup of that many clicks; W4 and W5 measure how it gets there. */
function makeRollup() {
  /** @type {Map<string, [selector: string, cell: number, clicks: number, xSum: number, ySum: number]>} */
  const cells = new Map()
  const cut = (part) => Math.min(heatGrid - 1, Math.floor((part * heatGrid) / elementParts))
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    const click = makeClick()
    const [selector, x, y] = [click[2], click[8], click[9]]
    const cell = cut(y) * heatGrid + cut(x)
    const known = cells.get(`${cell} ${selector}`) ?? [selector, cell, 0, 0, 0]
    cells.set(`${cell} ${selector}`, [selector, cell, known[2] + 1, known[3] + x, known[4] + y])
  }
  return [...cells.values()]
}

/** @param {D1Database} database @param {unknown[]} rows */
async function storeRollup(database, rows) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await database
      .prepare(INSERT)
      .bind(JSON.stringify(rows.slice(from, from + AT_ONCE)))
      .run()
  }
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  // Before the product starts: the connection to its bindings would not outlive a million clicks.
  const rollup = makeRollup()
  const product = await bench.startProduct()
  await storeRollup(product.env.ANALYTICS, rollup)
  const { token } = await bench.account(product, { role: 'admin' })
  let text = ''
  const read = async (page) => {
    const url = `${product.url}/api/admin/analytics/heatmap?page=${page}&device=phone`
    const start = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`the heat map answered ${answer.status}`)
    text = await answer.text()
    return performance.now() - start
  }
  const [empty, full] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    empty.push(await read('/figma-test-faq'))
    full.push(await read('/figma-test-home'))
  }
  await product.close()
  const map = JSON.parse(text)
  return [
    {
      what: 'payload',
      value: Buffer.byteLength(text),
      unit: 'bytes',
      note: `${map.cells.length} cells of ${map.selectors.length} elements`,
    },
    { what: 'clicks told', value: map.clicks, note: `${map.drawnClicks} of them drawn` },
    {
      what: 'whole request, median',
      value: Math.round(median(full)),
      unit: 'ms',
      note: `with sign-in and role check, of a page without clicks ${Math.round(median(empty))} ms; ${rollup.length} cells in the rollup`,
    },
  ]
}
