import { DATA_STAGE, DATA_STAGES } from './attributes.ts'

/** Counts how many of the ISO instants have passed: with a start and an end, 0 before, 1 between and 2 after them. */
export function stageAt(instants: string, now: number) {
  return instants.split(' ').filter((instant) => Date.parse(instant) <= now).length
}

/** The longest delay that setTimeout accepts, in milliseconds: about 25 days. */
const LONGEST_WAIT = 2 ** 31 - 1

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sets the stage of every element that has stages, now and again at the next of their instants. CSS shows the text of the
 * stage.
 */
export function markStages() {
  const now = Date.now()
  let wait = LONGEST_WAIT
  for (const element of document.querySelectorAll<HTMLElement>(`[${DATA_STAGES}]`)) {
    const stages = element.getAttribute(DATA_STAGES)!
    element.setAttribute(DATA_STAGE, `${stageAt(stages, now)}`)
    for (const instant of stages.split(' ')) {
      const left = Date.parse(instant) - now
      if (left > 0) wait = Math.min(wait, left)
    }
  }
  clearTimeout(timer)
  timer = setTimeout(markStages, wait)
}
