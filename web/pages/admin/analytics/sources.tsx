import { analyticsPanel } from '#content/pages/admin-analytics.ts'
import { useSources, type Range, type Sources } from '../../../data/analytics.ts'
import { formatNumber, formatShare, nameCountry, nameLanguage } from '../format.ts'
import { FiguresTable } from './figures-table.tsx'
import { Part } from './part.tsx'

const words = analyticsPanel.sources
const SHOWN = 8

const names: Record<keyof Sources, (value: string) => string> = {
  referrers: (value) => value || words.direct,
  countries: (value) => (value ? nameCountry(value) : analyticsPanel.unknown),
  devices: (value) =>
    (analyticsPanel.devices as Record<string, string>)[value] ?? analyticsPanel.unknown,
  languages: (value) => (value ? nameLanguage(value) : analyticsPanel.unknown),
}

export function SourcesPart({ range }: { range: Range }) {
  return (
    <Part
      heading={words.heading}
      source={useSources(range)}
      file={{ name: 'sources', range }}
      emptyText={words.none}
      isEmpty={(data) => data.devices.length === 0}
    >
      {(data) => (
        <div className="grid gap-x-12 gap-y-10 min-[52rem]:grid-cols-2">
          {(['referrers', 'countries', 'devices', 'languages'] as const).map((kind) => (
            <Ranking key={kind} kind={kind} rows={data[kind]} />
          ))}
        </div>
      )}
    </Part>
  )
}

/** The bars stand in the table itself; what is beyond the first few is folded. */
function Ranking({ kind, rows }: { kind: keyof Sources; rows: Sources[keyof Sources] }) {
  const all = rows.reduce((sum, row) => sum + row.visits, 0)
  const first = rows.slice(0, SHOWN)
  const others = rows.slice(SHOWN)
  const tableOf = (part: typeof rows) => (
    <FiguresTable
      caption={words.lists[kind]}
      isCaptionShown={part === first}
      head={[words.columns.value, words.columns.visits, words.columns.share]}
      rows={part.map((row) => ({
        key: row.value,
        cells: [names[kind](row.value), formatNumber(row.visits), formatShare(row.visits / all)],
        share: row.visits / all,
      }))}
    />
  )
  return (
    <div>
      {tableOf(first)}
      {others.length > 0 && (
        <details>
          <summary className="link inline-block py-2">{words.more(others.length)}</summary>
          {tableOf(others)}
        </details>
      )}
    </div>
  )
}
