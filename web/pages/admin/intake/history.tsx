import { formatMoment } from '#content/format/moments.ts'
import { intakePanel } from '#words/pages/admin-intake.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { deleteNote, type Case, type CaseEntry } from '../../../data/admin-intake.ts'
import type { useAction } from '../use-action.ts'
import { nameStatus } from './status.ts'

const { history: words } = intakePanel
const deliveryTones = {
  waiting: 'note',
  sent: 'good',
  refused: 'bad',
  'given-up': 'bad',
  bounced: 'bad',
} as const

/** What organisers have written and done about a case, oldest first. */
export function History({
  row,
  action: { busy, run },
}: {
  row: Case
  action: ReturnType<typeof useAction>
}) {
  return (
    <section aria-label={words.heading} className="border-t border-line pt-4">
      <h3 className="text-xl">{words.heading}</h3>
      {row.entries.length === 0 && <p className="mt-2 text-muted">{words.empty}</p>}
      <ol className="mt-3 grid gap-4">
        {row.entries.map((entry) => (
          <li key={entry.id}>
            <p className="text-sm text-muted">
              <strong className="text-figure">{describe(entry, row)}</strong>
              {', '}
              <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            </p>
            {entry.text && <p className="mt-1 wrap-anywhere whitespace-pre-line">{entry.text}</p>}
            {entry.kind === 'note' && (
              <Button
                variant="plain"
                busy={busy}
                onClick={() => void run(() => deleteNote(row.id, entry.id), words.noteDeleted)}
              >
                {words.deleteNote}
              </Button>
            )}
            {entry.delivery && (
              <Notice variant={deliveryTones[entry.delivery]} className="mt-2 text-sm">
                {words.deliveries[entry.delivery]}
              </Notice>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function describe({ kind, author: name, owner, status }: CaseEntry, row: Case): string {
  const author = name ?? words.gone
  if (kind === 'status') return words.status(author, nameStatus(row.kind, status ?? 'new'))
  if (kind !== 'owner') return words[kind](author)
  if (owner === null) return words.released(author)
  return owner === name ? words.taken(author) : words.owner(author, owner)
}
