import { rowOf } from '../lib/bench.mjs'

export const budget = 'W1: signed-in request, session check from KV: at least 0.85 of hello'

/** More tokens than an isolate caches, so that each is verified again, with signature and KV. */
const MANY = 600

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  const ask = ({ token }) => ({
    url: `${product.url}/api/account/session`,
    headers: { authorization: `Bearer ${token}` },
  })
  const visitors = []
  for (let number = 0; number < MANY; number += 1) visitors.push(await bench.account(product))
  const again = await bench.compare(product, ask(visitors[0]))
  const anew = await bench.compare(product, visitors.map(ask))
  await product.close()
  const reference = await bench.startKvReference()
  const floor = await bench.compare(reference, {
    ...ask(visitors[0]),
    // Outside /api the assets would answer.
    url: `${reference.url}/api/reference`,
  })
  await reference.close()
  return [
    rowOf('a session seen by the isolate within 5 s', again),
    rowOf('each request another session: signature and KV', anew),
    rowOf('for scale: a bare Worker that only reads KV', floor),
  ]
}
