import { COUNT_CELLS } from '../../../worker/analytics/rollups.ts'
import { buildRows } from '../../../worker/analytics/rows.ts'
import { makeMessage, makeView, randomId } from '../analytics-load.mjs'

export const budget = 'W8: heat map of 1 000 000 clicks: at most 50 KB, at most 50 ms'

const CLICKS = 1_000_000
const AT_ONCE = 10_000
const ROUNDS = 20

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  for (let clicks = 0; clicks < CLICKS; clicks += AT_ONCE) {
    const rows = buildRows([makeMessage(randomId(), [makeView(AT_ONCE)])])
    await product.env.DB.prepare(COUNT_CELLS).bind(JSON.stringify(rows.clicks)).run()
  }
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
      note: 'with sign-in, role check and two queries',
    },
  ]
}
