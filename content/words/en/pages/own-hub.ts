import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

export const ownHubPage = {
  meta: { title: 'My hub', description: `The ${event.name} hub you run.` },
  heading: 'My hub',
  name: (city: string) => `${city} hub`,
  lead: 'Your teams, and who is in them. Only the organisers of the event see email addresses and phone numbers.',
  loading: 'Loading...',
  failed: { text: "We couldn't load your hub.", retry: 'Try again' },
  account: { label: 'Open my account', href: paths.account },
  teams: (amount: number, waiting: number) =>
    waiting ? `${teams(amount)}, and ${teams(waiting)} waiting for a place` : teams(amount),
  people: (listed: number, joined: number) =>
    `${formatNumber(joined)} of ${formatNumber(listed)} ${plural(listed, { one: 'person', other: 'people' })} ${plural(joined, { one: 'has', other: 'have' })} joined`,
  door: 'Check people in',
  write: 'Write to your teams',
  search: { label: 'Find a team or a person', submit: 'Find', all: 'Show all' },
  groups: { incomplete: 'Someone has yet to join', complete: 'Everyone has joined' },
  found: (amount: number) => `${teams(amount)} found`,
  none: 'No team has chosen this hub yet.',
  noMatch: 'No name matches.',
  track: 'Track',
  representative: (name: string) => `Represented by ${name}`,
  waits: 'Waiting for a place',
  joinedOf: (joined: number, all: number) =>
    `${formatNumber(joined)} of ${formatNumber(all)} joined`,
  joined: 'Joined:',
  notJoined: 'Not joined yet:',
  pages: 'Pages',
  next: 'Next teams',
  previous: 'Previous teams',
} as const satisfies LinkingWords
