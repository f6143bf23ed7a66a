import { changeEnds, lastChangeDays } from './catalogue/team-changes.ts'
import { editionClock } from './edition-clock.ts'
import { dayOf } from './facts/event-days.ts'
import type { ChangeKind } from './wire/change-kinds.ts'

/** What one team may change to the end of a later day, as `2025-10-30`; the kind `team` includes the others. */
export type ChangeException = { kind: ChangeKind; until: string }

const includes = (kind: ChangeKind) => (exception: ChangeException) =>
  exception.kind === kind || exception.kind === 'team'

/** Returns the last day on which a team may make a change, as `2025-10-30`. */
export function lastDayOf(kind: ChangeKind, exceptions: readonly ChangeException[]): string {
  const later = exceptions.filter(includes(kind)).map(({ until }) => until)
  return [lastChangeDays[kind], ...later].toSorted().at(-1)!
}

/** Tells whether a change is over for all teams, now or at another instant in milliseconds. */
export const isOver = (kind: ChangeKind, now = editionClock.now()) => now >= changeEnds[kind]

/** Tells whether a team may make a change, now or at another instant in milliseconds. */
export function mayChange(
  kind: ChangeKind,
  exceptions: readonly ChangeException[],
  now = editionClock.now(),
): boolean {
  const today = dayOf(now)
  return !isOver(kind, now) || exceptions.some((one) => includes(kind)(one) && today <= one.until)
}
