import { hubs } from '#content/catalogue/hubs.ts'
import { regions } from '#content/catalogue/regions.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { instantOf } from '#content/facts/event-times.ts'
import { eventHours } from '#content/facts/event-types.ts'
import { events } from '#content/facts/schedule.ts'
import { shiftClock } from '#content/facts/time-zones.ts'
import { formatClock } from '#content/format/moments.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { ownZone } from './own-time.ts'

const [example] = eventHours.workshop
const { start } = events.find(({ type }) => type === 'workshop')!

/** What the clocks of the zones show that never change them, with the hubs there, or else with one city. */
const clocks = [...new Set(steady().map(({ time }) => time))].toSorted().map((time) => {
  const ids = steady().flatMap((zone) => (zone.time === time ? zone.cityIds : []))
  const within = (places: readonly { id: string; city: string }[]) =>
    places.filter(({ id }) => ids.includes(id)).map(({ city }) => city)
  const near = within(hubs)
  const others = within(regions.flatMap((region) => region.cities))
  return { time, places: near.length > 0 ? near : others.slice(0, 1) }
})

function steady() {
  return timeZones
    .filter(({ offsets }) => offsets.length === 1)
    .map(({ offsets, cityIds }) => ({ time: shiftClock(example, offsets[0]), cityIds }))
}

/** Shows an example time of the schedule on the clocks of the continent. Marks the schedule's own, then the reader's once the app runs. */
export function ClockStrip() {
  const own = useHydrated() && formatClock(instantOf(start, example), ownZone())
  return (
    <ul className="clocks tabular mt-4">
      {clocks.map(({ time, places }) => (
        <li key={time} data-own={time === (own || example) || undefined}>
          <span className="numeral">{time}</span>
          {` ${places.join(', ')}`}
          {time === own && <strong className="block">{schedulePage.timeZones.yours}</strong>}
        </li>
      ))}
    </ul>
  )
}
