import { elementParts, heatGrid } from '#content/analytics.ts'
import { makeClick } from '../analytics-load.mjs'

export const budget = 'W8: heat map of 1 000 000 clicks: at most 50 KB, at most 50 ms'

const CLICKS = 1_000_000
const AT_ONCE = 5000
const ROUNDS = 20

const INSERT = `
insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum)
select '/figma-test-home', 'phone', value->>0, value->>1, value->>2, 0, 0, value->>3, value->>4 from json_each(?)`

/** The rollup as it is after so many clicks; how it gets there is the matter of W4 and W5. @param {D1Database} database */
async function fillRollup(database) {
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
  const rows = [...cells.values()]
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await database
      .prepare(INSERT)
      .bind(JSON.stringify(rows.slice(from, from + AT_ONCE)))
      .run()
  }
  return rows.length
}

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  const cells = await fillRollup(product.env.DB)
  const { token } = await bench.account(product, { role: 'admin' })
  const url = `${product.url}/api/admin/analytics/heatmap?page=/figma-test-home&device=phone`
  const times = []
  let text = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    text = await answer.text()
    times.push(performance.now() - start)
    if (!answer.ok) throw new Error(`the heat map answered ${answer.status}`)
  }
  await product.close()
  times.sort((one, other) => one - other)
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
      value: Math.round(times[ROUNDS >> 1] ?? 0),
      unit: 'ms',
      note: `with sign-in and role check; ${cells} cells in the rollup`,
    },
  ]
}
