/** What people reported at Find a team, for organisers. */
export const reportsPanel = {
  legend: 'Part of the members',
  views: { members: 'Members', reports: 'Reports' },
  caption: 'Reports from Find a team',
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
    "Hiding takes down every card of this person, and the team's card if they wrote for a team. They can then neither read the cards of others nor write. You can take it back.",
  hide: 'Hide',
  keep: 'Keep',
  keepAgain: 'Show again',
  hidden: { title: 'Hidden', text: 'Nobody sees it any more.' },
  kept: { title: 'Kept', text: 'It stays as it is.' },
} as const
