import { useSearchParams } from 'react-router-dom'
import { caseKinds, caseOwners, caseStates } from '#content/wire/intake.ts'
import { intakePanel as text } from '#words/pages/admin-intake.ts'
import type { Column } from '../../../components/ui/table.tsx'
import { useCases, type CaseRow, type Waiting } from '../../../data/admin-intake.ts'
import { exportCases } from '../../../data/list-exports.ts'
import { Contact, none, OpenButton, sinceColumn } from '../cells.tsx'
import { filterBy } from '../filters.tsx'
import { LateTools, useChosenColumns } from '../late-tools.tsx'
import { ListPanel } from '../list-panel.tsx'
import { Shares } from '../shares.tsx'
import { useChangeAddress } from '../use-change-address.ts'
import { useListState } from '../use-list-state.ts'
import { CaseDialog } from './case-dialog.tsx'
import { Clock } from './clock.tsx'

const { columns: labels, filters: filterLabels } = text

/** Everything that people have sent, the most urgent first. The address holds what is shown, and what is open. */
export default function Inbox() {
  const [params] = useSearchParams()
  const changeAddress = useChangeAddress()
  const { state, query, filters } = useListState(['urgency', 'created'], {
    state: caseStates,
    kind: caseKinds,
    owner: caseOwners,
  })
  const list = useCases(query)
  const opened = params.get('open')
  const open = (id: string | undefined) => changeAddress({ open: id })
  const columns: Column<CaseRow>[] = [
    {
      id: 'title',
      label: labels.title,
      place: 'title',
      cell: (row) => (
        <OpenButton isSeen={row.answeredAt !== null} onClick={() => open(row.id)}>
          {row.title}
        </OpenButton>
      ),
    },
    { id: 'kind', isWhole: true, label: labels.kind, cell: (row) => text.kinds[row.kind] },
    {
      id: 'from',
      label: labels.from,
      place: 'line',
      cell: (row) => <Contact name={row.name} place={text.kinds[row.kind]} address={row.email} />,
    },
    { id: 'owner', label: labels.owner, cell: (row) => row.ownerName ?? none },
    {
      id: 'clock',
      label: labels.clock,
      place: 'state',
      sort: 'urgency',
      orders: text.orders,
      cell: (row) => <Clock {...row} />,
    },
    sinceColumn('received', labels.received),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      {list.data && <Counts waiting={list.data.waiting} />}
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[
          filterBy('state', filterLabels.state, filters.state, text.states),
          filterBy('kind', filterLabels.kind, filters.kind, text.kinds),
          filterBy('owner', filterLabels.owner, filters.owner, text.owners),
        ]}
        tools={<LateTools list="inbox" columns={columns} state={state} />}
        exportFile={{
          name: 'inbox',
          load: (format) => exportCases(format, { ...query, columns: chosen }),
        }}
      />
      {opened && <CaseDialog key={opened} id={opened} onClose={() => open(undefined)} />}
    </>
  )
}

function Counts({ waiting: { late, urgent, calm, none: unpromised } }: { waiting: Waiting }) {
  return (
    <div className="mb-8">
      <Shares
        label={text.picture}
        parts={[
          { id: 'late', label: text.parts.late, amount: late },
          { id: 'hot', label: text.parts.urgent, amount: urgent },
          { id: 'good', label: text.parts.calm, amount: calm },
          { id: 'quiet', label: text.parts.none, amount: unpromised },
        ]}
      />
    </div>
  )
}
