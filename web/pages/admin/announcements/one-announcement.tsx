import { useState } from 'react'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useAnnouncement, type Announcement } from '../../../data/admin-announcements.ts'
import { Loaded } from '../loaded.tsx'
import { AnnouncementState, Budget } from './announcements.tsx'
import { describeAudience } from './describe-audience.ts'
import { Preview } from './preview.tsx'
import { Progress } from './progress.tsx'
import { Send } from './send.tsx'
import { Write } from './write.tsx'

type Place = { id: string; onSaved: () => void; onClose: () => void }

/** One announcement: written, sent, and watched. */
export function OneAnnouncement({ isNew, ...place }: Place & { isNew: boolean }) {
  const source = useAnnouncement(place.id, isNew)
  return (
    <div className="grid gap-6">
      <Button variant="secondary" className="justify-self-start" onClick={place.onClose}>
        {text.back}
      </Button>
      {isNew ? (
        <Draft {...place} />
      ) : (
        <Loaded source={source}>{(found) => <Saved row={found} {...place} />}</Loaded>
      )}
    </div>
  )
}

function Saved({ row, ...place }: Place & { row: Announcement }) {
  if (row.state === 'draft') return <Draft key={row.revision} row={row} {...place} />
  return (
    <>
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{row.subject}</h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <AnnouncementState state={row.state} /> {describeAudience(row.audience)}
        </p>
      </header>
      <Progress row={row} />
      <Preview id={row.id} revision={row.revision} />
    </>
  )
}

function Draft({ row, id, onSaved, onClose }: Place & { row?: Announcement }) {
  const [isChanged, setChanged] = useState(false)
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{row?.subject ?? text.newOne}</h2>
      <Write id={id} row={row} onInput={() => setChanged(true)} onSaved={onSaved} />
      {row && (
        <>
          <Preview id={id} revision={row.revision} />
          <Send row={row} isChanged={isChanged} onDeleted={onClose} />
          <Budget {...row.budget} />
        </>
      )}
    </>
  )
}
