import plugin from 'tailwindcss/plugin'
import { dayNumber } from '#content/facts/event-days.ts'
import { eventKindIds, eventTypeIds, kindOf } from '#content/facts/event-types.ts'
import { events, phases, type EventFacts } from '#content/facts/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { eventIcon } from './event-icons.ts'

/**
 * Adds the rule that hides the events of other kinds than the chosen one, and the phases that have none of it. An event that
 * the address names stays. Also gives every event the icon of its type, its first and last day, and the day after which it
 * comes next. The rules list the events by id, so the page does not have to repeat their kinds, icons and days.
 */
export default plugin((tailwind) => {
  tailwind.addBase({
    '.events': {
      '--says-next': `'${schedulePage.detail.next}'`,
      '--says-today': `'${schedulePage.hero.today}'`,
    },
  })
  for (const item of events) {
    const { id, start, end = start }: EventFacts = item
    const earlier = events
      .filter((other) => other.start < start)
      .map((other) => dayNumber(other.start))
    tailwind.addBase({
      [`#${id}`]: {
        '--after': `${Math.max(0, ...earlier)}`,
        '--first': `${dayNumber(start)}`,
        '--last': `${dayNumber(end)}`,
      },
    })
  }
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
