// No test sends mail: the mailbox keeps it.
import './mailbox.ts'
import { env } from 'cloudflare:workers'
import { afterEach, vi } from 'vitest'

// Every file begins with empty databases. All migrations of one as one batch take a fraction of the time.
const migrate = (database: D1Database, migrations: { queries: string[] }[]) =>
  database.batch(
    migrations.flatMap(({ queries }) => queries.map((query) => database.prepare(query))),
  )
await Promise.all([
  migrate(env.DB, env.TEST_MIGRATIONS.accounts),
  migrate(env.ANALYTICS, env.TEST_MIGRATIONS.analytics),
])

// An unexpected error in the log fails the test; a test that expects one replaces this spy.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const calls = errors.mock.calls.splice(0)
  if (calls.length > 0) throw new Error(`console.error was called: ${JSON.stringify(calls)}`)
})
