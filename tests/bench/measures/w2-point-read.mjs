import { rowOf } from '../lib/bench.mjs'

export const budget = 'W2: one D1 point read: at least 0.20 of hello'

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  const { token } = await bench.account(product, { role: 'organizer' })
  const headers = { authorization: `Bearer ${token}` }
  const ours = await bench.compare(product, { url: `${product.url}/api/account/role`, headers })
  await product.close()
  const reference = await bench.startD1Reference()
  const floor = await bench.compare(reference, {
    // Outside /api the assets would answer.
    url: `${reference.url}/api/reference`,
    headers,
  })
  await reference.close()
  return [
    rowOf('own role: session check and one D1 statement', ours),
    rowOf('for scale: a bare Worker that only reads D1', floor),
  ]
}
