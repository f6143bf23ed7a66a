import type { ProjectState } from '#content/wire/project-states.ts'

/** The part of the dashboard that shows what teams have handed in. */
export const submissionsPanel = {
  picture: 'Teams by how far they are with their project',
  states: { none: 'Nothing yet', draft: 'Draft', 'handed-in': 'Handed in' } satisfies Record<
    ProjectState,
    string
  >,
  caption: 'Teams and their projects',
  searchPlaceholder: 'Team, representative or email',
  empty: 'No teams yet.',
  columns: {
    team: 'Team',
    project: 'Project',
    track: 'Track',
    country: 'Country',
    representative: 'Representative',
    email: 'Email',
    state: 'State',
    submitted: 'Handed in',
    registered: 'Registered',
  },
  changed: 'The team has changed it since. Judges read what was handed in.',
  until: (day: string) => `Has until the end of ${day}, by an exception.`,
  draft: 'What a team is still writing is its own. You see the project once it is handed in.',
  openTeam: 'All about the team, and longer dates',
  repository: 'Source code',
  write: 'Write to the representative',
} as const
