import { Suspense, useRef, useState } from 'react'
import { findTeamPage } from '#words/pages/find-team.ts'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { latePart } from '../../../components/ui/late-part.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import { deleteCard, switchCard, type OwnMatching, type OwnCard } from '../../../data/matching.ts'
import { CardView } from './card.tsx'
import { Part } from './part.tsx'

const text = findTeamPage.own

// The form is the larger part of the page, and seldom open.
const CardForm = latePart(() => import('./card-form.tsx'))

/** What is being written: the card of a team, or with null that of the reader. */
type Writing = { team: { id: string; name: string } | null; card?: OwnCard }

/** The cards of the reader and of the teams that they lead, with what can be done about them. */
export function OwnCards({ own, reload }: { own: OwnMatching; reload: () => Promise<unknown> }) {
  const [writing, setWriting] = useState<Writing>()
  const box = useRef<HTMLDivElement>(null)
  const isWritable = !own.isClosed && !own.isBarred
  const person = own.cards.find(({ isTeam }) => !isTeam)
  const mayAdd = isWritable && own.isLooking && !person
  const teams = isWritable ? own.teams : []
  const close = () =>
    changeAndRestoreFocus(
      () => setWriting(undefined),
      () => box.current,
    )
  // The notice above says why there is nothing to do here.
  if (!isWritable && own.cards.length === 0) return null
  const isIdle = !mayAdd && teams.length === 0 && own.cards.length === 0
  // An open form stays open even if the cards reload in the meantime.
  if (isIdle && !writing)
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <p className="measure text-muted">{text.inTeam}</p>
      </div>
    )
  return (
    <Part id="own" title={text.heading}>
      <div ref={box} tabIndex={-1} className="grid gap-8 outline-none">
        {writing ? (
          <Suspense>
            <CardForm {...writing} onSaved={reload} onClose={close} />
          </Suspense>
        ) : (
          <>
            {own.cards.map((card) => (
              <OwnCardView
                key={card.id}
                card={card}
                state={own.isClosed ? 'closed' : stateOf(card)}
                reload={reload}
                onEdit={
                  isWritable && card.hasReason && !card.isHidden
                    ? () => setWriting({ card, team: teamOf(card) })
                    : undefined
                }
              />
            ))}
            {(mayAdd || teams.length > 0) && (
              <div className="grid justify-items-start gap-4">
                {own.cards.length === 0 && <p className="measure">{text.none}</p>}
                <div className="flex flex-wrap gap-3">
                  {mayAdd && <Button onClick={() => setWriting({ team: null })}>{text.add}</Button>}
                  {teams.map((team) => (
                    <Button
                      key={team.id}
                      variant={mayAdd ? 'secondary' : 'primary'}
                      className="wrap-anywhere"
                      onClick={() => setWriting({ team })}
                    >
                      {text.addTeam(team.name)}
                    </Button>
                  ))}
                </div>
              </div>
            )}
          </>
        )}
      </div>
    </Part>
  )
}

const teamOf = ({ teamId, name }: OwnCard) => (teamId ? { id: teamId, name } : null)

type State = keyof typeof text.states

/** A card of the reader's own. Without `onEdit` nobody can see it whatever the reader does, so it can only be deleted. */
function OwnCardView({
  card,
  state,
  reload,
  onEdit,
}: {
  card: OwnCard
  state: State
  reload: () => Promise<unknown>
  onEdit: (() => void) | undefined
}) {
  const task = useTask({ onSettled: () => void reload() })
  const [isDeleting, setDeleting] = useState(false)
  const name = (action: string) => text.label(action, card.name)
  const turn = card.isPaused ? text.turnOn : text.turnOff
  return (
    <CardView card={card} state={text.states[state]}>
      {onEdit && (
        <>
          <Button variant="secondary" aria-label={name(text.edit)} onClick={onEdit}>
            {text.edit}
          </Button>
          <Button
            variant="secondary"
            busy={task.busy}
            aria-label={name(turn)}
            onClick={() =>
              void task.run(
                () => switchCard(card.id, card.isPaused),
                card.isPaused ? text.isOn : text.isOff,
              )
            }
          >
            {turn}
          </Button>
        </>
      )}
      <button
        type="button"
        className="link cursor-pointer"
        aria-label={name(text.delete)}
        onClick={() => setDeleting(true)}
      >
        {text.delete}
      </button>
      {isDeleting && (
        <ConfirmDialog
          title={text.delete}
          text={text.confirmDelete}
          confirm={text.delete}
          cancel={text.keep}
          busy={task.busy}
          problem={task.problem}
          onConfirm={() =>
            void task
              .run(async () => {
                await deleteCard(card.id)
                // Takes the dialog away with the card, and with it the focus.
                await reload()
              }, text.deleted)
              .then((isDone) => isDone && setDeleting(false))
          }
          onClose={() => setDeleting(false)}
        />
      )}
    </CardView>
  )
}

function stateOf({ isHidden, isPaused, hasReason, isTeam }: OwnCard): State {
  if (isHidden) return 'hidden'
  if (isPaused) return 'off'
  if (hasReason) return 'on'
  return isTeam ? 'full' : 'joined'
}
