import { useState } from 'react'
import { describeAudience } from '#content/describe-audience.ts'
import { announcementsPanel as text } from '#words/pages/admin-announcements.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { useAnnouncement, useRoom, type Announcement } from '../../../data/announcements.ts'
import { Loaded } from '../loaded.tsx'
import { AnnouncementState, Budget } from './marks.tsx'
import { AnnouncementPreview } from './preview.tsx'
import { AnnouncementProgress } from './progress.tsx'
import { SendDraft } from './send.tsx'
import { hasUnsaved, WriteAnnouncement } from './write.tsx'

type Place = { id: string; onSaved: () => void; onClose: () => void }

/** One announcement: written, sent, and watched. */
export function OneAnnouncement({ isNew, ...place }: Place & { isNew: boolean }) {
  const source = useAnnouncement(place.id, isNew)
  const room = useRoom()
  return (
    <div className="grid gap-6">
      <Button variant="secondary" className="justify-self-start" onClick={place.onClose}>
        {text.back}
      </Button>
      {isNew ? (
        <>
          <h2 className="text-2xl">{text.newOne}</h2>
          <WriteAnnouncement id={place.id} onInput={undefined} onSaved={place.onSaved} />
        </>
      ) : (
        <Loaded source={source}>
          {(row) =>
            row.state === 'draft' && (room === 'hub' || row.hubId === null) ? (
              <Draft row={row} onClose={place.onClose} />
            ) : (
              <Underway row={row} />
            )
          }
        </Loaded>
      )}
    </div>
  )
}

/** An announcement that can no longer be changed, or only by those who run its hub. */
function Underway({ row }: { row: Announcement }) {
  const room = useRoom()
  return (
    <>
      <header className="grid gap-2">
        <h2 className="text-2xl wrap-anywhere">{row.subject}</h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <AnnouncementState state={row.state} />{' '}
          {room === 'hub' ? text.groups[row.audience.group] : describeAudience(row)}
        </p>
      </header>
      {row.state === 'draft' ? <p>{text.draftOfHub}</p> : <AnnouncementProgress row={row} />}
      <AnnouncementPreview id={row.id} revision={row.revision} />
    </>
  )
}

/**
 * A draft in the version that its writer started from, so that another person's newer version does not change it while they
 * type.
 */
function Draft({ row, onClose }: { row: Announcement; onClose: () => void }) {
  const [base, setBase] = useState(row)
  const [own, setOwn] = useState<string>()
  if (row.revision === own && base.revision !== own) setBase(row)
  if (row.revision === base.revision)
    return <Version key={base.revision} row={row} onSaved={setOwn} onClose={onClose} />
  return (
    <>
      <Notice>
        {text.changed.text}{' '}
        <Button variant="secondary" onClick={() => setBase(row)}>
          {text.changed.take}
        </Button>
      </Notice>
      <WriteAnnouncement id={row.id} row={base} onInput={undefined} onSaved={setOwn} />
    </>
  )
}

function Version({
  row,
  onSaved,
  onClose,
}: {
  row: Announcement
  onSaved: (revision: string) => void
  onClose: () => void
}) {
  const [isChanged, setChanged] = useState(() => hasUnsaved(row))
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{row.subject}</h2>
      <WriteAnnouncement id={row.id} row={row} onInput={() => setChanged(true)} onSaved={onSaved} />
      <AnnouncementPreview id={row.id} revision={row.revision} />
      <SendDraft row={row} isChanged={isChanged} onDeleted={onClose} />
      <Budget {...row.budget} />
    </>
  )
}
