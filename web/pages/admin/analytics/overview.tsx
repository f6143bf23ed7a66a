import { useState, type ReactNode } from 'react'
import { formatDay } from '#content/format/days.ts'
import { formatDuration, formatNumber, formatShare } from '#content/format/numbers.ts'
import { shortenDay } from '#content/format/short-day.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useOverview, type Overview } from '../../../data/analytics.ts'
import { Choice } from '../choice.tsx'
import { AlternativeTable } from './alternative-table.tsx'
import { CountryMap } from './country-map.tsx'
import { FiguresTable } from './figures-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LineChart } from './line-chart.tsx'
import { Report } from './report.tsx'
import { lastDays } from './use-range.ts'

const words = analyticsPanel.overview
type Totals = Overview['totals']
type Day = Overview['days'][number]

const formats: Record<keyof Totals, (value: number) => string> = {
  visits: formatNumber,
  views: formatNumber,
  viewsPerVisit: formatNumber,
  activeMsPerVisit: formatDuration,
}

/** The course of each figure over the days. */
const ofDay: Record<keyof Totals, (day: Day) => number> = {
  visits: (day) => day.visits,
  views: (day) => day.views,
  viewsPerVisit: (day) => day.views / Math.max(1, day.visits),
  activeMsPerVisit: (day) => day.activeMs / Math.max(1, day.visits),
}

export function OverviewReport({
  range,
  compare,
  picker,
}: {
  range: Range
  compare: boolean
  picker: ReactNode
}) {
  const source = useOverview(range)
  const today = lastDays(1).to
  const [metric, setMetric] = useState<'visits' | 'views'>('visits')
  return (
    <Report
      id="overview"
      heading={words.heading}
      source={source}
      range={picker}
      file={{ name: 'overview', range }}
      isEmpty={({ totals, previous }) => totals.views === 0 && previous.totals.views === 0}
    >
      {({ days, totals, previous }) => (
        <>
          <TotalsList
            totals={totals}
            before={compare ? previous.totals : undefined}
            days={days.filter(({ day }) => day < today)}
          />
          <div className="mt-12 grid gap-x-12 gap-y-10 max-sm:mt-6 lg:grid-cols-[5fr_3fr]">
            <div className="min-w-0">
              <div className="mb-4">
                <Choice
                  legend={words.metricLabel}
                  options={(['visits', 'views'] as const).map((value) => ({
                    value,
                    label: words.metrics[value],
                  }))}
                  value={metric}
                  onChange={setMetric}
                />
              </div>
              <LineChart
                label={words.picture(
                  words.metrics[metric],
                  formatDay(range.from),
                  formatDay(range.to),
                )}
                points={pointsOf(days, metric)}
                before={compare ? pointsOf(previous.days, metric) : []}
                openDay={range.to === today ? { name: words.today, remark: words.open } : undefined}
                names={{
                  now: words.now,
                  before: words.previous,
                  peak: words.peak,
                }}
              />
              <AlternativeTable>
                <FiguresTable
                  caption={words.picture(words.heading, formatDay(range.from), formatDay(range.to))}
                  head={[
                    words.columns.day,
                    words.columns.visits,
                    words.columns.views,
                    ...(compare ? [words.columns.beforeVisits, words.columns.beforeViews] : []),
                  ]}
                  rows={days.map((day, index) => ({
                    key: day.day,
                    cells: [
                      formatDay(day.day),
                      formatNumber(day.visits),
                      formatNumber(day.views),
                      ...(compare
                        ? [
                            formatNumber(previous.days[index]?.visits ?? 0),
                            formatNumber(previous.days[index]?.views ?? 0),
                          ]
                        : []),
                    ],
                  }))}
                />
              </AlternativeTable>
            </div>
            <CountryMap range={range} />
          </div>
        </>
      )}
    </Report>
  )
}

const pointsOf = (days: readonly Day[], metric: 'visits' | 'views') =>
  days.map((day) => ({ label: formatDay(day.day), short: shortenDay(day.day), value: day[metric] }))

function TotalsList({
  totals,
  before,
  days,
}: {
  totals: Totals
  before: Totals | undefined
  /** The days that are over. */
  days: readonly Day[]
}) {
  const keys = ['visits', 'views', 'viewsPerVisit', 'activeMsPerVisit'] as const
  return (
    <KeyFigures
      figures={keys.map((key) => ({
        label: words.totals[key],
        value: formats[key](totals[key]),
        change: before && <Change now={totals[key]} before={before[key]} />,
        trend: days.map(ofDay[key]),
      }))}
    />
  )
}

function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return <span data-way="none">{words.noChange}</span>
  const change = Math.round((now / before - 1) * 1000) / 1000
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'none'
  const share = formatShare(Math.abs(change))
  return (
    <span data-way={way}>
      {way !== 'none' && (
        <svg viewBox="0 0 10 8" aria-hidden="true">
          <path d={way === 'up' ? 'M5 0l5 8H0z' : 'M5 8l5-8H0z'} />
        </svg>
      )}
      <span className="sr-only">{words.ways[way]} </span>
      {share}
    </span>
  )
}
