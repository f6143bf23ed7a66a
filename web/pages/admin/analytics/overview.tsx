import { useState } from 'react'
import { formatDay } from '#content/format/days.ts'
import { formatChange, formatDuration, formatNumber } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useOverview, type Overview } from '../../../data/analytics.ts'
import { Choice } from '../choice.tsx'
import { FiguresTable } from './figures-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LineChart } from './line-chart.tsx'
import { Report, AlternativeTable } from './report.tsx'

const words = analyticsPanel.overview
type Totals = Overview['totals']

const formats: Record<keyof Totals, (value: number) => string> = {
  visits: formatNumber,
  views: formatNumber,
  viewsPerVisit: formatNumber,
  activeMsPerVisit: formatDuration,
}

export function OverviewReport({ range, compare }: { range: Range; compare: boolean }) {
  const source = useOverview(range)
  const [metric, setMetric] = useState<'visits' | 'views'>('visits')
  return (
    <Report
      heading={words.heading}
      source={source}
      file={{ name: 'overview', range }}
      isEmpty={({ totals, previous }) => totals.views === 0 && previous.totals.views === 0}
    >
      {({ days, totals, previous }) => (
        <>
          <TotalsList totals={totals} before={compare ? previous.totals : undefined} />
          <div className="mt-8 mb-3">
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
            label={words.picture(words.metrics[metric], formatDay(range.from), formatDay(range.to))}
            points={days.map((day) => ({
              label: formatDay(day.day),
              value: day[metric],
            }))}
            before={
              compare
                ? previous.days.map((day) => ({
                    label: formatDay(day.day),
                    value: day[metric],
                  }))
                : []
            }
            names={{ now: words.now, before: words.previous }}
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
        </>
      )}
    </Report>
  )
}

function TotalsList({ totals, before }: { totals: Totals; before: Totals | undefined }) {
  const keys = ['visits', 'views', 'viewsPerVisit', 'activeMsPerVisit'] as const
  return (
    <KeyFigures
      figures={keys.map((key) => ({
        label: words.totals[key],
        value: formats[key](totals[key]),
        remark: before && describeChange(totals[key], before[key]),
      }))}
    />
  )
}

function describeChange(now: number, before: number): string {
  return before === 0 ? words.noChange : words.change(formatChange(now / before - 1))
}
