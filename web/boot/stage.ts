import { STAGE_FUNCTION } from './first-paint.ts'

const MINUTE = 60_000

/** Sets the stage of the edition on `<html>`, with the function that the inline script left on `window`. */
export const markStage = () => (window as unknown as Record<string, () => void>)[STAGE_FUNCTION]!()

/** Sets the stage at the beginning of each minute, when stages begin; the countdown sets the one that it counts down to. */
export function followStages() {
  markStage()
  // Timers may be a little early.
  setTimeout(followStages, MINUTE + 10 - (Date.now() % MINUTE))
}
