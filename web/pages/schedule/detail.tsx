import { useState } from 'react'
import { phases, type SchedulePhase } from '#content/catalogue/schedule.ts'
import { eventKindIds, kindOf } from '#content/facts/event-types.ts'
import { eventKindNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { ClockSwitch } from './clock-switch.tsx'
import { hasDaysOf } from './days.ts'
import { ScheduleItem } from './schedule-item.tsx'

const { overview, detail } = schedulePage

const events = phases.flatMap((phase) => phase.events)
const kinds = eventKindIds.map((kind) => ({
  value: kind as string,
  label: eventKindNames[kind],
  total: events.filter(({ type }) => kindOf(type) === kind).length,
}))
const choices = [{ value: 'all', label: detail.all, total: events.length }, ...kinds]

export function Detail() {
  const [zone, setZone] = useState<string>()
  return (
    <section className="events bg-panel" aria-labelledby="detail">
      <div className="wrap py-8 lg:py-20">
        <h2 id="detail">{detail.heading}</h2>
        <ClockSwitch zone={zone} setZone={setZone} />
        {/* Works without script, by schedule.css and build/event-selectors.ts. */}
        <fieldset className="chips no-print mt-4">
          <legend className="sr-only">{detail.filter}</legend>
          {choices.map(({ value, label, total }) => (
            <label key={value} className="badge">
              <input
                type="radio"
                name="kind"
                value={value}
                className="sr-only"
                defaultChecked={value === 'all'}
              />
              {`${label} (${total})`}
            </label>
          ))}
        </fieldset>
        {phases.map((phase) => (
          <Phase key={phase.id} phase={phase} zone={zone} />
        ))}
      </div>
    </section>
  )
}

function Phase({ phase, zone }: { phase: SchedulePhase; zone?: string }) {
  const headingId = `phase-${phase.id}`
  return (
    <section aria-labelledby={headingId} data-tint={phase.colour}>
      <div className="phase-head">
        <p className="badge tinted">{overview.phaseLabel(phase.number)}</p>
        <h3 id={headingId}>{phase.title}</h3>
        <p>{phase.period}</p>
      </div>
      <ol>
        {phase.events.map((item, index) => (
          <ScheduleItem
            key={item.id}
            item={item}
            same={hasDaysOf(item, phase.events[index - 1])}
            zone={zone}
          />
        ))}
      </ol>
    </section>
  )
}
