import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

/** The part of the dashboard that sets the places of the hubs. */
export const hubsPanel = {
  door: 'Check people in',
  heading: 'Hubs',
  caption: 'Hubs, with their teams, places and organisers',
  text: 'Once a hub is full, teams wait, and the one that has waited longest gets the next free place. No team ever loses its place. To remove a limit, clear its field.',
  columns: { hub: 'Hub', teams: 'Teams', organisers: 'Run by' },
  total: 'All hubs',
  teams,
  takenOf: (taken: number, all: number) => `${formatNumber(taken)} of ${formatNumber(all)} places`,
  waiting: (amount: number) =>
    `${teams(amount)} ${plural(amount, { one: 'is', other: 'are' })} waiting`,
  since: (moment: string) => `since ${moment}`,
  field: 'Places',
  noLimit: 'No limit',
  fieldOf: (city: string) => `Places for teams in ${city}`,
  save: 'Save',
  saveOf: (city: string) => `Save the places in ${city}`,
  saved: { title: 'Saved', text: 'Teams that have just got a place get an email.' },
  removed: { title: 'Limit removed', text: 'Every team that was waiting now has a place.' },
} as const

/** How two teams become one, in the dialog of a team. */
export const mergerPanel = {
  open: 'Merge with another team',
  text: 'The other team will no longer exist. Its members move here, and so do its project and check-ins, unless this team has its own. This team keeps its name, lead, hub and track. Both representatives get an email.',
  search: 'Find the other team',
  none: 'No other team matches.',
  choose: (team: string) => `Compare with ${team}`,
  another: 'Choose another team',
  stays: 'This team stays',
  ends: 'This team ends',
  lead: 'Representative',
  members: 'Members',
  track: 'Track',
  place: 'Hub or online',
  filledIn: (told: number, all: number) => `${told} of ${all} filled in`,
  after: (members: number) =>
    `Together they have ${formatNumber(members)} ${plural(members, { one: 'member', other: 'members' })}.`,
  tooLarge: `A team has at most ${event.teamSize.most} members. Remove members from one of them first.`,
  drop: "Both teams have a project. Delete the other team's project",
  submit: 'Merge the teams',
  question: (ends: string, stays: string) =>
    `Merge ${ends} into ${stays}? ${ends} ends. This cannot be undone.`,
  done: { title: 'Merged', text: 'The two teams are now one.' },
} as const
