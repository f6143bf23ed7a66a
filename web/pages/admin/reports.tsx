import { formatMoment } from '#content/format/moments.ts'
import { reportsPanel as text } from '#words/pages/admin-reports.ts'
import { Button } from '../../components/ui/button.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { exportReports } from '../../data/list-exports.ts'
import { decideReport, useReports, type ReportRow } from '../../data/matching.ts'
import { State } from './badges.tsx'
import { Facts, OpenButton, sinceColumn } from './cells.tsx'
import { filterBy } from './filters.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { RowDialog } from './row-dialog.tsx'
import { useAction } from './use-action.ts'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const tones = { open: 'hot', hide: 'quiet', keep: 'good' } as const

function Decision({ row: { decision } }: { row: ReportRow }) {
  const state = decision ?? 'open'
  return <State tone={tones[state]}>{text.states[state]}</State>
}

const columnsWith = (open: (row: ReportRow) => void): Column<ReportRow>[] => [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    cell: (row) => (
      <OpenButton isSeen={row.decision !== null} onClick={() => open(row)}>
        {row.name}
      </OpenButton>
    ),
  },
  { id: 'kind', label: text.columns.kind, cell: (row) => text.kinds[row.kind] },
  {
    id: 'reason',
    label: text.columns.reason,
    place: 'line',
    cell: (row) => <span className="min-[52rem]:line-clamp-2">{row.reason}</span>,
  },
  {
    id: 'state',
    label: text.columns.state,
    place: 'state',
    cell: (row) => <Decision row={row} />,
  },
  sinceColumn('created', text.columns.reported),
]

/** What people reported at Find a team, with the decision about each. */
export default function Reports() {
  const { state, query, filters } = useListState(['created'], { state: ['open', 'decided'] })
  const list = useReports(query)
  const { opened, open, close } = useOpened(list)
  const columns = columnsWith(open)
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[filterBy('state', text.columns.state, filters.state, text.filter)]}
        tools={<LateTools list="reports" columns={columns} state={state} />}
        exportFile={{
          name: 'reports',
          load: (format) => exportReports(format, { ...query, columns: chosen }),
        }}
      />
      {opened && <ReportDialog row={opened} onClose={close} />}
    </>
  )
}

function ReportDialog({ row, onClose }: { row: ReportRow; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  const { decision } = row
  return (
    <RowDialog
      title={row.name}
      problem={problem}
      removal={undefined}
      actions={
        <>
          {decision !== 'keep' && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => void run(() => decideReport(row.id, 'keep'), text.kept)}
            >
              {decision === 'hide' ? text.keepAgain : text.keep}
            </Button>
          )}
          {decision !== 'hide' && (
            <Button
              variant="danger"
              busy={busy}
              onClick={() => void run(() => decideReport(row.id, 'hide'), text.hidden)}
            >
              {text.hide}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [text.columns.kind, text.kinds[row.kind]],
          [text.columns.reason, row.reason],
          [text.columns.reported, formatMoment(row.createdAt)],
          [text.columns.state, <Decision key="state" row={row} />],
          [text.columns.decided, row.decidedAt && formatMoment(row.decidedAt)],
        ]}
      />
      <section className="grid gap-2 border-t border-line pt-4">
        <h3 className="font-semibold">{text.columns.text}</h3>
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{row.text}</bdi>
        </p>
      </section>
      <p className="text-sm text-muted">{text.explain}</p>
    </RowDialog>
  )
}
