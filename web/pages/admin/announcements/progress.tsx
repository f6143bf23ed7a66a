import { formatMoment } from '#content/format/moments.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { announcementsPanel } from '#words/pages/admin-announcements.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { DataTable } from '../../../components/ui/table.tsx'
import { steerAnnouncement, useRoom, type Announcement } from '../../../data/announcements.ts'
import { exportRecipients } from '../../../data/list-exports.ts'
import { MailLink, none } from '../cells.tsx'
import { ExportButtons } from '../export-buttons.tsx'
import { Shares } from '../shares.tsx'
import { useAction } from '../use-action.ts'
import { Budget } from './marks.tsx'

const words = announcementsPanel.progress

const parts = {
  sent: 'good',
  waiting: 'quiet',
  refused: 'hot',
  bounced: 'back',
  failed: 'late',
} as const

/** How far an announcement is, with the way to stop it and to go on. */
export function AnnouncementProgress({ row }: { row: Announcement }) {
  const { busy, run } = useAction()
  const { counts, problems, state } = row
  const room = useRoom()
  const stopsHub = room === 'admin' && row.hubId !== null
  const isHeld = room === 'hub' && row.heldAt !== null
  const steer = (to: 'paused' | 'sending', done: { title: string; text: string }) =>
    void run(() => steerAnnouncement(room, row.id, to), done)
  const amounts = {
    ...counts,
    sent: counts.sent + counts.complained,
    waiting: counts.waiting + counts.sending,
  }
  return (
    <section aria-labelledby="progress" className="grid gap-4 border-t border-line pt-6">
      <h3 id="progress" className="text-xl">
        {words.heading}
      </h3>
      <div aria-live="polite">
        <p className="tabular text-lg font-semibold">{describe(row)}</p>
        {row.recipients !== null && (
          <Shares
            label={words.picture}
            parts={Object.entries(parts).map(([name, id]) => ({
              id,
              label: words.parts[name as keyof typeof parts],
              amount: amounts[name as keyof typeof parts],
            }))}
          />
        )}
      </div>
      {counts.unsubscribed > 0 && (
        <p>{words.unsubscribed(counts.unsubscribed, formatNumber(counts.unsubscribed))}</p>
      )}
      {counts.complained > 0 && (
        <p>{words.complained(counts.complained, formatNumber(counts.complained))}</p>
      )}
      {state === 'sending' && <p className="text-muted">{words.later}</p>}
      {isHeld && <Notice>{announcementsPanel.held}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {state === 'sending' && (
          <Button variant="secondary" busy={busy} onClick={() => steer('paused', words.paused)}>
            {words.pause}
          </Button>
        )}
        {state === 'paused' && !isHeld && (
          <Button busy={busy} onClick={() => steer('sending', words.resumed)}>
            {words.resume}
          </Button>
        )}
        {state === 'scheduled' && (
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => steer('paused', stopsHub ? words.stopped : words.takenBack)}
          >
            {stopsHub ? words.stop : words.takeBack}
          </Button>
        )}
        {state !== 'done' && <Budget {...row.budget} />}
      </div>
      {room === 'admin' && row.recipients !== null && (
        <div className="buttons">
          <ExportButtons
            name="recipients"
            label={words.save}
            load={(format) => exportRecipients(format, row.id)}
          />
        </div>
      )}
      {problems.length > 0 && <Problems row={row} />}
    </section>
  )
}

function describe({ state, startsAt, finishedAt, counts, recipients }: Announcement): string {
  if (state === 'scheduled') return words.scheduled(formatMoment(startsAt!))
  if (state === 'done') return words.done(formatMoment(finishedAt!))
  const all = (recipients ?? 0) - counts.unsubscribed
  const sent = counts.sent + counts.bounced + counts.complained
  return words.sending(formatNumber(sent), formatNumber(all))
}

function Problems({ row: { counts, problems } }: { row: Announcement }) {
  const amount = counts.refused + counts.bounced + counts.failed
  return (
    <details>
      <summary className="link cursor-pointer">
        {words.problems(amount, formatNumber(amount))}
      </summary>
      <p className="my-3 max-w-3xl">{words.problemsNote}</p>
      <DataTable
        caption={words.problems(amount, formatNumber(amount))}
        columns={[
          {
            id: 'address',
            label: words.address,
            place: 'title',
            cell: ({ email }) => <MailLink address={email} />,
          },
          {
            id: 'became',
            label: words.became,
            place: 'state',
            cell: ({ state }) => words.parts[state],
          },
          {
            id: 'code',
            label: words.code,
            place: 'line',
            cell: ({ problem }) => problem ?? none,
          },
        ]}
        rows={problems}
        rowKey={({ email }) => email}
      />
    </details>
  )
}
