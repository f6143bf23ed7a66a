import type { FlowInput } from './input.ts'

/** Milliseconds after which an answer has left: work that began with it would slow it down. */
const AFTER_ANSWER = 50

/**
 * Looks an address up, stores and mails only after the answer: neither its content nor its time tells whether the
 * address has an account. `name` stands in the log where that fails.
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
