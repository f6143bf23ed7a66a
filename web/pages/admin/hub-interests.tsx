import { formatMoment } from '#content/format/moments.ts'
import { adminPage } from '#words/pages/admin.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import type { Column } from '../../components/ui/table.tsx'
import {
  intakeExports,
  deleteHubInterest,
  useHubInterests,
  type HubInterestRow,
} from '../../data/intake-lists.ts'
import { HubInterestState } from './badges.tsx'
import { Contact, Facts, MailLink, none, OpenButton, sinceColumn } from './cells.tsx'
import { InboxLink } from './inbox-link.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameHub } from './place-names.ts'
import { RowDialog } from './row-dialog.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.hubInterests

export function HubInterests() {
  const { state, query } = useListState(['created', 'city'])
  const list = useHubInterests(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<HubInterestRow>[] = [
    {
      id: 'city',
      label: text.columns.city,
      sort: 'city',
      place: 'title',
      cell: (row) => <OpenButton onClick={() => open(row)}>{row.city}</OpenButton>,
    },
    {
      id: 'kind',
      label: text.columns.kind,
      place: 'state',
      cell: (row) => <HubInterestState kind={row.kind} />,
    },
    {
      id: 'contact',
      label: text.columns.contact,
      place: 'line',
      cell: (row) => <Contact name={row.name} place={row.organization} address={row.email} />,
    },
    {
      id: 'organization',
      label: text.columns.organization,
      cell: (row) => row.organization ?? none,
    },
    sinceColumn('received', text.columns.received),
  ]
  return (
    <>
      <ListPanel
        text={text}
        columns={columns}
        list={list}
        state={state}
        exportFile={{
          name: 'hub-interests',
          load: (format) => intakeExports.hubInterests(format, query),
        }}
      />
      {opened && (
        <RowDialog
          title={opened.city}
          removal={{
            label: text.remove,
            question: text.removeConfirm(opened.name),
            work: () => deleteHubInterest(opened.id),
            done: text.removed,
          }}
          actions={
            <ButtonLink href={`mailto:${opened.email}`}>{adminPage.applications.reply}</ButtonLink>
          }
          onClose={close}
        >
          <Facts
            items={[
              [text.columns.kind, <HubInterestState key="kind" kind={opened.kind} />],
              [adminPage.teams.details.hub, opened.hubId ? nameHub(opened.hubId) : text.newCity],
              [text.columns.contact, opened.name],
              [adminPage.members.columns.email, <MailLink key="mail" address={opened.email} />],
              [text.columns.organization, opened.organization],
              [text.message, opened.message],
              [text.columns.received, formatMoment(opened.createdAt)],
            ]}
          />
          <InboxLink id={opened.id} />
        </RowDialog>
      )}
    </>
  )
}
