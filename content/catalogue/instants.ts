import { event } from '../facts/event.ts'

const { registration, phases, countdownTarget } = event

/**
 * The instants at which what the pages say changes, in order and in milliseconds since 1970. Stage 0 of the edition is
 * before all of them, and each begins the next stage.
 */
export const instants = [
  registration.opens,
  registration.closes,
  phases.development,
  phases.developmentEnds,
  phases.finale,
  countdownTarget,
  phases.ends,
]
  .map((instant) => Date.parse(instant))
  .filter((instant, index, all) => all.indexOf(instant) === index)
  .sort((a, b) => a - b)
