import { useEffect } from 'react'
import { home } from '#words/pages/home.ts'
import { DATA_COUNTDOWN, DATA_PART } from '../../boot/attributes.ts'
import { tickCountdowns, type CountdownPart } from '../../boot/countdown.ts'

const units = Object.entries(home.countdown.units) as [CountdownPart, string][]

/** The countdown, which the boot script fills. Without JavaScript it shows dashes, beside the date in words. */
export function Countdown({ target }: { target: string }) {
  const { title, text, over } = home.countdown
  // The boot script does not see pages that the app navigates to.
  useEffect(tickCountdowns, [])
  return (
    <section className="bg-panel" aria-labelledby="countdown">
      <div className="wrap grid items-end gap-8 py-14 lg:grid-cols-2 lg:py-16">
        <div>
          <h2 id="countdown">{title}</h2>
          <p className="measure mt-3 text-muted">{text}</p>
        </div>
        <div
          role="timer"
          aria-labelledby="countdown"
          className="group"
          {...{ [DATA_COUNTDOWN]: target }}
          suppressHydrationWarning
        >
          <dl className="tabular grid grid-cols-4 gap-3">
            {units.map(([part, label]) => (
              <div key={part} className="flex flex-col-reverse border-t-2 border-figure pt-3">
                <dt className="text-sm text-muted">{label}</dt>
                <dd
                  className="numeral text-4xl sm:text-5xl"
                  {...{ [DATA_PART]: part }}
                  suppressHydrationWarning
                >
                  --
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 hidden font-semibold group-data-over:block">{over}</p>
        </div>
      </div>
    </section>
  )
}
