import { useEffect, useState } from 'react'
import { formatEventMoment, formatMoment, formatOwnClock } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { ownProjectPage } from '#words/pages/own-project.ts'
import { Notice } from '../../../components/ui/notice.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { StoredProject } from '../../../data/project.ts'
import type { SaveState } from './use-autosave.ts'

const { state: words, saving } = ownProjectPage

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TICK = 5 * SECOND

/**
 * Tells the milliseconds that are left until a deadline, whose last second belongs to it. `now` is the time of the server
 * when the page asked: the clock of a phone may be wrong.
 */
export function useTimeLeft(deadline: string, now: number): number {
  const [asked] = useState(() => performance.now())
  const measure = () => Date.parse(deadline) + SECOND - (now + performance.now() - asked)
  const [left, setLeft] = useState(measure)
  useEffect(() => {
    const timer = setInterval(() => setLeft(measure()), TICK)
    return () => clearInterval(timer)
  })
  return left
}

/** Shows the deadline of the project and, first once there is something, what the judges read now. */
export function ProjectState({
  project,
  deadline,
  left,
  isChanged,
}: {
  project: StoredProject | null
  deadline: string
  left: number
  /** Whether the form differs from what was submitted. */
  isChanged: boolean
}) {
  const isOver = left <= 0
  const when = formatEventMoment(new Date(deadline))
  const handedIn = project?.submittedAt
  const notice = (
    <Notice
      as="div"
      variant={handedIn ? 'good' : isOver ? 'bad' : 'note'}
      id="handed-in"
      tabIndex={-1}
      className="scroll-mt-24"
    >
      <p className="font-semibold">
        {handedIn ? words.handedIn(formatMoment(handedIn)) : isOver ? words.never : words.none}
      </p>
      {handedIn && <p>{!isChanged ? words.same : isOver ? words.changedLate : words.changed}</p>}
      {isOver && !handedIn && (
        <p>
          {words.closedEmpty}{' '}
          <SmartLink className="link" href={paths.contact}>
            {words.closedContact}
          </SmartLink>
        </p>
      )}
    </Notice>
  )
  return (
    <section aria-label={words.label} className="mt-6 grid gap-3">
      {handedIn && notice}
      {!(isOver && handedIn) && (
        <p data-deadline>
          <span className={`block ${handedIn ? 'text-muted' : 'font-semibold'}`}>
            {isOver ? words.closed(when) : words.deadline(when)}
          </span>
          {!isOver && (
            <span className="numeral block text-2xl text-accent sm:text-3xl">
              {describeLeft(left)}
            </span>
          )}
        </p>
      )}
      {!handedIn && notice}
    </section>
  )
}

function describeLeft(left: number): string {
  if (left >= DAY) return words.left.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR))
  if (left >= HOUR)
    return words.left.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))
  return left >= MINUTE ? words.left.minutes(Math.floor(left / MINUTE)) : words.left.seconds
}

/** Says where what was typed is. After the deadline nothing more is saved. */
export function describeSaving(state: SaveState, isOver: boolean): string {
  if (isOver && state.kind === 'fresh') return saving.over
  if (state.kind === 'saved') return saving.saved(formatOwnClock(state.at))
  return state.kind === 'lost' ? saving.lost(state.reason) : saving[state.kind]
}
