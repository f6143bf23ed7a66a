import { checkInNumbers } from '../facts/check-ins.ts'
import { event } from '../facts/event.ts'
import { checkInAnswers } from './check-in-answers.ts'

/** All members have joined, some have not, or the team is waiting for a place at its hub. */
export const teamStatuses = ['complete', 'inviting', 'waiting'] as const
export type TeamStatus = (typeof teamStatuses)[number]

/** The sizes of teams. A team of one is what an organiser leaves by deleting its other members. */
export const teamSizes = Array.from({ length: event.teamSize.most }, (_, index) =>
  String(index + 1),
) as [string, ...string[]]

/** A check-in and what teams did at it, such as `1-silent`. */
export const checkInFilters = checkInNumbers.flatMap((number) =>
  checkInAnswers.map((answer) => `${number}-${answer}` as const),
)
export type CheckInFilter = (typeof checkInFilters)[number]

/** Whether a listed member has joined with an account. */
export const memberStates = ['joined', 'invited'] as const
export type MemberState = (typeof memberStates)[number]
