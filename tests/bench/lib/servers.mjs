// Starts Workers as `wrangler dev` serves them: wrangler's proxy, the rules for static assets, workerd, simulated bindings.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { createTestHarness } from 'wrangler'
import { databases } from '../../../scripts/databases.mjs'
import { localSecrets } from '../../../scripts/secrets.mjs'

const FOLDER = '.cache/bench'
const PLENTY = 1_000_000_000

/** What the bindings of the reference Workers stand for is the product's: only the script differs. */
const helloScript = `export default { fetch: () => new Response('hello'), queue() {}, scheduled() {} }`
const kvScript = `export default {
  async fetch(request, env) {
    const record = await env.SESSIONS.get('session:reference', { type: 'json', cacheTtl: 30 })
    return new Response(record === null ? 'none' : 'hello')
  },
  queue() {}, scheduled() {},
}`
const d1Script = `export default {
  async fetch(request, env) {
    await env.DB.withSession('first-primary').prepare('select role from user_roles where user_id = ?').bind('nobody').all()
    return new Response('hello')
  },
  queue() {}, scheduled() {},
}`

/** @param {string} main @param {number} distance */
const farScript = (main, distance) => `import product from './${main}'
import { startJourney, watchSession } from './journey.js'
export default {
  async fetch(request, env, context) {
    const { trips, travel } = startJourney(${distance})
    const withSession = (constraint) => watchSession(env.DB.withSession(constraint), travel('D1'))
    const far = Object.create(env, { DB: { value: { withSession } } })
    const answer = await product.fetch(request, far, context)
    const response = new Response(answer.body, answer)
    response.headers.set('x-trips', String(trips.length))
    return response
  },
  queue: (batch, env) => product.queue(batch, env),
  scheduled: (event, env, context) => product.scheduled(event, env, context),
}`

/** Wraps the product so that its mail service and its queue fail every tenth time, and counts what the mail service took. */
const failingScript = (main) => `import product from './${main}'
const tens = { mails: 0, messages: 0 }
const isTenth = (what) => (tens[what] += 1) % 10 === 0
const taken = new Map()
const send = async ({ to }) => {
  if (isTenth('mails')) throw Object.assign(new Error('busy'), { code: 'E_INTERNAL_SERVER_ERROR' })
  taken.set(to, (taken.get(to) ?? 0) + 1)
  return { messageId: 'x' }
}
const failing = (env) => Object.create(env, { EMAIL: { value: { send } } })
export default {
  fetch(request, env, context) {
    if (!request.url.endsWith('/taken')) return product.fetch(request, failing(env), context)
    const times = [...taken.values()]
    return Response.json({ ...tens, reached: times.length, most: Math.max(0, ...times) })
  },
  async queue(batch, env) {
    if (!isTenth('messages')) return product.queue(batch, failing(env))
    // It fails once the work is done: the message is delivered again.
    const messages = batch.messages.map(({ body }) => ({ body, ack() {}, retry() {} }))
    await product.queue({ queue: batch.queue, messages }, failing(env))
    batch.retryAll({ delaySeconds: 0 })
  },
  scheduled: (event, env, context) => product.scheduled(event, failing(env), context),
}`

/**
 * @typedef {object} Server
 * @property {string} url without a slash at the end
 * @property {Env} env its bindings, variables and secrets, usable from here
 * @property {() => number | undefined} cpu milliseconds of processor time that its processes took so far; Linux only
 * @property {(cron: string) => Promise<unknown>} scheduled runs a cron trigger
 * @property {() => Promise<void>} close
 */

/** Copies the built product, so that a build in the meantime does not change it. */
export function keepBuild() {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('dist/client', `${FOLDER}/client`, { recursive: true })
  cpSync('dist/mcphack_africa', `${FOLDER}/product`, { recursive: true })
}

/**
 * The built product on an empty, migrated database. Unless it `consumes`, its queues only take messages in.
 * @param {{ vars?: Record<string, string>, consumes?: boolean }} options
 */
export async function startProduct({ vars = {}, consumes = true } = {}) {
  const server = await startServer('product', vars, consumes)
  await server.migrate()
  return server
}

/**
 * The built product with its accounts `distance` milliseconds away. Each answer says in `x-trips` how many calls to them
 * followed each other before it.
 * @param {number} distance
 */
