import plugin from 'tailwindcss/plugin'
import { dayBefore, dayNumber } from '#content/facts/event-days.ts'
import { eventKindIds, kindOf } from '#content/facts/event-types.ts'
import { events, phases, type EventFacts } from '#content/facts/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { DATA_DAYS } from '../web/boot/attributes.ts'

/**
 * Returns a selector that matches from a given day (see dayNumber) onwards. For days before the edition it is the bare
 * attribute, because `^=''` never matches.
 */
const since = (day: number) =>
  day > dayBefore ? `[${DATA_DAYS}^='${' '.repeat(day - dayBefore)}']` : `[${DATA_DAYS}]`

/** Returns the first day on which an event counts as next: the day after the latest of the earlier events begins. */
const nextSince = ({ start }: EventFacts) =>
  Math.max(
    dayBefore,
    ...events.filter((other) => other.start < start).map((other) => dayNumber(other.start) + 1),
  )

/** The states of an event, each with the first day on which it applies. Later entries override earlier ones. */
const states: [dayOf: (item: EventFacts) => number, state: Record<string, string>][] = [
  [nextSince, { '--next': '1' }],
  [({ start }) => dayNumber(start), { '--begun': '1' }],
  [({ start, end = start }) => dayNumber(end) + 1, { '--next': '0', '--over': '1' }],
]

/** Groups the events by the day that `dayOf` returns, each event as the selector of its id. */
function idsBy(dayOf: (item: EventFacts) => number) {
  const groups = new Map<number, string[]>()
  for (const item of events) {
    const day = dayOf(item)
    groups.set(day, [...(groups.get(day) ?? []), `#${item.id}`])
  }
  return groups
}

/**
 * Hides every event that is not of the chosen kind, and every phase without one of that kind. An event that the address names
 * stays visible. The rules list the events by id, so the page does not have to repeat their kinds and days.
 *
 * Each event also gets three numbers, which are 0 unless they apply: --over is 1 once the event has ended, --next is 1 while it
 * is on or comes next, and --begun is 1 from its first day. They are constants, not calculations with --day, so that many
 * events inherit the same values and the browser can reuse their computed styles.
 */
export default plugin((tailwind) => {
  tailwind.addBase({
    '.events': {
      '--says-next': `'${schedulePage.detail.next}'`,
      '--says-today': `'${schedulePage.hero.today}'`,
    },
    '.event': { '--begun': '0', '--next': '0', '--over': '0' },
  })
  for (const [dayOf, state] of states)
    for (const [day, ids] of idsBy(dayOf))
      // Listed one by one, because browsers test a rule with :is() around its ids against every element.
      tailwind.addBase({ [ids.map((id) => `${since(day)} ${id}`).join()]: state })
  const hidden = eventKindIds.flatMap((kind) => {
    const chosenEvents = events
      .filter(({ type }) => kindOf(type) === kind)
      .map(({ id }) => `#${id}`)
    const empty = phases.filter(
      ({ id }) => !events.some((item) => item.phase === id && kindOf(item.type) === kind),
    )
    const chosen = `.chips:has([value='${kind}']:checked) ~`
    return [
      `${chosen} * .event:not(:target,${chosenEvents.join()})`,
      ...empty.map(({ id }) => `${chosen} [aria-labelledby=phase-${id}]:not(:has(:target))`),
    ]
  })
  tailwind.addBase({ [hidden.join()]: { display: 'none !important' } })
})
