import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { formatNumber } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import {
  discardDeadLetter,
  replayDeadLetters,
  useDeadLetters,
  useHealth,
  type DeadLetter,
} from '../../../data/analytics.ts'
import { useAction } from '../use-action.ts'
import { FiguresTable } from './figures-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.health

export function HealthReport({ range }: { range: Range }) {
  return (
    <Report id="health" heading={words.heading} text={words.text} source={useHealth(range)}>
      {({ botVisits, botViews, rejected, rejectedEvents, deadLetters }) => (
        <>
          <KeyFigures
            figures={[
              { label: words.bots, value: formatNumber(botVisits) },
              { label: words.botViews, value: formatNumber(botViews) },
              { label: words.rejected, value: formatNumber(rejectedEvents) },
              { label: words.dead, value: formatNumber(deadLetters.waiting) },
            ]}
          />
          {rejected.length > 0 && (
            <div className="trouble mt-8 max-w-xl">
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
    </Report>
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
  const [discarding, setDiscarding] = useState<DeadLetter>()
  if (!data) return null
  const waiting = data.letters.filter((letter) => !letter.replayedAt)
  const notListed = data.waiting - waiting.length
  const actions: Column<DeadLetter> = {
    id: 'actions',
    label: adminPage.table.actions,
    cell: (letter) =>
      letter.replayedAt ? (
        adminPage.table.none
      ) : (
        <button
          type="button"
          className="link cursor-pointer text-start"
          aria-label={`${words.discard}: ${formatMoment(letter.diedAt)}`}
          onClick={() => setDiscarding(letter)}
        >
          {words.discard}
        </button>
      ),
  }
  return (
    <div className="mt-8 max-w-3xl">
      <p className="measure mb-3">{words.deadText}</p>
      <DataTable
        caption={words.deadCaption}
        columns={[...columns, actions]}
        rows={data.letters}
        rowKey={(letter) => letter.id}
      />
      {notListed > 0 && (
        <p className="mt-4 text-sm text-muted">
          {words.notListed(notListed, formatNumber(notListed))}
        </p>
      )}
      {waiting.length > 0 && (
        <Button
          className="mt-4"
          variant="secondary"
          busy={busy}
          onClick={() =>
            void run(() => replayDeadLetters(waiting.map(({ id }) => id)), words.replayed)
          }
        >
          {busy ? words.replaying : words.replay(waiting.length)}
        </Button>
      )}
      {discarding && <DiscardLetter letter={discarding} onClose={() => setDiscarding(undefined)} />}
    </div>
  )
}

function DiscardLetter({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  return (
    <ConfirmDialog
      title={words.discard}
      text={words.discardConfirm(formatMoment(letter.diedAt), formatNumber(letter.events))}
      confirm={words.discard}
      cancel={adminPage.table.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() =>
        void run(() => discardDeadLetter(letter.id), words.discarded).then((ok) => ok && onClose())
      }
      onClose={onClose}
    />
  )
}
