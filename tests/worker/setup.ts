// No test sends mail: the mailbox keeps it.
import './mailbox.ts'
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, vi } from 'vitest'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.accounts)
await applyD1Migrations(env.ANALYTICS, env.TEST_MIGRATIONS.analytics)

// An unexpected error in the log fails the test; a test that expects one replaces this spy.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const calls = errors.mock.calls.splice(0)
  if (calls.length > 0) throw new Error(`console.error was called: ${JSON.stringify(calls)}`)
})
