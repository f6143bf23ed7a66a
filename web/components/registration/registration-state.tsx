import type { ReactNode } from 'react'
import { event } from '#content/facts/event.ts'
import type { RegistrationRules } from '#content/facts/registration.ts'
import { DATA_STAGE, DATA_STAGES } from '../../boot/attributes.ts'
import { stageAt } from '../../boot/registration-clock.ts'

/**
 * Returns the attributes of an element that changes with the clock; `instants` are its start and end in ISO 8601. The page
 * has the stage at build time, and the boot script updates it before React hydrates, which then leaves it alone.
 */
export function stagesOf(...instants: [start: string, end: string]) {
  const stages = instants.join(' ')
  return {
    [DATA_STAGES]: stages,
    [DATA_STAGE]: stageAt(stages, Date.now()),
    suppressHydrationWarning: true,
  }
}

/**
 * Shows the content for the state of registration. If the switch is `by-date`, the page has the content for all states, and
 * the reader's clock decides which is shown.
 */
export function RegistrationState({
  open,
  closed,
  upcoming = closed,
  as: Element = 'div',
  rules = event.registration,
}: {
  open: ReactNode
  closed: ReactNode
  upcoming?: ReactNode
  as?: 'div' | 'span'
  rules?: RegistrationRules
}) {
  if (rules.switch !== 'by-date') return rules.switch === 'open' ? open : closed
  return (
    <Element className="contents" {...stagesOf(rules.opens, rules.closes)}>
      <Element data-when="0">{upcoming}</Element>
      <Element data-when="1">{open}</Element>
      <Element data-when="2">{closed}</Element>
    </Element>
  )
}
