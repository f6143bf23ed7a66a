import { findTeamPage } from '#words/pages/find-team.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import { showAgain, type OwnMatching } from '../../../data/matching.ts'
import { Part } from './part.tsx'

const { hidden: text, card } = findTeamPage

/** Whom the reader has hidden, each to be shown again. */
export function HiddenPeople({
  own,
  reload,
}: {
  own: OwnMatching
  reload: () => Promise<unknown>
}) {
  const { busy, run } = useTask({ onSettled: () => void reload() })
  return (
    <Part id="hidden" title={text.heading}>
      <ul className="max-w-3xl border-t border-line">
        {own.hidden.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            <Button
              variant="secondary"
              busy={busy}
              aria-label={card.label(text.show, name)}
              onClick={() => void run(() => showAgain(id), text.shown)}
            >
              {text.show}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
