import { formatNumber, formatShare } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useFunnel } from '../../../data/analytics.ts'
import { AlternativeTable } from './alternative-table.tsx'
import { FiguresTable } from './figures-table.tsx'
import { Report } from './report.tsx'
import { Steps } from './steps.tsx'

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
            <Steps
              label={words.picture}
              steps={steps.map((step, index) => {
                const before = steps[index - 1]?.count
                return {
                  id: step.id,
                  label: words.steps[step.id],
                  count: formatNumber(step.count),
                  note: before && isVisit(step.id) && words.kept(shareOf(step.count, before)),
                  share: step.count / most,
                  isOther: !isVisit(step.id),
                }
              })}
            />
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
