import type { CheckInState } from '#content/check-ins.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { CheckInAnswer } from '#content/wire/check-in-answers.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

/** The part of the dashboard that shows what teams told at the check-ins. */
export const checkInsPanel = {
  legend: 'Check-in',
  name: (number: number) => `Check-in ${number}`,
  states: {
    coming: (opens: string) => `Opens on ${opens}.`,
    open: (closes: string) => `Open until ${closes}, 23:59 CAT.`,
    over: (closes: string) => `Closed on ${closes}.`,
  } satisfies Record<CheckInState, unknown>,
  picture: 'Teams by what they told',
  parts: { told: 'On track', blocked: 'Blocked', silent: 'Silent' } satisfies Record<
    CheckInAnswer,
    string
  >,
  count: (silent: number, all: number) => `${formatNumber(silent)} of ${teams(all)} are silent.`,
  caption: 'Teams and what they told',
  searchPlaceholder: 'Team, representative or email',
  empty: 'No teams yet.',
  answer: 'Answer',
  answers: {
    silent: 'Silent',
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
    blockers: 'What blocks them',
    link: 'Link',
  },
  nothingTold: 'This team has not filled in the check-in.',
  write: 'Write to the representative',
} as const
