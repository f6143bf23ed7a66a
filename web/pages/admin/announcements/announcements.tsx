import { useSearchParams } from 'react-router-dom'
import { describeAudience } from '#content/describe-audience.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { Button } from '../../../components/ui/button.tsx'
import type { Column } from '../../../components/ui/table.tsx'
import { useAnnouncements, useRoom, type AnnouncementRow } from '../../../data/announcements.ts'
import { exportAnnouncements } from '../../../data/list-exports.ts'
import { none, OpenButton, sinceColumn } from '../cells.tsx'
import { ListPanel } from '../list-panel.tsx'
import { useListState } from '../use-list-state.ts'
import { AnnouncementState, Budget } from './marks.tsx'
import { OneAnnouncement } from './one-announcement.tsx'

/** All announcements, or the one that the address names. */
export default function Announcements() {
  const [params, setParams] = useSearchParams()
  const id = params.get('announcement')
  const show = (chosen?: string, isNew = false) =>
    setParams({
      tab: 'messages',
      list: 'announcements',
      ...(chosen && { announcement: chosen }),
      ...(isNew && { new: '1' }),
    })
  if (!id) return <List open={show} />
  return (
    <OneAnnouncement
      key={id}
      id={id}
      isNew={params.has('new')}
      onSaved={() => show(id)}
      onClose={() => show()}
    />
  )
}

function List({ open }: { open: (id: string, isNew?: boolean) => void }) {
  const { state, query } = useListState(['created'])
  const room = useRoom()
  const list = useAnnouncements(query)
  const columns: Column<AnnouncementRow>[] = [
    {
      id: 'subject',
      label: text.columns.subject,
      place: 'title',
      cell: (row) => (
        <OpenButton isSeen={row.state === 'done'} onClick={() => open(row.id)}>
          {row.subject}
        </OpenButton>
      ),
    },
    {
      id: 'to',
      label: text.columns.to,
      place: 'line',
      cell: describeAudience,
    },
    {
      id: 'recipients',
      label: text.columns.recipients,
      cell: (row) => (row.recipients === null ? none : formatNumber(row.recipients)),
    },
    {
      id: 'state',
      label: text.columns.state,
      place: 'state',
      cell: (row) => <AnnouncementState state={row.state} />,
    },
    sinceColumn('written', text.columns.written),
  ]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => open(crypto.randomUUID(), true)}>{text.write}</Button>
        {list.data && <Budget {...list.data.budget} />}
      </div>
      <ListPanel
        text={text}
        columns={columns}
        list={list}
        state={state}
        exportFile={
          room === 'admin'
            ? {
                name: 'announcements',
                load: (format) => exportAnnouncements(format, query),
              }
            : undefined
        }
      />
    </>
  )
}
