import { useState } from 'react'
import { phases, type SchedulePhase } from '#content/catalogue/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { ClockSwitch } from './clock-switch.tsx'
import { ScheduleItem } from './schedule-item.tsx'

const { overview, detail } = schedulePage

export function Detail() {
  const [zone, setZone] = useState<string>()
  return (
    <section className="bg-panel" aria-labelledby="detail">
      <div className="wrap py-14 lg:py-20">
        <h2 id="detail">{detail.heading}</h2>
        <ClockSwitch zone={zone} setZone={setZone} />
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
    <section
      aria-labelledby={headingId}
      data-tint={phase.colour}
      className="mt-10 grid gap-6 border-t-2 border-figure pt-4 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div className="self-start lg:sticky lg:top-24">
        <p className="badge tinted">{overview.phaseLabel(phase.number)}</p>
        <h3 id={headingId} className="mt-3 text-3xl">
          {phase.title}
        </h3>
        <p className="mt-2 font-semibold">{phase.period}</p>
        <p className="mt-2 text-muted">{phase.description}</p>
      </div>
      <ol className="[--tall:13rem] lg:[--tall:10rem]">
        {phase.events.map((item) => (
          <ScheduleItem key={item.id} item={item} zone={zone} />
        ))}
      </ol>
    </section>
  )
}
