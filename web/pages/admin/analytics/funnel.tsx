import { formatNumber, formatShare } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useFunnel } from '../../../data/analytics.ts'
import { FiguresTable, Gauge } from './figures-table.tsx'
import { Report, AlternativeTable } from './report.tsx'

const words = analyticsPanel.funnel

export function FunnelReport({ range }: { range: Range }) {
  return (
    <Report
      id="funnel"
      heading={words.heading}
      text={words.text}
      source={useFunnel(range)}
      file={{ name: 'funnel', range }}
      emptyText={words.empty}
      isEmpty={({ steps }) => steps.every((step) => step.count === 0)}
    >
      {({ steps }) => {
        const first = steps[0]?.count ?? 0
        const shareOf = (count: number, whole: number | undefined) =>
          whole ? formatShare(count / whole) : ''
        // Registered teams may come from any page, so they are not a share of the visits.
        const isVisit = (id: string) => id !== 'registered'
        const most = Math.max(1, ...steps.map((step) => step.count))
        return (
          <>
            <ol className="grid gap-4" aria-label={words.picture}>
              {steps.map((step, index) => (
                <li key={step.id}>
                  <p className="flex items-baseline justify-between gap-4">
                    <span>{words.steps[step.id]}</span>
                    <span className="tabular">
                      {index > 0 && isVisit(step.id) && steps[index - 1]!.count > 0 && (
                        <span className="me-3 text-sm text-muted max-sm:hidden">
                          {words.kept(shareOf(step.count, steps[index - 1]?.count))}
                        </span>
                      )}
                      <strong>{formatNumber(step.count)}</strong>
                    </span>
                  </p>
                  <div className="tall-gauge mt-1">
                    <Gauge share={step.count / most} isOther={!isVisit(step.id)} />
                  </div>
                </li>
              ))}
            </ol>
            <AlternativeTable>
              <FiguresTable
                caption={words.picture}
                head={[
                  words.columns.step,
                  words.columns.count,
                  words.columns.share,
                  words.columns.kept,
                ]}
                rows={steps.map((step, index) => ({
                  key: step.id,
                  cells: [
                    words.steps[step.id],
                    formatNumber(step.count),
                    isVisit(step.id) ? shareOf(step.count, first) : '',
                    index > 0 && isVisit(step.id)
                      ? shareOf(step.count, steps[index - 1]?.count)
                      : '',
                  ],
                }))}
              />
            </AlternativeTable>
          </>
        )
      }}
    </Report>
  )
}
