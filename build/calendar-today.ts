import plugin from 'tailwindcss/plugin'
import { dayNumber, weekdayOf } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { events, type EventFacts } from '#content/facts/schedule.ts'

/** CSS that is 1 from a day on and 0 before it. */
const since = (day: number) => `clamp(0, var(--day) - ${day - 1}, 1)`

/** Returns the number (see dayNumber) of the first day of each month of the hackathon. */
function monthStarts() {
  const month = new Date(`${event.start.slice(0, 8)}01`)
  const starts = []
  while (month.toISOString().slice(0, 10) <= event.end) {
    starts.push(dayNumber(month.toISOString()))
    month.setUTCMonth(month.getUTCMonth() + 1)
  }
  return starts
}

/** Returns the first and last day of each run of days with events, as numbers. */
function busyTimes() {
  const times: { first: number; last: number }[] = []
  for (const item of events.toSorted((one, other) => one.start.localeCompare(other.start))) {
    const { start, end = start }: EventFacts = item
    const previous = times.at(-1)
    if (previous && dayNumber(start) <= previous.last + 1)
      previous.last = Math.max(previous.last, dayNumber(end))
    else times.push({ first: dayNumber(start), last: dayNumber(end) })
  }
  return times
}

/**
 * Moves the frame of today to its day in the calendar, which has a column for each week; on other days it stays out of sight.
 * Gives the frame its day of the month, and --busy, which is 1 on a day with an event and 0 on others.
 */
export default plugin((tailwind) => {
  const [first, ...later] = monthStarts()
  const ended = later.map((start, index) => {
    const length = start - [first!, ...later][index]!
    return ` - ${length} * ${since(start)}`
  })
  const busy = busyTimes().map((time) => `${since(time.first)} - ${since(time.last + 1)}`)
  const firstMonday = dayNumber(event.start) - weekdayOf(event.start)
  const passed = `(var(--day) - ${firstMonday})`
  tailwind.addBase({
    '.today': {
      transform: `translate(
        calc(109px + 10px * round(down, ${passed} / 7, 1) + 99px * min(0, ${passed})),
        calc(10px + 10px * mod(${passed}, 7))
      )`,
    },
    '.today i': {
      '--date': `calc(var(--day) - ${first! - 1}${ended.join('')})`,
      '--busy': `calc(${busy.join(' + ')})`,
    },
  })
})
