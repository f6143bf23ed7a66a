import { hubs } from '#content/catalogue/hubs.ts'
import { regions } from '#content/catalogue/regions.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { eventHours } from '#content/facts/event-types.ts'
import { shiftClock, offsetTitle, type ZoneOffset } from '#content/facts/time-zones.ts'
import { formatDay } from '#content/format/days.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { ClockStrip } from './clock-strip.tsx'

const words = schedulePage.timeZones
const [example] = eventHours.workshop
const cities = regions.flatMap((region) => region.cities)

/** Shows the local time in each city for an example time of the schedule. */
export function TimeZones() {
  return (
    <Section id="time-zones" title={words.heading} lead={words.text}>
      <p className="measure font-semibold">{words.example(example)}</p>
      <ClockStrip />
      <details className="mt-8 border-y border-line">
        <summary className="fold">{words.all}</summary>
        <ul className="mt-4 grid gap-x-16 lg:grid-cols-2">
          {timeZones.map((zone) => (
            <li
              key={zone.id}
              className="grid content-start gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[10rem_1fr]"
            >
              <div className="tabular">
                {zone.offsets.map((part) => (
                  <p key={part.offset}>
                    <span className="numeral text-4xl">{shiftClock(example, part)}</span>
                    {zone.offsets.length > 1 && (
                      <span className="block text-sm text-muted">{describeValidity(part)}</span>
                    )}
                  </p>
                ))}
              </div>
              <div>
                <h3>{zone.name}</h3>
                <p className="mt-1">
                  {`${zone.difference} (${zone.offsets.map(offsetTitle).join('; ')})`}
                </p>
                <Cities ids={zone.cityIds} />
              </div>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}

/** Lists the hubs first and in bold, then the other cities. */
function Cities({ ids }: { ids: readonly string[] }) {
  const named = (places: readonly { id: string; city: string }[]) =>
    places
      .filter(({ id }) => ids.includes(id))
      .map(({ city }) => city)
      .toSorted()
  const [near, others] = [named(hubs), named(cities)]
  return (
    <p className="text-muted">
      {near.length > 0 && <strong className="text-figure">{near.join(', ')}</strong>}
      {(near.length > 0 ? [''] : []).concat(others).join(', ')}
    </p>
  )
}

/** Describes when an offset applies in a zone that changes its clocks. */
function describeValidity({ lastDay }: ZoneOffset): string {
  return lastDay ? words.until(formatDay(lastDay)) : words.afterwards
}
