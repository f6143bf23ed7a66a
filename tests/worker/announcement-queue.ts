import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { deliver, wrap } from './event-deliveries.ts'

const QUEUE = 'mcphack-africa-announcements'

const waiting: unknown[] = []

/** The queue of the tests keeps what it is sent until {@link runQueue}. */
export function holdQueue() {
  waiting.length = 0
  vi.spyOn(env.ANNOUNCEMENTS, 'send').mockImplementation(async (body) => {
    waiting.push(body)
    return {} as QueueSendResponse
  })
}

/** Delivers all messages of the queue and those that come of them, each so often at once. */
export async function runQueue(times = 1): Promise<void> {
  await afterAnswers()
  while (waiting.length > 0) {
    const bodies = waiting.splice(0)
    await Promise.all(
      bodies.flatMap((body) => Array.from({ length: times }, () => deliver(QUEUE, [wrap(body)]))),
    )
  }
}

/** Runs the cron and then the queue, some milliseconds after now. */
export async function passTime(milliseconds: number, times = 1): Promise<void> {
  const now = new Date(Date.now() + milliseconds)
  vi.setSystemTime(now)
  await runCron(EVERY_FIVE_MINUTES, now)
  await runQueue(times)
}

/** Delivers one message of the queue alone. */
export const deliverOne = (announcementId: string) => deliver(QUEUE, [wrap({ announcementId })])
