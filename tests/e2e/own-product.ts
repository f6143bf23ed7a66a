import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { devices, test as base, type Page } from 'playwright/test'
import { createTestHarness } from 'wrangler'
import { makeEmailIdentity } from '#worker/auth/store/identities.ts'
import { makeUser } from '#worker/auth/store/users.ts'
import { openDatabase, type Database } from '#worker/db/client.ts'
import { identities, userRoles, users } from '#worker/db/schema/accounts.ts'
import { goodPassword, importedHash, newEmail } from './auth-peer.ts'
import { readSecrets } from './secrets.ts'
import { enter } from './steps.ts'

export type Row = Record<string, unknown>
export type Product = {
  url: string
  db: Database
  readAccounts: (statement: string, ...values: unknown[]) => Promise<Row[]>
  readVisits: (statement: string, ...values: unknown[]) => Promise<Row[]>
  /** Forgets what was measured. */
  empty: () => Promise<void>
  /** Goes on with the build in another folder, on the same data, which then knows its own address. */
  moveTo: (dist: string) => Promise<void>
  /** Does what is done every five minutes. */
  runCron: () => Promise<void>
  close: () => Promise<void>
}

// The types of the bindings stay within worker/.
type Binding = {
  prepare(sql: string): { bind(...values: unknown[]): { all(): Promise<{ results: Row[] }> } }
}
type Bindings = { DB: Binding; ANALYTICS: Binding }

// Nothing outside this machine is contacted.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_LOG = 'error'

/**
 * Serves the built product on an empty database of its own, which the test can read and no other test writes to: the build
 * for the tests, or the one in another folder, with further settings of the Worker.
 */
export async function startProduct({
  dist = 'dist',
  vars = {},
}: { dist?: string; vars?: Record<string, string> } = {}): Promise<Product> {
  const workerOf = (folder: string, site: string) => ({
    configPath: writeConfig(folder),
    vars: { SITE_URL: site, ...vars },
    secrets: readSecrets(),
  })
  const harness = createTestHarness({ workers: [workerOf(dist, 'http://localhost')] })
  const { url } = await harness.listen()
  const worker = harness.getWorker()
  for (const binding of ['DB', 'ANALYTICS']) await worker.applyD1Migrations(binding)
  const getEnv = async () => (await harness.getWorker().getEnv()) as Bindings
  let env = await getEnv()
  const readFrom =
    (binding: keyof Bindings) =>
    async (statement: string, ...values: unknown[]) => {
      const { results } = await env[binding]
        .prepare(statement)
        .bind(...values)
        .all()
      return results
    }
  const readVisits = readFrom('ANALYTICS')
  const product = {
    url: url.origin,
    db: openDatabase(env),
    readAccounts: readFrom('DB'),
    readVisits,
    async empty() {
      const tables = await readVisits(
        `select name from sqlite_master where name glob 'figma_analytics_*' and type = 'table'`,
      )
      for (const { name } of tables) await readVisits(`delete from ${String(name)}`)
    },
    async moveTo(folder: string) {
      // A rehearsal serves nothing but this machine, by its name.
      product.url = `http://localhost:${url.port}`
      await harness.update({ workers: [workerOf(folder, product.url)] })
      env = await getEnv()
      product.db = openDatabase(env)
    },
    async runCron() {
      await harness.getWorker().scheduled({ cron: '*/5 * * * *' })
    },
    close: () => harness.close(),
  }
  return product
}

/** Writes the configuration with which a build is served for a test; returns where. */
function writeConfig(dist: string) {
  const folder = resolve('.cache/e2e-product')
  const built = resolve(dist, 'mcphack_africa')
  const config = JSON.parse(readFileSync(`${built}/wrangler.json`, 'utf8'))
  // These two point back at the source, whose settings would be read instead.
  delete config.configPath
  delete config.userConfigPath
  config.main = resolve(built, config.main)
  config.assets.directory = resolve(dist, 'client')
  for (const database of config.d1_databases)
    database.migrations_dir = resolve(built, database.migrations_dir)
  // In production a visit waits for others that would share its batch.
  for (const consumer of config.queues.consumers) consumer.max_batch_timeout = 0
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/${process.pid}-${dist.replaceAll('/', '-')}.json`
  writeFileSync(path, JSON.stringify(config))
  return path
}

/** Tests on a product of their own, with a visitor whom it takes for a person. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // A browser that says it is driven by a program is a bot to the Worker. What is sent while a page is being left
        // carries the browser's own name, whatever the context is told to say.
        args: [
          ...launchOptions.args!,
          '--disable-blink-features=AutomationControlled',
          `--user-agent=${devices['Pixel 7'].userAgent}`,
        ],
      }),
    { scope: 'worker' },
  ],
})

/** Hides or shows the tab by hand, because tabs of a headless browser are never hidden. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: value ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}

/** Signs in as a new administrator; returns the address. */
export async function signInAsAdmin(page: Page, { db, url }: Product) {
  const email = newEmail('nomsa')
  const profile = { first_name: 'Nomsa', last_name: 'Dube', country: 'ZA' }
  const now = new Date()
  const user = { ...makeUser(email, importedHash(), profile, now), emailConfirmedAt: now }
  const role = { id: crypto.randomUUID(), userId: user.id, role: 'admin' as const }
  await db.batch([
    db.insert(users).values(user),
    db.insert(identities).values(makeEmailIdentity(user, profile, true, now)),
    db.insert(userRoles).values({ ...role, createdAt: now }),
  ])
  await enter(page, url, { email, password: goodPassword })
  return email
}
