// What the commands need before they can run: the packages, the local secrets, a built product.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { localSecrets } from './secrets.mjs'

const STAMP = 'node_modules/.installed'
const SECRETS_FILE = '.dev.vars'
const OLDEST_NODE_OF_THE_TOOLS = 22
const DAY_NOTE = 'rehearsed-day'

/** The configuration of the built Worker. `wrangler deploy` finds it by itself, unless the build is a rehearsal. */
export const BUILT_CONFIG = 'dist/mcphack_africa/wrangler.json'

// npm puts this folder first on the path, but only if it exists when npm starts.
process.env.PATH = resolve('node_modules/.bin') + delimiter + process.env.PATH
// No questions, no banner, no telemetry; nothing is asked of the network at a start, which would complain without one.
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  npm_config_yes: 'true',
})

/** Installs the packages of package-lock.json unless that very lock file is installed already. */
export function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing packages (about a minute the first time)')
  // Not `npm ci`: npm 11 refuses a lock file that does not list the optional binaries of every platform.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  requireNode()
  writeFileSync(STAMP, lock)
}

/** Ends this process with a sentence if the Node that the tools need has neither come with the packages nor was here. */
function requireNode() {
  // npm passes over an optional package that it could not fetch.
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8' })
  const [, major] = /^v(\d+)\./.exec(stdout ?? '') ?? []
  if (Number(major) >= OLDEST_NODE_OF_THE_TOOLS) return
  console.error(
    `The tools need Node ${OLDEST_NODE_OF_THE_TOOLS} or newer. This machine has ${stdout?.trim() || 'none'}, and npm brought none for ${process.platform}-${process.arch}. Try again with a network, or install Node 24.`,
  )
  process.exit(1)
}

/** Generates the secrets of this machine once, into `.dev.vars`, which git ignores; returns them by name. */
export async function secrets() {
  if (!existsSync(SECRETS_FILE)) {
    const lines = Object.entries(await localSecrets()).map(([name, value]) => `${name}='${value}'`)
    writeFileSync(SECRETS_FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
    console.log(`Made ${SECRETS_FILE} with secrets for this machine`)
  }
  const text = readFileSync(SECRETS_FILE, 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]),
  )
}

/** Generates the types of the bindings (worker-configuration.d.ts) if wrangler.jsonc or the packages have changed. */
export function types() {
  const stamp = '.cache/bindings'
  const wanted = createHash('sha256')
    .update(readFileSync('wrangler.jsonc'))
    .update(readFileSync('package-lock.json'))
    .digest('hex')
  if (
    existsSync('worker-configuration.d.ts') &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return
  run('wrangler', ['types', '--strict-vars=false'], { quiet: true })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * Builds the product into dist/.
 * @param {{ mode?: string, env?: Record<string, string> }} options `mode: 'tests'`, or `env: { REHEARSED_DAY }`, builds a
 * rehearsal, which cannot be deployed (build/rehearsal.ts)
 */
export function build({ mode = 'production', env = {} } = {}) {
  // The description of the API is read from the types, which would be guesses without those of the bindings.
  types()
  console.log('Building')
  run('vite', ['build', '--mode', mode, '--logLevel', 'warn'], { quiet: true, env })
}

/**
 * Returns the day of the edition that the arguments of the command ask to rehearse, or an empty text for real time, and
 * notes it beside the data under `persist`, for "npm run seed".
 */
export function chooseDay(persist) {
  // The facts of the edition need the Node among the packages.
  const options = ['scripts/choose-day.mjs', ...process.argv.slice(2)]
  const { status, stdout } = spawnSync('node', options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) process.exit(status ?? 1)
  const day = stdout.trim()
  mkdirSync(persist, { recursive: true })
  writeFileSync(join(persist, DAY_NOTE), day)
  return day
}

/** Returns the day that was last rehearsed on the data under `persist`, or an empty text. */
export function readDay(persist) {
  const note = join(persist, DAY_NOTE)
  return existsSync(note) ? readFileSync(note, 'utf8') : ''
}

/** Applies the migrations to the local databases under `persist`. */
export function migrate(persist = '.wrangler/state') {
  run('node', ['scripts/migrate.mjs', persist], { quiet: true })
}

/** Runs a command to its end and returns its output if `quiet`; a failure ends this process with the same exit code. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: '1', ...env },
    encoding: 'utf8',
  })
  if (status === 0) return stdout ?? ''
  if (quiet) console.error((stdout ?? '') + (stderr ?? ''))
  console.error(error?.message ?? `${command} ${args.join(' ')} ended with ${status}`)
  process.exit(status ?? 1)
}

/** Starts a command and returns while it runs; it shares our output. */
export function start(command, args, options = {}) {
  return spawn(command, args, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  })
}
