import { editionClock } from '../edition-clock.ts'
import { event, type RegistrationSwitch } from './event.ts'

export type RegistrationState = 'upcoming' | 'open' | 'closed'

/** The switch and the two instants of `event.registration`, as ISO times with offset. */
export type RegistrationRules = { switch: RegistrationSwitch; opens: string; closes: string }

/** Tells whether teams may register, now or at another instant in milliseconds. */
export function findRegistrationState(
  now = editionClock.now(),
  rules: RegistrationRules = event.registration,
): RegistrationState {
  if (rules.switch !== 'by-date') return rules.switch
  if (now < Date.parse(rules.opens)) return 'upcoming'
  return now < Date.parse(rules.closes) ? 'open' : 'closed'
}
