import { useState } from 'react'
import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { formatDay, formatDays } from '#content/format/days.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { shortenDay } from '#content/format/short-day.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { AlternativeTable } from '../analytics/alternative-table.tsx'
import { FiguresTable } from '../analytics/figures-table.tsx'
import { LineChart, type Point } from '../analytics/line-chart.tsx'
import { Choice } from '../choice.tsx'
import {
  averageBefore,
  compareCounts,
  compareWeek,
  hasGoneQuiet,
  untilClosed,
  type Count,
  type CountStep,
  type Metric,
} from './compare.ts'
import { Picture } from './picture.tsx'

const words = overviewPanel.registrations
const metrics = (['teams', 'members'] as const).map((value) => ({
  value,
  label: words.metrics[value],
}))
const lastDay = event.registration.switch === 'by-date' ? eventDays.registration.end : ''
const steps = (['days', 'weeks'] as const).map((value) => ({ value, label: words.steps[value] }))

/** Registrations over time, beside what is usual. */
export function Registrations({ overview }: { overview: EditionOverview }) {
  const [metric, setMetric] = useState<Metric>('teams')
  // Once nobody registers any more, the weeks show when they did.
  const isQuiet = hasGoneQuiet(overview)
  const [step, setStep] = useState<CountStep>(isQuiet ? 'weeks' : 'days')
  const average = averageBefore(overview, metric)
  const days = untilClosed(overview, lastDay)
  return (
    <Picture
      heading={words.heading}
      sentence={describeWeek(overview, metric)}
      detail={
        !isQuiet &&
        average !== undefined &&
        words.average(overview.week.before.length, formatNumber(average))
      }
    >
      {days.length > 0 && (
        <div className={isQuiet ? 'low-chart' : undefined}>
          <div className="mb-5 flex flex-wrap gap-3">
            <Choice
              legend={words.metricLabel}
              options={metrics}
              value={metric}
              onChange={setMetric}
            />
            <Choice legend={words.stepLabel} options={steps} value={step} onChange={setStep} />
          </div>
          <Course
            days={days}
            isOver={days.length < overview.days.length}
            metric={metric}
            step={step}
          />
        </div>
      )}
    </Picture>
  )
}

function describeWeek(overview: EditionOverview, metric: Metric): string {
  const now = overview.week[metric]
  const change = compareWeek(overview, metric)
  if (change.kind === 'quiet') return words.week.quiet(metric, overview.totals[metric])
  if (change.kind === 'more' || change.kind === 'fewer')
    return words.week[change.kind](
      metric,
      now,
      change.isShare ? formatShare(change.by) : formatNumber(change.by),
    )
  return words.week[change.kind](metric, now)
}

/** With fewer days or weeks that are over there is no line to draw. */
const LEAST_DRAWN = 2

/** Shows the few values so far; `lastName` names the last one while its day or week is not over. */
function Figures({ points, lastName }: { points: readonly Point[]; lastName: string | undefined }) {
  return (
    <dl className="tabular flex flex-wrap gap-x-12 gap-y-4">
      {points.map(({ label, value }, index) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm">
            {lastName && index === points.length - 1 ? words.soFar(lastName) : label}
          </dt>
          <dd className="numeral text-6xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Course({
  days,
  isOver,
  metric,
  step,
}: {
  days: EditionOverview['days']
  /** Whether registration has closed and every day or week shown is over. */
  isOver: boolean
  metric: Metric
  step: CountStep
}) {
  const { counts, usual } = compareCounts({ days }, metric, step)
  const nameCount = (name: string, { part }: Count) => (part ? words.partOf(name, part) : name)
  const toPoint = (count: Count) => {
    const day = formatDay(count.day)
    return {
      label: nameCount(step === 'days' ? day : words.weekOf(day), count),
      short: shortenDay(count.day),
      value: count.value,
      isPart: count.part !== undefined,
    }
  }
  const usualOf = new Map(usual.map(({ day, value }) => [day, value]))
  const label = words.picture[step](
    words.metrics[metric],
    formatDays({ start: counts[0]!.day, end: counts.at(-1)!.day }),
  )
  const points = counts.map(toPoint)
  const openDay = isOver ? undefined : words.open[step]
  return (
    <>
      {points.length - (isOver ? 0 : 1) < LEAST_DRAWN ? (
        <Figures points={points} lastName={openDay?.name} />
      ) : (
        <LineChart
          label={label}
          points={points}
          before={usual.map(toPoint)}
          openDay={openDay}
          names={{
            now: words.now[step],
            before: words.usual[step],
            peak: words.peak[step],
            part: words.part,
          }}
        />
      )}
      <AlternativeTable>
        <p className="mb-3 text-sm text-muted">{words.text}</p>
        <FiguresTable
          caption={label}
          head={[words.columns[step], words.metrics[metric], words.columns.usual]}
          rows={counts.map((count) => {
            const { day, value } = count
            const average = usualOf.get(day)
            return {
              key: day,
              cells: [
                nameCount(formatDay(day), count),
                formatNumber(value),
                average === undefined ? '' : formatNumber(average),
              ],
            }
          })}
        />
      </AlternativeTable>
    </>
  )
}
