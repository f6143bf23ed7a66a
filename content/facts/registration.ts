import { event, type RegistrationSwitch } from './event.ts'

export type RegistrationState = 'upcoming' | 'open' | 'closed'

/** The switch and the two instants of `event.registration`, as ISO times with offset. */
export type RegistrationRules = { switch: RegistrationSwitch; opens: string; closes: string }

/** Tells whether teams may register at an instant. The page's badge and the Worker both ask this function. */
export function registrationState(
  now: Date,
  rules: RegistrationRules = event.registration,
): RegistrationState {
  if (rules.switch !== 'by-date') return rules.switch
  if (now.getTime() < Date.parse(rules.opens)) return 'upcoming'
  return now.getTime() < Date.parse(rules.closes) ? 'open' : 'closed'
}
