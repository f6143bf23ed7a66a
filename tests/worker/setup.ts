import { afterEach, vi } from 'vitest'
import { forgetAnswers } from './after-answers.ts'
import { emptyDatabases } from './databases.ts'
import { mailService } from './mailbox.ts'

await emptyDatabases()

// An unexpected error in the log fails the test; a test that expects one replaces this spy.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  forgetAnswers()
  mailService.mockClear()
  const calls = errors.mock.calls.splice(0)
  if (calls.length > 0) throw new Error(`console.error was called: ${JSON.stringify(calls)}`)
})
