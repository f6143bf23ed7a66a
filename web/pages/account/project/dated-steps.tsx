import './project.css'
import { dayOf } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { formatClock } from '#content/format/moments.ts'
import { shortenDay } from '#content/format/short-day.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'

const { heading, steps: words } = ownProjectPage.after

/** A project's key dates and what happens on each: in a column on wide screens, in a row on narrow ones. */
export function DatedSteps({
  deadline,
  now,
  left,
}: {
  deadline: string
  now: number
  left: number
}) {
  const isPast = (day: string) => day < dayOf(now)
  const { start, end } = event.finale
  const steps = [
    {
      day: dayOf(Date.parse(deadline)),
      isOver: left <= 0,
      title: left > 0 ? words.submit.open(formatClock(deadline)) : words.submit.closed,
      text: left > 0 && words.submit.text,
    },
    { day: start, isOver: isPast(start), ...words.presentations },
    { day: end, isOver: isPast(end), ...words.awards },
  ]
  const next = steps.find(({ isOver }) => !isOver)
  return (
    <section aria-labelledby="dates" className="mt-6 lg:mt-8">
      <h3 id="dates" className="mb-3 text-xl">
        {heading}
      </h3>
      <ol className="dated-steps">
        {steps.map((step) => (
          <li key={step.title} aria-current={step === next ? 'step' : undefined}>
            <time dateTime={step.day} className="numeral">
              {shortenDay(step.day)}
            </time>
            <div>
              <p className="font-semibold">{step.title}</p>
              {step.text && <p className="text-muted max-sm:hidden">{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
