import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { ProjectState } from '#content/wire/project-states.ts'

/** The part of the dashboard that shows what teams have submitted. */
export const submissionsPanel = {
  picture: 'Teams by the state of their project',
  states: { none: 'Nothing yet', draft: 'Draft', 'handed-in': 'Submitted' } satisfies Record<
    ProjectState,
    string
  >,
  /** After the deadline. */
  missing: { none: 'No project', draft: 'Draft only' },
  late: 'Submitted late',
  extended: (day: string) => `Has until ${day}`,
  deadline: (day: string, time: string) => `Deadline: ${day}, ${time} CAT.`,
  closed: (day: string, time: string) => `The deadline was ${day}, ${time} CAT.`,
  count: (submitted: number, all: number) =>
    `${formatNumber(submitted)} of ${formatNumber(all)} ${plural(all, { one: 'team', other: 'teams' })} ${plural(submitted, { one: 'has', other: 'have' })} submitted.`,
  caption: 'Teams and their projects',
  found: (count: number, text: string) => plural(count, { one: '1 team', other: `${text} teams` }),
  searchPlaceholder: 'Team, person or email',
  empty: 'No teams yet.',
  columns: {
    team: 'Team',
    project: 'Project',
    track: 'Track',
    country: 'Country',
    representative: 'Representative',
    email: 'Email',
    state: 'State',
    submitted: 'Submitted',
    scores: 'Scores',
    registered: 'Registered',
  },
  scores: (given: number, asked: number) => {
    const all = `${formatNumber(asked)} ${plural(asked, { one: 'score', other: 'scores' })}`
    return given < asked ? `${formatNumber(given)} of ${all}` : all
  },
  orders: { desc: 'Missing first', asc: 'Submitted first' },
  changed: 'The team has changed it since. Judges read what was submitted.',
  until: (day: string) => `Has until the end of ${day}, by exception.`,
  draft: 'Drafts are private to the team. You can read the project once it is submitted.',
  openTeam: 'Everything about the team, and exceptions',
  repository: 'Source code',
  write: 'Write to the representative',
} as const
