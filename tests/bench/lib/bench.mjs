import { fork } from 'node:child_process'
import { writeSessionRecord } from '#worker/auth/session-record.ts'
import { signAccessToken } from '#worker/auth/tokens/access-token.ts'
import {
  startD1Reference,
  startFailingProduct,
  startFarProduct,
  startHello,
  startKvReference,
  startProduct,
} from './servers.mjs'

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./load-process.mjs').LoadRequest} LoadRequest */
/** @typedef {{ what: string, value: number | string, unit?: string, ratio?: number, note?: string }} Row */
/** @typedef {ReturnType<typeof openBench>} Bench */

const ROUNDS = 9
const MILLISECONDS = 700
const WARM_UP = 2500
const CONNECTIONS = 10
/** Requests of one round, however fast they are answered. */
const MOST = 20_000

/** What the measures work with. */
export function openBench() {
  const loader = fork(new URL('load-process.mjs', import.meta.url), { stdio: 'inherit' })
  loader.once('exit', (code) => {
    if (code) throw new Error(`the load process ended with ${code}`)
  })
  /** @type {Promise<Server> | undefined} */
  let hello

  /** @param {LoadRequest[]} requests @param {{ milliseconds?: number, connections?: number, most?: number }} options */
  async function load(
    requests,
    { milliseconds = MILLISECONDS, connections = CONNECTIONS, most = MOST } = {},
  ) {
    /** @type {Promise<import('./load-process.mjs').LoadResult>} */
    const answer = new Promise((settle) => loader.once('message', settle))
    loader.send({ requests, connections, milliseconds, most })
    const result = await answer
    if (result.failure) throw new Error(`${requests[0]?.url} answered ${result.failure}`)
    return result
  }

  /**
   * Requests per second and processor time of a server, in turns with the bare Worker, which gets the same requests.
   * @param {Server} server
   * @param {LoadRequest | LoadRequest[]} request one, or a list that is sent round and round
   * @param {{ rounds?: number, milliseconds?: number, connections?: number, most?: number }} options
   */
  async function compare(server, request, { rounds = ROUNDS, ...options } = {}) {
    const base = await (hello ??= startHello())
    const ours = Array.isArray(request) ? request : [request]
    const theirs = ours.map((one) => ({ ...one, url: one.url.replace(server.url, base.url) }))
    const sides = [
      { server: base, requests: theirs },
      { server, requests: ours },
    ].map((side) => ({
      ...side,
      rates: /** @type {number[]} */ ([]),
      cpus: /** @type {number[]} */ ([]),
    }))
    for (const { requests } of sides) await load(requests, { ...options, milliseconds: WARM_UP })
    for (let round = 0; round < rounds; round += 1) {
      // Whichever begins suffers from what the other left running, so they take turns at that too.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const before = side.server.cpu()
        const { answers, seconds } = await load(side.requests, options)
        const after = side.server.cpu()
        side.rates.push(answers / seconds)
        if (before !== undefined && after !== undefined) side.cpus.push((after - before) / answers)
      }
    }
    const [bare, own] = /** @type {[typeof sides[0], typeof sides[0]]} */ (sides)
    return {
      rate: median(own.rates),
      helloRate: median(bare.rates),
      ratio: median(own.rates.map((rate, round) => rate / (bare.rates[round] ?? rate))),
      cpu: own.cpus.length > 0 ? median(own.cpus) : undefined,
      helloCpu: bare.cpus.length > 0 ? median(bare.cpus) : undefined,
    }
  }

  return {
    startProduct,
    startFailingProduct,
    startFarProduct,
    startKvReference,
    startD1Reference,
    load,
    compare,
    account: openAccount,
    /** Ends what the measures share. */
    async close() {
      await (await hello)?.close()
      loader.kill()
    },
  }
}

/**
 * A line of the table for what {@link compare} found.
 * @param {string} what
 * @param {Awaited<ReturnType<Bench['compare']>>} result
 * @returns {Row}
 */
export function rowOf(what, { rate, helloRate, ratio, cpu, helloCpu }) {
  const processor =
    cpu === undefined || helloCpu === undefined
      ? ''
      : `; CPU ${helloCpu.toFixed(2)} against ${cpu.toFixed(2)} ms a request: ${(helloCpu / cpu).toFixed(2)}`
  return {
    what,
    value: rate,
    unit: 'req/s',
    ratio,
    note: `hello ${Math.round(helloRate)} req/s${processor}`,
  }
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/**
 * Creates an account with a session, as the auth service would, and an access token for it.
 * @param {Pick<Server, 'env'>} server
 * @param {{ role?: 'admin' | 'organizer' | 'judge', email?: string, passwordHash?: string }} options
 */
async function openAccount({ env }, { role, email, passwordHash } = {}) {
  const id = crypto.randomUUID()
  const sessionId = crypto.randomUUID()
  const address = email ?? `${id}@example.com`
  const now = Date.now()
  const seconds = Math.floor(now / 1000)
  const statements = [
    env.DB.prepare(
      `insert into users (id, email, password_hash, email_confirmed_at, user_metadata, app_metadata, created_at, updated_at)
       values (?1, ?2, ?3, ?4, '{}', '{}', ?4, ?4)`,
    ).bind(id, address, passwordHash ?? null, now),
    env.DB.prepare(
      `insert into sessions (id, user_id, aal, methods, source, created_at, refreshed_at, recorded_at)
       values (?1, ?2, 'aal1', '[]', 'password', ?3, ?3, ?3)`,
    ).bind(sessionId, id, now),
  ]
  if (role) {
    const insertRole = 'insert into user_roles (id, user_id, role, created_at) values (?, ?, ?, ?)'
    statements.push(env.DB.prepare(insertRole).bind(crypto.randomUUID(), id, role, now))
  }
  await env.DB.batch(statements)
  await writeSessionRecord(env, sessionId, id, 'aal1')
  const token = await signAccessToken(env, {
    iss: `${env.SITE_URL}/api/auth/v1`,
    sub: id,
    aud: 'authenticated',
    iat: seconds,
    exp: seconds + 900,
    email: address,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { first_name: 'Amina', last_name: 'Okello', country: 'UG' },
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: seconds }],
    session_id: sessionId,
    is_anonymous: false,
  })
  return { id, email: address, token, sessionId }
}
