import { analyticsPanel } from '#content/pages/admin-analytics.ts'
import { Button } from '../../../components/ui/button.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import {
  replayDeadLetters,
  useDeadLetters,
  useHealth,
  type DeadLetter,
  type Range,
} from '../../../data/analytics.ts'
import { formatMoment, formatNumber } from '../format.ts'
import { useAction } from '../use-action.ts'
import { FiguresTable } from './figures-table.tsx'
import { Part } from './part.tsx'

const words = analyticsPanel.health

export function HealthPart({ range }: { range: Range }) {
  return (
    <Part heading={words.heading} text={words.text} source={useHealth(range)}>
      {({ botVisits, botViews, rejected, rejectedEvents, deadLetters }) => (
        <>
          <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
            {[
              [words.bots, botVisits],
              [words.botViews, botViews],
              [words.rejected, rejectedEvents],
              [words.dead, deadLetters.waiting],
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="numeral mt-1 text-3xl tabular-nums">
                  {formatNumber(Number(value))}
                </dd>
              </div>
            ))}
          </dl>
          {rejected.length > 0 && (
            <div className="mt-8 max-w-xl">
              <FiguresTable
                caption={words.reasonsCaption}
                isCaptionShown
                head={[words.columns.reason, words.columns.events]}
                rows={rejected.map((row) => ({
                  key: row.reason,
                  cells: [words.reasons[row.reason] ?? row.reason, formatNumber(row.events)],
                  share: row.events / rejectedEvents,
                }))}
              />
            </div>
          )}
          {deadLetters.waiting + deadLetters.replayed > 0 && <DeadLetters />}
        </>
      )}
    </Part>
  )
}

const columns: Column<DeadLetter>[] = [
  { id: 'died', label: words.deadColumns.died, cell: (letter) => formatMoment(letter.diedAt) },
  { id: 'events', label: words.deadColumns.events, cell: (letter) => formatNumber(letter.events) },
  {
    id: 'bytes',
    label: words.deadColumns.bytes,
    cell: (letter) => words.bytes(formatNumber(letter.bytes)),
  },
  {
    id: 'replayed',
    label: words.deadColumns.replayed,
    cell: (letter) => (letter.replayedAt ? formatMoment(letter.replayedAt) : words.waiting),
  },
]

function DeadLetters() {
  const { data } = useDeadLetters()
  const { busy, run } = useAction()
  if (!data) return null
  return (
    <div className="mt-8 max-w-3xl">
      <p className="measure mb-3">{words.deadText}</p>
      <DataTable
        caption={words.deadCaption}
        columns={columns}
        rows={data.letters}
        rowKey={(letter) => letter.id}
      />
      {data.waiting > 0 && (
        <Button
          className="mt-4"
          variant="secondary"
          busy={busy}
          onClick={() => void run(replayDeadLetters, words.replayed)}
        >
          {busy ? words.replaying : words.replay}
        </Button>
      )}
    </div>
  )
}
