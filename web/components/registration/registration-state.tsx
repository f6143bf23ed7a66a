import type { ReactNode } from 'react'
import { registrationStages as stages } from '#content/catalogue/stages.ts'
import { event, type RegistrationSwitch } from '#content/facts/event.ts'
import { Stages } from './stages.tsx'

/**
 * Shows the content for the state of registration, and `over` after the edition. If the switch is `by-date`, the page has
 * the content for all states, and the stage of the edition decides which is shown.
 */
export function RegistrationState({
  open,
  closed,
  upcoming = closed,
  over = closed,
  as = 'div',
  choice = event.registration.switch,
}: {
  open: ReactNode
  closed: ReactNode
  upcoming?: ReactNode
  over?: ReactNode
  as?: 'div' | 'span'
  choice?: RegistrationSwitch
}) {
  if (choice !== 'by-date') return choice === 'open' ? open : closed
  return (
    <Stages
      as={as}
      of={[
        [stages.upcoming, upcoming],
        [stages.open, open],
        [stages.closed, closed],
        [stages.over, over],
      ]}
    />
  )
}
