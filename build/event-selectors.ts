import plugin from 'tailwindcss/plugin'
import { instants } from '#content/catalogue/instants.ts'
import { eventKindIds, eventTypeIds, kindOf } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { events, phases, type EventFacts } from '#content/facts/schedule.ts'
import { eventIcon } from './event-icons.ts'

/**
 * Adds the rule that hides the events of other kinds than the chosen one, and the phases that have none of it. An event that
 * the address names stays. Also gives every event the icon of its type, and shows from the stage of the edition on <html>
 * which are over. The events are listed by their ids, so that the page need not repeat their kinds and icons.
 */
export default plugin((tailwind) => {
  const over = instants.flatMap((instant, index) => {
    const ids = events.filter((item) => endOf(item) === instant).map(({ id }) => `#${id}`)
    const stages = instants.slice(index).map((_, more) => `[data-stage='${index + more + 1}']`)
    return ids.length > 0 ? [`:is(${stages.join()}) :is(${ids.join()})`] : []
  })
  tailwind.addBase({ [over.join()]: { '--over': "''" } })
  const hidden = eventKindIds.flatMap((kind) => {
    const chosenEvents = events
      .filter(({ type }) => kindOf(type) === kind)
      .map(({ id }) => `#${id}`)
    const empty = phases.filter(
      ({ id }) => !events.some((item) => item.phase === id && kindOf(item.type) === kind),
    )
    const chosen = `.events:has([value='${kind}']:checked)`
    return [
      `${chosen} .event:not(:target,${chosenEvents.join()})`,
      ...empty.map(({ id }) => `${chosen} [aria-labelledby=phase-${id}]:not(:has(:target))`),
    ]
  })
  tailwind.addBase({ [hidden.join()]: { display: 'none !important' } })
  for (const type of eventTypeIds) {
    const ids = events.filter((item) => item.type === type).map(({ id }) => `#${id} .badge::before`)
    if (ids.length > 0) tailwind.addBase({ [ids.join()]: { '--icon': eventIcon(type) } })
  }
})

/** The first instant of a new stage at which an event is over; undefined if there is none. */
function endOf({ start, end = start }: EventFacts) {
  return instants.find((instant) => Date.parse(`${end}T23:59:59${event.utcOffset}`) < instant)
}
