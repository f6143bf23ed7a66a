import { zoneOffset } from '#content/catalogue/zone-offset.ts'
import { editionClock } from '#content/edition-clock.ts'
import { STAGE_FUNCTION } from './first-paint.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Sets the stage of the edition on `<html>`, with the function that the inline script left on `window`. */
export const markStage = () => (window as unknown as Record<string, () => void>)[STAGE_FUNCTION]!()

/**
 * Sets the stage at the beginning of each minute, when stages begin; the countdown sets the one that it counts down to. Also
 * sets the day, in days since 1970, as `--day` for style sheets.
 */
export function followStages() {
  markStage()
  document.documentElement.style.setProperty(
    '--day',
    `${Math.floor((editionClock.now() + zoneOffset) / DAY)}`,
  )
  // Timers may be a little early.
  setTimeout(followStages, MINUTE + 10 - (Date.now() % MINUTE))
}
