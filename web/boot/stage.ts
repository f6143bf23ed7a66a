import { STAGE_FUNCTION } from './first-paint.ts'

const MINUTE = 60_000

/** Sets the edition's stage and today's date on `<html>`, with the function that the inline script left on `window`. */
export const markStage = () => (window as unknown as Record<string, () => void>)[STAGE_FUNCTION]!()

/** Sets both at the beginning of each minute, when stages begin; the countdown sets the one that it counts down to. */
export function followStages() {
  const follow = () => {
    markStage()
    followStages()
  }
  // Timers may be a little early.
  setTimeout(follow, MINUTE + 10 - (Date.now() % MINUTE))
}
