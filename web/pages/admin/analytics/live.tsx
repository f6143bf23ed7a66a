import { formatNumber } from '#content/format/numbers.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useLive } from '../../../data/analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.live

export function LiveReport() {
  return (
    <Report heading={words.heading} source={useLive()}>
      {({ minutes, visitors, pages }) => (
        <>
          <p className="flex items-end gap-4">
            <span className="numeral tabular text-6xl">{formatNumber(visitors)}</span>
            <span className="text-muted">{words.text(minutes)}</span>
          </p>
          <p className="measure mt-3 text-sm text-muted">{words.explanation(minutes)}</p>
          {pages.length === 0 ? (
            <p className="mt-4 border-t border-line pt-3">{words.none}</p>
          ) : (
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
