import { makeBatch, makePost, makeView } from '../analytics-load.mjs'
import { rowOf } from '../lib/bench.mjs'

export const budget = 'W3: analytics accept, a batch of 20 events: at least 0.60 of hello'

const EVENTS = 20
/** Different batches, sent round and round: what one posts twice is stored once. */
const POSTS = 500

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const rows = []
  for (const consumes of [false, true]) {
    const product = await bench.startProduct({ consumes })
    const posts = Array.from({ length: POSTS }, () =>
      makePost(product.url, makeBatch([makeView(EVENTS - 1)])),
    )
    const result = await bench.compare(product, posts)
    rows.push(
      rowOf(
        consumes
          ? 'the same, while this machine also stores what it takes in'
          : 'read, checked, counted and handed to the queue',
        result,
      ),
    )
    await product.close()
  }
  return rows
}
