import type { ReactNode } from 'react'
import { event } from '#content/facts/event.ts'
import type { RegistrationRules } from '#content/facts/registration.ts'
import { DATA_STAGE, DATA_STAGES } from '../../boot/attributes.ts'
import { stageAt } from '../../boot/registration-clock.ts'

/**
 * Attributes of an element that changes with the clock: `instants` are its start and its end. The page carries the
 * stage of the build; the boot script corrects it before React is there, which then leaves it alone.
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
 * Shows what fits the state of registration. Under the switch `by-date` the page carries all texts, and the clock of
 * the reader chooses one.
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
