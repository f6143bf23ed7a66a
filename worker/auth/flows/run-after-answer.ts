import type { FlowInput } from './input.ts'

/** Milliseconds by which work is put off, so that the answer is sent first. Work that began earlier would delay it. */
const AFTER_ANSWER = 50

/**
 * Runs work only after the answer has been sent, so that neither its content nor its timing shows whether an address has
 * an account. `name` identifies the mail in the log if the work fails.
 */
export function runAfterAnswer(
  { requestId, later }: FlowInput,
  name: string,
  work: () => Promise<void>,
): void {
  const logFailure = (error: Error) =>
    console.error('mail not prepared', { requestId, mail: name, name: error.name })
  later(scheduler.wait(AFTER_ANSWER).then(work).catch(logFailure))
}
