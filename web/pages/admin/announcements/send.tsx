import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import {
  deleteAnnouncement,
  sendAnnouncement,
  testAnnouncement,
  useRoom,
  type Announcement,
} from '../../../data/announcements.ts'
import { Choice } from '../choice.tsx'
import { ConfirmAction } from '../confirm-action.tsx'
import { useAction } from '../use-action.ts'

const words = announcementsPanel.send

type Time = keyof typeof words.times
const times = (Object.keys(words.times) as Time[]).map((value) => ({
  value,
  label: words.times[value],
}))

/** Tests a saved draft, sends it now or at a time, or deletes it. */
export function SendDraft({
  row,
  isChanged,
  onDeleted,
}: {
  row: Announcement
  isChanged: boolean
  onDeleted: () => void
}) {
  const [time, setTime] = useState<Time>('now')
  const [at, setAt] = useState('')
  const [asks, setAsks] = useState<'send' | 'delete'>()
  const { busy, problem, run } = useAction()
  const room = useRoom()
  const isOfHub = room === 'hub'
  const { recipients = 0, unsubscribed = 0 } = row.reach ?? {}
  const count = recipients - unsubscribed
  const amount = formatNumber(count)
  const startsAt = time === 'later' && at ? new Date(at).toISOString() : null
  const { used, most } = row.budget
  const isHeld = isOfHub && row.heldAt !== null
  const isReady = !isChanged && !isHeld && count > 0 && (time === 'now' || startsAt !== null)
  const send = () =>
    void run(() => sendAnnouncement(room, row.id, row.revision, startsAt), words.done[time])
  return (
    <section aria-labelledby="send" className="grid gap-4 border-t border-line pt-6">
      <h3 id="send" className="text-xl">
        {words.heading}
      </h3>
      {isHeld ? (
        <Notice>{announcementsPanel.held}</Notice>
      ) : isChanged ? (
        <Notice>{words.unsaved}</Notice>
      ) : (
        <div>
          <p className="text-lg font-semibold">
            {count > 0 ? words.reach(count, amount) : isOfHub ? words.nobodyAtHub : words.nobody}
          </p>
          {unsubscribed > 0 && (
            <p>{words.unsubscribed(unsubscribed, formatNumber(unsubscribed))}</p>
          )}
          {isOfHub
            ? used >= most && time === 'now' && <p>{words.hubFull}</p>
            : count > most - used && <p>{words.overBudget}</p>}
        </div>
      )}
      <div>
        <Choice legend={words.when} options={times} value={time} onChange={setTime} />
      </div>
      {time === 'later' && (
        <TextField
          {...words.at}
          className="max-w-xs"
          type="datetime-local"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={!isReady} onClick={() => setAsks('send')}>
          {words.submit(count, amount)}
        </Button>
        <Button
          variant="secondary"
          busy={busy}
          disabled={isChanged}
          onClick={() => void run(() => testAnnouncement(room, row.id, row.revision), words.tested)}
        >
          {words.test}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => setAsks('delete')}>
          {words.remove}
        </Button>
      </div>
      {asks === 'send' && (
        <ConfirmDialog
          title={words.heading}
          text={
            startsAt
              ? words.confirm.later(count, amount, formatMoment(startsAt))
              : words.confirm.now(count, amount)
          }
          confirm={words.submit(count, amount)}
          cancel={adminPage.table.cancel}
          busy={busy}
          problem={problem}
          onConfirm={send}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <ConfirmAction
          label={words.remove}
          question={words.removeConfirm}
          work={() => deleteAnnouncement(room, row.id)}
          done={words.removed}
          onDone={onDeleted}
          onClose={() => setAsks(undefined)}
        />
      )}
    </section>
  )
}
