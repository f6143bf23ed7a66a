import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { afterAnswers } from './after-answers.ts'
import { startJourney, type Pass } from './journey.ts'
import { watchDatabase } from './watched-database.ts'

/** Milliseconds to each store: longer than what an answer does after its last call, so that it overtakes later ones. */
const DISTANCE = 20

let onAnswer: (() => void) | undefined

const answer = app.fetch
app.fetch = async (...request) => {
  const response = await answer(...request)
  onAnswer?.()
  return response
}

function watchKv(pass: Pass): () => void {
  const kv = env.SESSIONS
  const names = ['get', 'put', 'delete'] as const
  for (const name of names) {
    const call = kv[name].bind(kv) as (...words: unknown[]) => Promise<unknown>
    Object.assign(kv, { [name]: (...words: unknown[]) => pass(() => call(...words)) })
  }
  return () => {
    for (const name of names) Reflect.deleteProperty(kv, name)
  }
}

function watchFetch(pass: Pass): () => void {
  const send = globalThis.fetch
  globalThis.fetch = (...words) => pass(() => send(...words))
  return () => void Object.assign(globalThis, { fetch: send })
}

/**
 * Sends a request and tells which trips to D1, KV and other services (`web`) it waited for, one after the other: `D1, D1+KV` for a call to D1 and
 * then one to each at once. What goes on after the answer does not count.
 */
async function traceTrips(request: () => Promise<Response>) {
  await afterAnswers()
  const { trips, travel } = startJourney(DISTANCE)
  let found = ''
  onAnswer = () => {
    found = trips.map((stores) => [...stores].sort().join('+')).join(', ')
  }
  const d1 = travel('D1')
  const ends = [
    watchDatabase(d1),
    watchDatabase(d1, env.ANALYTICS),
    watchKv(travel('KV')),
    watchFetch(travel('web')),
  ]
  try {
    const { status } = await request()
    return { status, trips: found || 'nothing' }
  } finally {
    onAnswer = undefined
    for (const end of ends) end()
    await afterAnswers()
  }
}

/** Tests which trips the answer to a request waits for, one after the other, and its status. */
export function flow(
  what: string,
  trips: string,
  status: number,
  prepare: () => Promise<() => Promise<Response>>,
) {
  test(`${what} waits for ${trips}`, async () => {
    expect(await traceTrips(await prepare())).toEqual({ status, trips })
  })
}