export async function startFarProduct(distance) {
  cpSync(`${FOLDER}/product`, `${FOLDER}/far`, { recursive: true })
  const source = 'tests/worker/journey.ts'
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  writeFileSync(`${FOLDER}/far/journey.js`, code)
  const path = `${FOLDER}/far/wrangler.json`
  const config = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(`${FOLDER}/far/far.js`, farScript(config.main, distance))
  writeFileSync(path, JSON.stringify({ ...config, main: 'far.js' }))
  // The captcha is solved here; what it costs a phone is not the database's doing.
  const server = await startServer('far', { ALTCHA_COST: '1' })
  await server.migrate()
  return server
}

/** The built product with a mail service and a queue that fail every tenth time; `/taken` says what the mail service took. */
export async function startFailingProduct() {
  cpSync(`${FOLDER}/product`, `${FOLDER}/failing`, { recursive: true })
  const path = `${FOLDER}/failing/wrangler.json`
  const config = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(`${FOLDER}/failing/failing.js`, failingScript(config.main))
  config.assets.run_worker_first.push('/taken')
  writeFileSync(path, JSON.stringify({ ...config, main: 'failing.js' }))
  const server = await startServer('failing', { ANNOUNCEMENT_MAILS_PER_DAY: '20000' })
  await server.migrate()
  return server
}

/** Starts the bare Worker to which all ratios refer. */
export const startHello = () => startReference('hello', helloScript)

/** Starts a bare Worker that reads one record from KV and nothing else. */
export async function startKvReference() {
  const server = await startReference('kv', kvScript)
  await server.env.SESSIONS.put('session:reference', JSON.stringify({ userId: 'nobody' }))
  return server
}

/** Starts a bare Worker that reads one row of D1 and nothing else. */
export async function startD1Reference() {
  const server = await startReference('d1', d1Script)
  await server.migrate()
  return server
}

/** @param {string} name @param {string} script */
async function startReference(name, script) {
  mkdirSync(`${FOLDER}/${name}`, { recursive: true })
  writeFileSync(`${FOLDER}/${name}/index.js`, script)
  writeFileSync(
    `${FOLDER}/${name}/wrangler.json`,
    readFileSync(`${FOLDER}/product/wrangler.json`, 'utf8'),
  )
  return startServer(name, {})
}

/** @param {string} name @param {Record<string, string>} vars */
async function startServer(name, vars, consumes = true) {
  const configPath = `${FOLDER}/${name}/started.json`
  const config = JSON.parse(readFileSync(`${FOLDER}/${name}/wrangler.json`, 'utf8'))
  if (!consumes) config.queues.consumers = []
  // These two point back at the source, whose settings would be read instead.
  delete config.configPath
  delete config.userConfigPath
  config.assets.directory = '../client'
  for (const database of config.d1_databases)
    database.migrations_dir = resolve(databases[database.binding].migrations)
  // The limits are asked as ever, but one address must be allowed to send more than a visitor may.
  for (const { simple } of config.ratelimits) simple.limit = PLENTY
  writeFileSync(configPath, JSON.stringify(config))

  const before = new Set(findRuntimes())
  const harness = createTestHarness({
    workers: [
      {
        configPath,
        vars: { SITE_URL: 'http://localhost', BREACHED_PASSWORDS_URL: 'off', ...vars },
        secrets: await localSecrets(),
      },
    ],
  })
  const { url } = await harness.listen()
  const runtimes = findRuntimes().filter((pid) => !before.has(pid))
  const worker = harness.getWorker()
  return {
    url: url.origin,
    env: /** @type {Env} */ (await worker.getEnv()),
    cpu: () => readCpu(runtimes),
    scheduled: (cron) => worker.scheduled({ cron }),
    async migrate() {
      for (const binding of Object.keys(databases)) await worker.applyD1Migrations(binding)
    },
    close: () => harness.close(),
  }
}

/** The workerd processes that this process started. */
function findRuntimes() {
  try {
    const tasks = readdirSync('/proc/self/task')
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
    return children.filter((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd')
  } catch {
    return []
  }
}

/** @param {string[]} pids */
function readCpu(pids) {
  if (pids.length === 0) return undefined
  let nanoseconds = 0
  for (const pid of pids) {
    for (const task of readdirSync(`/proc/${pid}/task`)) {
      const schedule = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8')
      nanoseconds += Number(schedule.split(' ')[0])
    }
  }
  return nanoseconds / 1e6
}
