import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const mentoringPage = {
  meta: {
    title: 'Mentoring',
    description: `The teams you mentor at ${event.name}.`,
  },
  heading: 'Teams I mentor',
  lead: "Teams don't see your email address, and you don't see theirs.",
  loading: 'Loading...',
  failed: { text: "We couldn't load your teams.", retry: 'Try again' },
  account: { label: 'Open my account', href: paths.account },
  none: "No team needs you yet. We'll email you as soon as one does.",
  room: {
    heading: 'Room for teams',
    has: (teams: number, places: number) =>
      `You mentor ${formatNumber(teams)} of ${formatNumber(places)} ${plural(places, { one: 'team', other: 'teams' })}. Organisers may give you another one.`,
    full: (teams: number) =>
      `You mentor ${formatNumber(teams)} ${plural(teams, { one: 'team', other: 'teams' })}, which is your limit.`,
    off: "You won't be given another team, because you told us that you have no room.",
    turnOff: 'I have no room',
    turnOn: 'I have room again',
    isOff: {
      title: 'Noted',
      text: "You won't be given another team. You keep the teams you have.",
    },
    isOn: { title: 'Noted', text: 'Organisers may give you another team.' },
  },
  stuck: 'Stuck',
  waits: (days: number) =>
    days > 0
      ? `Waiting for your reply, ${formatNumber(days)} ${plural(days, { one: 'day', other: 'days' })}`
      : 'Waiting for your reply',
  calm: 'Nothing to answer',
  since: (date: string) => `Since ${date}`,
  asks: 'What they need help with',
  checkIn: (number: number, date: string) => `Check-in ${number}, filled in on ${date}`,
  noCheckIn: 'The team has not filled in a check-in yet.',
  end: {
    action: 'End the mentoring',
    label: (team: string) => `End the mentoring of ${team}`,
    title: (team: string) => `End the mentoring of ${team}?`,
    text: 'We will tell the team, and it can ask for someone else. The team and its messages disappear from this page.',
    confirm: 'End it',
    cancel: 'Keep the team',
    done: { title: 'The mentoring has ended', text: 'Thank you. We have told the team.' },
  },
} as const satisfies LinkingWords
