import type { CheckInState } from '#content/check-ins.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { CheckInAnswer } from '#content/wire/check-in-answers.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

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
  parts: { told: 'On track', blocked: 'Blocked', silent: 'Not filled in' } satisfies Record<
    CheckInAnswer,
    string
  >,
  count: (silent: number, all: number) =>
    `${formatNumber(silent)} of ${teams(all)} ${plural(silent, { one: 'has', other: 'have' })} not filled it in.`,
  caption: 'Teams and their answers',
  searchPlaceholder: 'Team, representative or email',
  empty: 'No teams yet.',
  answer: 'Answer',
  answers: {
    silent: 'Not filled in',
    told: 'Filled in',
    blocked: 'Blocked',
  } satisfies Record<CheckInAnswer, string>,
  columns: {
    team: 'Team',
    track: 'Track',
    country: 'Country',
    representative: 'Representative',
    email: 'Email',
    told: 'Filled in',
    answer: 'Answer',
    registered: 'Registered',
  },
  fields: {
    standing: 'Where they stand',
    progress: 'What they have done',
    blockers: 'What is blocking them',
    link: 'Link',
  },
  nothingTold: 'This team has not filled in the check-in.',
  write: 'Write to the representative',
} as const
