import { formatNumber } from '#content/format/numbers.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useLive } from '../../../data/analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.live

export function LiveReport() {
  return (
    <Report id="live" heading={words.heading} source={useLive()} isBrief>
      {({ minutes, visitors, pages }) => (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <strong className="numeral tabular text-2xl">{formatNumber(visitors)}</strong>
            <span>{words.text(minutes)}</span>
            <span className="text-sm text-muted">{words.explanation}</span>
          </p>
          {pages.length > 0 && (
            <div className="mt-4">
              <FiguresTable
                caption={words.text(minutes)}
                head={[words.columns.page, words.columns.visitors]}
                rows={pages.map((page) => ({
                  key: page.path,
                  cells: [page.path, formatNumber(page.visitors)],
                  share: page.visitors / visitors,
                }))}
              />
            </div>
          )}
        </>
      )}
    </Report>
  )
}
