import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#content/format/numbers.ts'
import { nameKind, namePartnership } from '#content/partnership-names.ts'
import { applicationStatuses } from '#content/wire/statuses.ts'
import { applicationLists } from '#words/pages/admin-application-lists.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { adminPage } from '#words/pages/admin.ts'
import type { Column } from '../../components/ui/table.tsx'
import { intakeExports, useApplications, type ApplicationRow } from '../../data/intake-lists.ts'
import type { Summary } from '../../data/summary.ts'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationState } from './badges.tsx'
import { Contact, OpenButton, sinceColumn } from './cells.tsx'
import { Choice } from './choice.tsx'
import { filterBy } from './filters.tsx'
import { HubInterests } from './hub-interests.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { PartnerReport } from './partner-report.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.applications
const lists = ['partners', 'hubs', 'report'] as const

/** Applications from partners and sponsors, and from people who want to host or join a hub, and what partners may be told. */
export function Applications({ summary }: { summary: Summary }) {
  const [params, setParams] = useSearchParams()
  const shown = lists.find((name) => name === params.get('list')) ?? 'partners'
  return (
    <>
      <div className="no-print mb-6 max-sm:mb-3">
        <Choice
          legend={applicationLists.label}
          options={[
            ...lists.map((value) => ({ value, ...nameList(value, summary.hubInterests) })),
            { value: 'inbox', label: intakePanel.name },
          ]}
          value={shown}
          onChange={(value) =>
            setParams({
              // The inbox holds applications and messages alike.
              tab: value === 'inbox' ? 'messages' : 'applications',
              ...(value !== 'partners' && { list: value }),
            })
          }
        />
      </div>
      {shown === 'partners' && <PartnerApplications />}
      {shown === 'hubs' && <HubInterests />}
      {shown === 'report' && <PartnerReport />}
    </>
  )
}

/** Both names of a list. That of the hub interests includes their number. */
function nameList(list: (typeof lists)[number], hubInterests = 0) {
  const addCount = (name: string) =>
    list === 'hubs' && hubInterests
      ? applicationLists.counted(name, formatNumber(hubInterests))
      : name
  return {
    label: addCount(applicationLists.names[list]),
    brief: addCount(applicationLists.brief[list]),
  }
}

function PartnerApplications() {
  const { state, query, filters } = useListState(['created'], { status: applicationStatuses })
  const list = useApplications(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<ApplicationRow>[] = [
    {
      id: 'organization',
      label: text.columns.organization,
      place: 'title',
      cell: (row) => (
        <OpenButton isSeen={row.status !== 'new'} onClick={() => open(row)}>
          {row.organizationName}
        </OpenButton>
      ),
    },
    {
      id: 'contact',
      label: text.columns.contact,
      place: 'line',
      cell: (row) => (
        <Contact
          name={row.contactName}
          place={namePartnership(row.partnershipType)}
          address={row.email}
        />
      ),
    },
    { id: 'kind', label: text.columns.kind, cell: (row) => nameKind(row.organizationType) },
    { id: 'wants', label: text.columns.wants, cell: (row) => namePartnership(row.partnershipType) },
    {
      id: 'status',
      label: text.columns.status,
      place: 'state',
      cell: (row) => <ApplicationState status={row.status} />,
    },
    sinceColumn('received', text.columns.received),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[filterBy('status', text.columns.status, filters.status, text.statuses)]}
        tools={<LateTools list="applications" columns={columns} state={state} />}
        exportFile={{
          name: 'applications',
          load: (format) => intakeExports.applications(format, { ...query, columns: chosen }),
        }}
      />
      {opened && <ApplicationDialog application={opened} onClose={close} />}
    </>
  )
}
