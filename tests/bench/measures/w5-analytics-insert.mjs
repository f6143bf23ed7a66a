import { STORE_CLICKS } from '../../../worker/analytics/store/clicks.ts'
import { buildRows } from '../../../worker/analytics/store/rows.ts'
import { makeMessage, makeView, randomId } from '../analytics-load.mjs'

export const budget =
  'W5: clicks inserted by one statement from one JSON parameter: at least 150 000 rows/s'

const ROWS = 2000
const ROUNDS = 25

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  const rates = []
  let written = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const messages = Array.from({ length: ROWS / 100 }, () =>
      makeMessage(randomId(), [makeView(100)]),
    )
    const { clicks } = buildRows(messages)
    const { meta } = await product.env.ANALYTICS.prepare(STORE_CLICKS)
      .bind(JSON.stringify(clicks), round)
      .run()
    rates.push((ROWS / Math.max(1, meta.duration)) * 1000)
    written += meta.rows_written
  }
  await product.close()
  rates.sort((one, other) => one - other)
  const note = `${ROUNDS} statements of ${ROWS} clicks with 22 columns; ${written / ROWS / ROUNDS} rows written a click`
  return [
    {
      what: 'clicks inserted, median',
      value: Math.round(rates[ROUNDS >> 1] ?? 0),
      unit: 'rows/s',
      note,
    },
    { what: 'clicks inserted, best', value: Math.round(rates.at(-1) ?? 0), unit: 'rows/s' },
  ]
}
