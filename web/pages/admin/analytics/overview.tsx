import { useState } from 'react'
import { formatChange, formatDay, formatDuration, formatNumber } from '#content/format.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useOverview, type Overview, type Range } from '../../../data/analytics.ts'
import { Choice } from '../choice.tsx'
import { FiguresTable } from './figures-table.tsx'
import { LineChart } from './line-chart.tsx'
import { Part, TableBehind } from './part.tsx'

const words = analyticsPanel.overview
type Totals = Overview['totals']

const formats: Record<keyof Totals, (value: number) => string> = {
  visits: formatNumber,
  views: formatNumber,
  viewsPerVisit: formatNumber,
  activeMsPerVisit: formatDuration,
}

export function OverviewPart({ range, compare }: { range: Range; compare: boolean }) {
  const source = useOverview(range)
  const [metric, setMetric] = useState<'visits' | 'views'>('visits')
  return (
    <Part
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
            label={words.picture(
              words.metrics[metric],
              formatDay(range.from, 'shortDay'),
              formatDay(range.to, 'shortDay'),
            )}
            points={days.map((day) => ({
              label: formatDay(day.day, 'shortDay'),
              value: day[metric],
            }))}
            before={
              compare
                ? previous.days.map((day) => ({
                    label: formatDay(day.day, 'shortDay'),
                    value: day[metric],
                  }))
                : []
            }
            names={{ now: words.now, before: words.previous }}
          />
          <TableBehind>
            <FiguresTable
              caption={words.picture(
                words.heading,
                formatDay(range.from, 'shortDay'),
                formatDay(range.to, 'shortDay'),
              )}
              head={[
                words.columns.day,
                words.columns.visits,
                words.columns.views,
                ...(compare ? [words.columns.beforeVisits, words.columns.beforeViews] : []),
              ]}
              rows={days.map((day, index) => ({
                key: day.day,
                cells: [
                  formatDay(day.day, 'shortDay'),
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
          </TableBehind>
        </>
      )}
    </Part>
  )
}

function TotalsList({ totals, before }: { totals: Totals; before: Totals | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
      {(['visits', 'views', 'viewsPerVisit', 'activeMsPerVisit'] as const).map((key) => (
        <div key={key}>
          <dt className="text-sm text-muted">{words.totals[key]}</dt>
          <dd className="numeral tabular mt-1 text-3xl">{formats[key](totals[key])}</dd>
          {before && (
            <dd className="tabular mt-1 text-sm text-muted">
              {before[key] === 0
                ? words.noChange
                : words.change(formatChange(totals[key] / before[key] - 1))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
