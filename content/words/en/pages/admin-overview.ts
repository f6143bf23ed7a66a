import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const teams = (count: number) =>
  plural(count, { one: '1 team', other: `${formatNumber(count)} teams` })
const people = (count: number) =>
  plural(count, { one: '1 person', other: `${formatNumber(count)} people` })
const judges = (count: number) =>
  plural(count, { one: '1 judge', other: `${formatNumber(count)} judges` })
const units = { teams, members: people }
type Unit = keyof typeof units

/** `No team`, `1 team`, `12 teams`. */
const amount = (unit: Unit, count: number) =>
  count === 0 ? { teams: 'No team', members: 'Nobody' }[unit] : units[unit](count)

export const overviewPanel = {
  more: 'Show all',
  less: 'Show fewer',
  coming: (day: string) => `from ${day}`,
  none: 'No team has registered yet.',
  noneText:
    'Once a team registers, this page shows how registrations grow, and teams by country, track and size.',
  registrations: {
    heading: 'Registrations',
    /** `difference` is written without a sign, as a share or a number. */
    week: {
      only: (unit: Unit, count: number) => `${amount(unit, count)} this week so far.`,
      same: (unit: Unit, count: number) =>
        `${amount(unit, count)} this week so far, as many as by this time last week.`,
      quiet: (unit: Unit, total: number) =>
        `${amount(unit, total)} in all. ${{ teams: 'No new teams', members: 'Nobody new' }[unit]} this week.`,
      first: (unit: Unit, count: number) =>
        `${amount(unit, count)} this week so far; by this time last week there was none.`,
      more: (unit: Unit, count: number, difference: string) =>
        `${amount(unit, count)} this week so far, ${difference} more than by this time last week.`,
      fewer: (unit: Unit, count: number, difference: string) =>
        `${amount(unit, count)} this week so far, ${difference} fewer than by this time last week.`,
    },
    average: (weeks: number, value: string) =>
      `By the same point, the ${weeks} weeks before averaged ${value}.`,
    text: '“Usual” looks back 28 days. Weeks begin on Monday, days at midnight (UTC). Only teams and members who are still registered count.',
    metricLabel: 'What to count',
    metrics: { teams: 'Teams', members: 'People' },
    stepLabel: 'Count by',
    steps: { days: 'Days', weeks: 'Weeks' },
    picture: {
      days: (metric: string, days: string) => `${metric} registered each day, ${days}`,
      weeks: (metric: string, days: string) => `${metric} registered each week, ${days}`,
    },
    now: { days: 'Each day', weeks: 'Each week' },
    usual: {
      days: 'Usual: the average of the same weekday in earlier weeks',
      weeks: 'Usual: the average of earlier weeks',
    },
    open: {
      days: { name: 'Today', remark: (value: string) => `Today, so far: ${value}` },
      weeks: { name: 'This week', remark: (value: string) => `This week, so far: ${value}` },
    },
    soFar: (name: string) => `${name}, so far`,
    peak: {
      days: (value: string, day: string) => `${value} on ${day}`,
      weeks: (value: string, day: string) => `${value} from ${day}`,
    },
    weekOf: (day: string) => `Week of ${day}`,
    part: 'Part of a week',
    /** A week with some of its days missing. */
    partOf: (day: string, days: number) =>
      `${day}, ${plural(days, { one: '1 day', other: `${formatNumber(days)} days` })}`,
    columns: { days: 'Day', weeks: 'Week from', usual: 'Usual' },
  },
  countries: {
    heading: 'Countries',
    only: (country: string, count: number) =>
      count === 1 ? `${country} has the only team.` : `${country} has all ${teams(count)}.`,
    leader: (country: string, count: number, of: number, countries: number) =>
      `${country} leads with ${formatNumber(count)} of ${teams(of)}; ${formatNumber(countries)} countries take part.`,
    tie: (names: string, count: number, countries: number) =>
      `${names} lead with ${teams(count)} each; ${formatNumber(countries)} countries take part.`,
    manyTie: (amountOfCountries: number, count: number) =>
      `${formatNumber(amountOfCountries)} countries lead with ${teams(count)} each.`,
    picture: 'Map of Africa with the teams of each country, as in the table below',
    spot: (country: string, count: string) => `${country}: ${count}`,
    text: 'The larger the circle, the more teams.',
    missing: (count: number, of: number) =>
      `${formatNumber(count)} of ${formatNumber(of)} African countries have no team yet.`,
    everywhere: 'Every African country has a team.',
    outside: (list: string) => `Outside Africa: ${list}.`,
    counted: (country: string, count: string) => `${country} ${count}`,
    more: (count: number) => plural(count, { one: '1 more', other: `${formatNumber(count)} more` }),
    columns: { country: 'Country', teams: 'Teams', share: 'Share' },
  },
  tracks: {
    heading: 'Tracks',
    only: (track: string, count: number) =>
      count === 1 ? `${track} has the only team.` : `${track} has all ${teams(count)}.`,
    leader: (track: string, count: number, of: number) =>
      `${track} leads with ${formatNumber(count)} of ${teams(of)}.`,
    tie: (names: string, count: number) => `${names} lead with ${teams(count)} each.`,
    manyTie: (tracks: number, count: number) =>
      `${formatNumber(tracks)} tracks lead with ${teams(count)} each.`,
    missing: (names: string) => `Nobody has chosen ${names} yet.`,
    caption: 'Teams by track, the largest first',
    columns: { track: 'Track', teams: 'Teams', share: 'Share' },
  },
  sizes: {
    heading: 'Team sizes',
    only: (size: string, count: number) =>
      count === 1 ? `The only team has ${size}.` : `All ${teams(count)} have ${size}.`,
    leader: (size: string, count: number, of: number) =>
      `${size} is the most common size: ${formatNumber(count)} of ${teams(of)}.`,
    tie: (sizes: string, count: number) => `${sizes} are equally common: ${teams(count)} each.`,
    average: (value: string) => `A team has ${value} members on average.`,
    size: (count: number) => plural(count, { one: '1 member', other: `${count} members` }),
    empty: 'No members',
    caption: 'Teams by their number of members',
    columns: { size: 'Size', teams: 'Teams', share: 'Share' },
  },
  hubs: {
    heading: 'Hubs',
    waiting: (count: number, names: string) =>
      `${plural(count, { one: '1 team waits', other: `${formatNumber(count)} teams wait` })} for a place: ${names}.`,
    full: (count: number, names: string) =>
      plural(count, { one: `${names} is full.`, other: `${names} are full.` }),
    nearlyFull: (count: number, names: string) =>
      plural(count, { one: `${names} is nearly full.`, other: `${names} are nearly full.` }),
    room: 'Every hub has room.',
    none: 'No hub has a limit yet.',
    text: (atHubs: number, online: number) =>
      `${plural(atHubs, { one: '1 team comes', other: `${formatNumber(atHubs)} teams come` })} to a hub, ${plural(online, { one: '1 takes', other: `${formatNumber(online)} take` })} part online.`,
    states: {
      unlimited: 'No limit',
      room: (free: number, places: number) =>
        `${formatNumber(free)} of ${plural(places, { one: '1 place', other: `${formatNumber(places)} places` })} free`,
      full: (places: number) =>
        `Full: ${plural(places, { one: '1 place', other: `${formatNumber(places)} places` })}`,
      over: (over: number, places: number) =>
        `${formatNumber(over)} over its ${plural(places, { one: '1 place', other: `${formatNumber(places)} places` })}`,
      closed: 'Takes no teams',
      waits: (count: number) =>
        plural(count, { one: '1 team waits', other: `${formatNumber(count)} teams wait` }),
    },
    key: { taken: 'Teams with a place', free: 'Free places', waiting: 'Waiting' },
    change: 'Change the places',
  },
  way: {
    heading: 'From visit to project',
    handedIn: (count: number, of: number) =>
      `${formatNumber(count)} of ${teams(of)} ${plural(count, { one: 'has', other: 'have' })} submitted a project.`,
    opened: (share: string) => `${share} of visits open the registration page.`,
    noVisits: 'No visits have been measured since registration opened.',
    registered: (count: number) =>
      `${teams(count)} ${plural(count, { one: 'has', other: 'have' })} registered.`,
    unread: 'We could not read the visits. Everything else is up to date.',
    text: (day: string) =>
      `Visits are counted on the test pages only, since ${day}. Teams may come from any page, so the two have separate scales.`,
    groups: { visits: 'Visits', teams: 'Teams' },
    steps: {
      visited: 'Visited a test page',
      opened: 'Opened the registration page',
      sent: 'Pressed the register button',
      registered: 'Registered',
      begun: 'Started a project',
      handedIn: 'Submitted it',
    },
  },
  checkIns: {
    heading: 'Check-ins',
    told: (count: number, of: number, number: number) =>
      `${formatNumber(count)} of ${teams(of)} filled in check-in ${number}.`,
    coming: (day: string) => `The first check-in opens on ${day}.`,
    step: (number: number) => `Check-in ${number}`,
  },
  judging: {
    heading: 'Judging',
    scores: (count: number, of: number) =>
      `${formatNumber(count)} of ${plural(of, { one: '1 score', other: `${formatNumber(of)} scores` })} ${plural(count, { one: 'is', other: 'are' })} in.`,
    unassigned: (count: number) =>
      plural(count, {
        one: '1 project has no judges yet.',
        other: `${formatNumber(count)} projects have no judges yet.`,
      }),
    of: (count: number, of: number) => `${formatNumber(count)} of ${formatNumber(of)}`,
    steps: {
      handedIn: 'Teams with a project',
      scores: 'Scores submitted',
    },
    open: 'See the projects',
    judges: {
      heading: 'Judges',
      sentence: (behind: number, finished: number, of: number) => {
        if (of === 0) return 'No judge has projects yet.'
        if (behind > 0)
          return `${formatNumber(behind)} of ${judges(of)} ${plural(behind, { one: 'is', other: 'are' })} behind.`
        if (finished < of) return 'No judge is behind.'
        return `${plural(of, { one: 'The only judge has', other: `All ${judges(of)} have` })} finished.`
      },
      mean: (points: number, average: string) =>
        `Behind means more than ${formatNumber(points)} points below the average of ${average}.`,
      paces: { finished: 'Finished', onPace: 'On pace', behind: 'Behind' },
    },
  },
} as const
