import { scryptSync } from 'node:crypto'
import { hashPassword } from '#worker/auth/passwords.ts'
import { median } from '../lib/bench.mjs'

export const budget =
  'W6: password check: at most 100 ms of CPU; an unknown e-mail takes the same time'

const TRIES = 20

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startProduct()
  const passwordHash = hashPassword('indigo baobab at dawn')
  const known = []
  for (let number = 0; number < TRIES; number += 1) {
    // One account each: ten wrong passwords lock one account.
    const { email } = await bench.account(product, { passwordHash })
    known.push(email)
  }
  const sides = { known: [], unknown: [] }
  const bare = []
  await tryPassword(product, 'nobody@example.com')
  for (const [number, email] of known.entries()) {
    sides.known.push(await tryPassword(product, email))
    sides.unknown.push(await tryPassword(product, `nobody${number}@example.com`))
    bare.push(timeScrypt())
  }
  await product.close()
  const rows = Object.entries(sides).map(([name, tries]) => ({
    what: `sign-in with a wrong password, ${name} e-mail`,
    value: median(tries.map(({ cpu }) => cpu)),
    unit: 'ms CPU',
    note: `whole request, harness included; ${median(tries.map(({ time }) => time)).toFixed(0)} ms by the clock; medians of ${TRIES}`,
  }))
  return [
    ...rows,
    { what: 'for scale: the same scrypt alone, in Node', value: median(bare), unit: 'ms CPU' },
  ]
}

function timeScrypt() {
  const before = process.cpuUsage()
  scryptSync('ochre marula at noon', 'sixteen bytes!!!', 32, {
    N: 2 ** 14,
    r: 8,
    p: 5,
    maxmem: 64 * 1024 * 1024,
  })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function tryPassword(product, email) {
  const before = product.cpu() ?? Number.NaN
  const started = performance.now()
  const answer = await fetch(`${product.url}/api/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ochre marula at noon' }),
  })
  const body = await answer.json()
  const time = performance.now() - started
  if (answer.status !== 400 || !/invalid/i.test(JSON.stringify(body)))
    throw new Error(`sign-in answered ${answer.status} ${JSON.stringify(body)}`)
  return { time, cpu: (product.cpu() ?? Number.NaN) - before }
}
