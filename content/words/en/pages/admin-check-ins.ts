import type { CheckInState } from '#content/check-ins.ts'
import { isolate } from '#content/format/isolate.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { CheckInAnswer } from '#content/wire/check-in-answers.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

export type CheckInMark = CheckInAnswer | 'coming'

const marks: Record<CheckInMark, string> = {
  silent: 'not filled in',
  told: 'filled in',
  blocked: 'blocked',
  coming: 'not yet open',
}

/** The part of the dashboard that shows how teams answered the check-ins. */
export const checkInsPanel = {
  legend: 'Check-in',
  name: (number: number) => `Check-in ${number}`,
  states: {
    coming: (opens: string) => `Opens on ${opens}.`,
    open: (closes: string) => `Open until ${closes}, 23:59 CAT.`,
    over: (closes: string) => `Closed on ${closes}.`,
  } satisfies Record<CheckInState, unknown>,
  picture: 'Teams by their answer',
  count: (told: number, all: number) =>
    `${formatNumber(told)} of ${teams(all)} ${plural(told, { one: 'has', other: 'have' })} filled it in.`,
  mark: (number: number, answer: CheckInMark) => `Check-in ${number}: ${marks[answer]}`,
  marksKey: (count: number) => `The marks are check-ins 1 to ${count}. This one has a ring.`,
  caption: 'Teams and their answers',
  found: (count: number, text: string) => plural(count, { one: '1 team', other: `${text} teams` }),
  searchPlaceholder: 'Team, person or email',
  empty: 'No teams yet.',
  answer: 'Answer',
  answers: {
    silent: 'Not filled in',
    told: 'On track',
    blocked: 'Blocked',
  } satisfies Record<CheckInAnswer, string>,
  columns: {
    team: 'Team',
    track: 'Track',
    country: 'Country',
    representative: 'Representative',
    email: 'Email',
    told: 'Filled in',
    answer: 'Where they stand',
    words: 'In their words',
    every: 'Check-ins',
    registered: 'Registered',
  },
  fields: {
    standing: 'Where they stand',
    progress: 'What they have done',
    blockers: 'What is blocking them',
    link: 'Link',
  },
  orders: { desc: 'Blocked first', asc: 'On track first' },
  ask: (name: string, country: string) => `Ask ${isolate(name)}, ${country}`,
  nothingTold: 'This team has not filled in the check-in.',
  write: 'Write to the representative',
} as const
