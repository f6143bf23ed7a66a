import { plural } from '#content/format/plural.ts'

/** What people reported on Find a team, for organisers. */
export const reportsPanel = {
  legend: 'Members or reports',
  views: { members: 'Members', reports: 'Reports' },
  caption: 'Reports from Find a team',
  found: (count: number, text: string) =>
    plural(count, { one: '1 report', other: `${text} reports` }),
  searchPlaceholder: 'Search by reason...',
  empty: 'Nobody has reported anything.',
  columns: {
    name: 'Written by',
    kind: 'What',
    reason: 'Why it was reported',
    state: 'State',
    reported: 'Reported',
    text: 'What it says',
    decided: 'Decided',
  },
  kinds: { card: 'Card', message: 'Message' },
  states: { open: 'Open', hide: 'Hidden', keep: 'Kept' },
  filter: { open: 'Open', decided: 'Decided' },
  explain:
    "Hiding takes down all of this person's cards, and the team's card if they wrote for a team. They can then no longer read other people's cards or write to anyone. You can undo this.",
  hide: 'Hide',
  keep: 'Keep',
  keepAgain: 'Show again',
  hidden: { title: 'Hidden', text: 'Nobody can see it now.' },
  kept: { title: 'Kept', text: 'It stays as it is.' },
} as const
