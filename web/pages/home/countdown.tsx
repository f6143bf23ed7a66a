import { useEffect } from 'react'
import { finaleStages } from '#content/catalogue/stages.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { home } from '#words/pages/home.ts'
import { DATA_COUNTDOWN } from '../../boot/attributes.ts'
import { tickCountdowns } from '../../boot/countdown.ts'
import { AftermathLinks } from '../../components/registration/aftermath.tsx'
import { Stages } from '../../components/registration/stages.tsx'

const { title, text, units, date, begun, over } = home.countdown
const { upcoming, active, completed } = finaleStages
const linkedTitle = (
  <a className="link" href={`${paths.schedule}#final-presentations`}>
    {title}
  </a>
)

/** Counts down to the finale; from then on, says in one line that it has begun or what it was. */
export function Countdown() {
  // The boot script does not see pages that the app navigates to.
  useEffect(tickCountdowns, [])
  const aftermathLine = (
    <>
      <p className="numeral text-4xl text-accent lg:text-5xl">
        <Stages
          of={[
            [active, begun],
            [completed, over.line],
          ]}
        />
      </p>
      <div className="mt-8">
        <AftermathLinks />
      </div>
    </>
  )
  return (
    <section className="bg-panel" aria-labelledby="countdown">
      <div className="wrap grid items-center gap-8 py-8 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-20">
        <div>
          <h2 id="countdown">
            <Stages
              of={[
                [upcoming, linkedTitle],
                [active, linkedTitle],
                [completed, over.title],
              ]}
            />
          </h2>
          <p className="measure mt-4 text-lg">
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
    <div role="timer" aria-labelledby="countdown" {...{ [DATA_COUNTDOWN]: event.countdownTarget }}>
      <p className="numeral text-[min(4rem,13vw)]" suppressHydrationWarning>
        {date}
      </p>
      <dl className="clock tabular" hidden suppressHydrationWarning>
        {units.map((label, index) => (
          <div key={label}>
            <dt className="mt-2 text-[min(0.875rem,3.9vw)] text-muted">{label}</dt>
            <dd
              className={index < 3 ? 'numeral' : 'numeral text-accent'}
              suppressHydrationWarning
            />
          </div>
        ))}
      </dl>
    </div>
  )
}
