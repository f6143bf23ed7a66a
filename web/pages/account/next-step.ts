import { checkIns, stateOfCheckIn } from '#content/check-ins.ts'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { mayChange, type ChangeException } from '#content/team-changes.ts'

/** How far a team has got in the programme. */
export type TeamProgress = {
  told: readonly number[]
  submittedAt: string | null
  exceptions: readonly ChangeException[]
}

/** Returns the check-in that is open or opens next, if there is one. */
export const currentCheckIn = (now = editionClock.now()) =>
  checkIns.find((checkIn) => stateOfCheckIn(checkIn, now) !== 'over')

/** Returns a team's next step: whatever closes first, then the pass until the finale is over. */
export function nextStepOf(
  { told, submittedAt, exceptions }: TeamProgress,
  now = editionClock.now(),
): 'checkIns' | 'project' | 'pass' | undefined {
  const checkIn = currentCheckIn(now)
  if (checkIn && stateOfCheckIn(checkIn, now) === 'open' && !told.includes(checkIn.number))
    return 'checkIns'
  if (!submittedAt && mayChange('submission', exceptions, now)) return 'project'
  return now < Date.parse(event.phases.ends) ? 'pass' : undefined
}
