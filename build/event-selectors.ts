import plugin from 'tailwindcss/plugin'
import { dayBefore, dayNumber } from '#content/facts/event-days.ts'
import { eventKindIds, eventTypeIds, kindOf } from '#content/facts/event-types.ts'
import { events, phases, type EventFacts } from '#content/facts/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { DATA_DAYS } from '../web/boot/attributes.ts'
import { eventIcon } from './event-icons.ts'

/** Returns the selector of pages on which a day (see dayNumber) has begun; nothing starts with the empty string. */
const since = (day: number) =>
  day > dayBefore ? `[${DATA_DAYS}^='${' '.repeat(day - dayBefore)}']` : `[${DATA_DAYS}]`

/** Returns the day from which an event comes next, unless it is over: the one after the last earlier event began. */
const nextSince = ({ start }: EventFacts) =>
  Math.max(
    dayBefore,
    ...events.filter((other) => other.start < start).map((other) => dayNumber(other.start) + 1),
  )

/** The states of an event, and the day from which it has each. Where two apply, the later one in this list counts. */
const states: [dayOf: (item: EventFacts) => number, state: Record<string, string>][] = [
  [nextSince, { '--next': '1' }],
  [({ start }) => dayNumber(start), { '--begun': '1' }],
  [({ start, end = start }) => dayNumber(end) + 1, { '--next': '0', '--over': '1' }],
]

/** Groups the selectors of the events by a day of theirs. */
function idsBy(dayOf: (item: EventFacts) => number) {
  const groups = new Map<number, string[]>()
  for (const item of events) {
    const day = dayOf(item)
    groups.set(day, [...(groups.get(day) ?? []), `#${item.id}`])
  }
  return groups
}

/**
 * Adds the rule that hides the events of other kinds than the chosen one, and the phases that have none of it. An event that
 * the address names stays. Also gives every event the icon of its type. The rules list the events by id, so the page does not
 * have to repeat their kinds, icons and days.
 *
 * Besides, --over is 1 for events that have ended, --next for those that are on or come next, and --begun from an event's first
 * day; otherwise they are 0. They are plain numbers, not calculations with --day, because all events then inherit one of a few
 * sets of values, and the browser can reuse the styles of one event for the parts of another.
 */
export default plugin((tailwind) => {
  tailwind.addBase({
    '.events': {
      '--says-next': `'${schedulePage.detail.next}'`,
      '--says-today': `'${schedulePage.hero.today}'`,
    },
  })
  tailwind.addBase({ '.event': { '--begun': '0', '--next': '0', '--over': '0' } })
  for (const [dayOf, state] of states)
    for (const [day, ids] of idsBy(dayOf))
      // Listed without :is(), with which the browser would try the rule on every element.
      tailwind.addBase({ [ids.map((id) => `${since(day)} ${id}`).join()]: state })
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
