import { formatNumber, formatShare } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { nameSource, sourceKinds, type SourceKind } from '#words/analytics-sources.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useSources, type Sources } from '../../../data/analytics.ts'
import { FiguresTable } from './figures-table.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.sources
const SHOWN = 5

export function SourcesReport({ range }: { range: Range }) {
  return (
    <Report
      id="sources"
      heading={words.heading}
      text={words.shareText}
      source={useSources(range)}
      file={{ name: 'sources', range }}
      emptyText={words.none}
      isEmpty={(data) => data.devices.length === 0}
    >
      {(data) => (
        <div className="-mb-10 gap-x-12 min-[52rem]:columns-2">
          {sourceKinds.map((kind) => (
            <Ranking key={kind} kind={kind} data={data} />
          ))}
        </div>
      )}
    </Report>
  )
}

/** A table with a bar in every row. Rows beyond the first few are collapsed. */
function Ranking({ kind, data }: { kind: SourceKind; data: Sources }) {
  const rows = data[kind]
  const cut = data.values[kind] - rows.length
  const first = rows.slice(0, SHOWN)
  const others = rows.slice(SHOWN)
  const tableOf = (part: typeof rows) => (
    <FiguresTable
      caption={words.lists[kind]}
      isCaptionShown={part === first}
      head={[words.values[kind], words.columns.visits, words.columns.share]}
      rows={part.map((row) => ({
        key: row.value,
        cells: [
          nameSource[kind](row.value),
          formatNumber(row.visits),
          formatShare(row.visits / data.visits),
        ],
        share: row.visits / data.visits,
      }))}
    />
  )
  return (
    <div className="break-inside-avoid pb-10">
      {tableOf(first)}
      {others.length > 0 && (
        <details>
          <summary className="link inline-block py-2">{analyticsPanel.more(others.length)}</summary>
          {tableOf(others)}
        </details>
      )}
      {cut > 0 && <p className="py-2 text-sm text-muted">{words.cut(cut, formatNumber(cut))}</p>}
    </div>
  )
}
