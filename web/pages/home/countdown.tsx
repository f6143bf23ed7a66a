import { useEffect } from 'react'
import { finaleStages } from '#content/catalogue/stages.ts'
import { event } from '#content/facts/event.ts'
import { aftermath } from '#words/aftermath.ts'
import { home } from '#words/pages/home.ts'
import { DATA_COUNTDOWN } from '../../boot/attributes.ts'
import { tickCountdowns } from '../../boot/countdown.ts'
import { Stages } from '../../components/registration/stages.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { title, text, units, date, begun, over } = home.countdown
const { upcoming, active, completed } = finaleStages

/** Counts down to the finale; from then on, says in one line that it has begun or what it was. */
export function Countdown() {
  // The boot script does not see pages that the app navigates to.
  useEffect(tickCountdowns, [])
  const aftermathLine = (
    <>
      <p className="numeral text-4xl">
        <Stages
          of={[
            [active, begun],
            [completed, over.line],
          ]}
        />
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {[aftermath.built, aftermath.news].map(({ label, href }) => (
          <SmartLink key={href} className="link" href={href}>
            {label}
          </SmartLink>
        ))}
      </p>
    </>
  )
  return (
    <section className="bg-panel" aria-labelledby="countdown">
      <div className="wrap grid items-center gap-8 py-12 lg:grid-cols-2 lg:py-16">
        <div>
          <h2 id="countdown">
            <Stages
              of={[
                [upcoming, title],
                [active, title],
                [completed, over.title],
              ]}
            />
          </h2>
          <p className="measure mt-3 text-muted">
            <Stages
              of={[
                [upcoming, text],
                [active, text],
                [completed, null],
              ]}
            />
          </p>
        </div>
        <div>
          <Stages
            as="div"
            of={[
              [upcoming, <Numbers key="numbers" />],
              [active, aftermathLine],
              [completed, aftermathLine],
            ]}
          />
        </div>
      </div>
    </section>
  )
}

/** The date, which is there without JavaScript, and the numbers that replace it. */
function Numbers() {
  return (
    <div
      role="timer"
      aria-labelledby="countdown"
      className="text-[min(3rem,13vw)]"
      {...{ [DATA_COUNTDOWN]: event.countdownTarget }}
    >
      <p className="numeral" suppressHydrationWarning>
        {date}
      </p>
      <dl className="tabular flex justify-between" hidden suppressHydrationWarning>
        {units.map((label) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="numeral" suppressHydrationWarning />
          </div>
        ))}
      </dl>
    </div>
  )
}
