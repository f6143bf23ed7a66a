import { useSearchParams } from 'react-router-dom'
import { describeAudience } from '#content/describe-audience.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { Button } from '../../../components/ui/button.tsx'
import type { Column } from '../../../components/ui/table.tsx'
import {
  steerAnnouncement,
  useAnnouncements,
  useRoom,
  type AnnouncementRow,
} from '../../../data/announcements.ts'
import { exportAnnouncements } from '../../../data/list-exports.ts'
import { Narrow, none, OpenButton, sinceColumn } from '../cells.tsx'
import { ListPanel } from '../list-panel.tsx'
import { useAction } from '../use-action.ts'
import { useListState } from '../use-list-state.ts'
import { AnnouncementState, Budget } from './marks.tsx'
import { OneAnnouncement } from './one-announcement.tsx'

/** All announcements, or the one that the address names. */
export default function Announcements() {
  const [params, setParams] = useSearchParams()
  const id = params.get('announcement')
  const show = (chosen?: string) =>
    setParams({
      tab: 'messages',
      list: 'announcements',
      ...(chosen && { announcement: chosen }),
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

/** Whether an announcement waits for an administrator. Hubs finish their own drafts. */
const goesOn = ({ state, hubId }: AnnouncementRow) =>
  state === 'paused' || (state === 'draft' && hubId === null)

/** Continues a draft, or resumes an announcement that was paused. */
function NextStep({ row, open }: { row: AnnouncementRow; open: (id: string) => void }) {
  const { busy, run } = useAction()
  if (!goesOn(row)) return none
  const { resume, resumed } = text.progress
  const isDraft = row.state === 'draft'
  const action = isDraft ? text.resume : resume
  return (
    <Button
      variant="plain"
      // On a phone the whole row opens the announcement, so this button must lie above it.
      className="relative z-1 -my-2"
      busy={busy}
      aria-label={text.label(action, row.subject)}
      onClick={() =>
        isDraft
          ? open(row.id)
          : void run(() => steerAnnouncement('admin', row.id, 'sending'), resumed)
      }
    >
      {action}
    </Button>
  )
}

function List({ open }: { open: (id: string) => void }) {
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
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
          <AnnouncementState state={row.state} />
          {goesOn(row) && (
            <Narrow>
              <NextStep row={row} open={open} />
            </Narrow>
          )}
        </span>
      ),
    },
    sinceColumn('written', text.columns.written),
  ]
  if (list.data?.rows.some(goesOn))
    columns.push({
      id: 'next',
      label: text.columns.next,
      cell: (row) => <NextStep row={row} open={open} />,
    })
  return (
    <>
      <div className="mb-4">{list.data && <Budget {...list.data.budget} />}</div>
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
