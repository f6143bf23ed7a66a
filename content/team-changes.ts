import { changeEnds, lastChangeDays } from './catalogue/team-changes.ts'
import { editionClock } from './edition-clock.ts'
import { dayOf } from './facts/event-days.ts'
import { changeKinds } from './wire/change-kinds.ts'
import type { ExceptionKind } from './wire/exception-kinds.ts'
import type { ParticipationMode } from './wire/participation-modes.ts'

/**
 * What one team may do to the end of a later day, as `2025-10-30`; the kind `team` includes the other changes of a team, but
 * not submitting its project.
 */
export type ChangeException = { kind: ExceptionKind; until: string }

const includes = (kind: ExceptionKind) => (exception: ChangeException) =>
  exception.kind === kind || (exception.kind === 'team' && kind !== 'submission')

/** Returns the last day on which a team may make a change, as `2025-10-30`. */
export function lastDayOf(kind: ExceptionKind, exceptions: readonly ChangeException[]): string {
  const later = exceptions.filter(includes(kind)).map(({ until }) => until)
  return [lastChangeDays[kind], ...later].toSorted().at(-1)!
}

/** Tells whether a change is over for all teams, now or at another instant in milliseconds. */
export const isOver = (kind: ExceptionKind, now = editionClock.now()) => now >= changeEnds[kind]

/** Tells whether a team may make a change, now or at another instant in milliseconds. */
export function mayChange(
  kind: ExceptionKind,
  exceptions: readonly ChangeException[],
  now = editionClock.now(),
): boolean {
  const today = dayOf(now)
  return !isOver(kind, now) || exceptions.some((one) => includes(kind)(one) && today <= one.until)
}

/** Lists the kinds of changes that concern a team: one at a hub has no move to a hub. */
export const listChanges = ({ participationMode }: { participationMode: ParticipationMode }) =>
  changeKinds.filter((kind) => kind !== 'hub' || participationMode === 'virtual')
