import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { onTestFinished, vi } from 'vitest'
import worker from '#worker/index.ts'

export const NIGHTLY = '17 3 * * *'
export const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Runs a cron trigger at a given time, to its end. */
export async function runCron(cron: string, scheduledTime: Date) {
  const context = createExecutionContext()
  worker.scheduled(createScheduledController({ cron, scheduledTime }), env, context)
  await waitOnExecutionContext(context)
}

/** Stops the clock until the test ends: no midnight passes between what it stores and what it reads of that day. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
}
