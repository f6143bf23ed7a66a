import type { FlowInput } from './input.ts'

/** Milliseconds after which an answer has left. Work that began earlier would delay it. */
const AFTER_ANSWER = 50

/**
 * Runs work only after the answer has left, so that neither the content nor the time of the answer tells whether an
 * address has an account. `name` identifies the mail in the log if the work fails.
 */
export function runAfterAnswer(
  { later }: FlowInput,
  name: string,
  work: () => Promise<void>,
): void {
  const logFailure = (error: Error) =>
    console.error('mail not prepared', { mail: name, name: error.name })
  later(scheduler.wait(AFTER_ANSWER).then(work).catch(logFailure))
}
