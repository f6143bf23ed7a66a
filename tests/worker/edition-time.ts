import { onTestFinished } from 'vitest'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'

const { now: rehearsed } = editionClock

/**
 * Stops the clock of the edition, until the test ends, at a time in Central Africa Time such as `2025-10-20T23:59:59`.
 * Tokens, sessions and whatever else keeps real time go on.
 */
export function stopEditionAt(at: string) {
  const instant = Date.parse(at + event.utcOffset)
  runEdition(() => instant)
}

/** Has the edition read this clock (milliseconds since 1970) until the test ends. */
export function runEdition(now: () => number) {
  editionClock.now = now
  onTestFinished(() => {
    editionClock.now = rehearsed
  })
}
