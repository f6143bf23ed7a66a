import { event } from '../facts/event.ts'
import { instants } from './instants.ts'

const { registration, phases, countdownTarget } = event

/** Lists the stages from one instant to another, such as `2 3 4`; without one, from the first or to the last stage. */
function stagesBetween(start?: string, end?: string): string {
  const first = start === undefined ? 0 : instants.indexOf(Date.parse(start)) + 1
  const last = end === undefined ? instants.length : instants.indexOf(Date.parse(end))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).join(' ')
}

const around = (start: string, end: string) => ({
  upcoming: stagesBetween(undefined, start),
  active: stagesBetween(start, end),
  completed: stagesBetween(end),
})

/** The stages in which registration is not open yet, open, and closed, and those after the edition. */
export const registrationStages = {
  upcoming: stagesBetween(undefined, registration.opens),
  open: stagesBetween(registration.opens, registration.closes),
  closed: stagesBetween(registration.closes, phases.ends),
  over: stagesBetween(phases.ends),
}

/** The stages in which teams may still change and take members in, whether or not new ones may register. */
export const joiningStages = stagesBetween(undefined, phases.developmentEnds)

/** The stages before, during and after each part of a team's journey. */
export const journeyStages = {
  bootcamp: around(registration.opens, phases.development),
  building: around(phases.development, phases.developmentEnds),
  showcase: around(phases.finale, phases.ends),
}

/** The stages before, during and after the finale; it begins when the countdown ends. */
export const finaleStages = around(countdownTarget, phases.ends)
