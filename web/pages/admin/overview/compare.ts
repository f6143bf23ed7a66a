import { findRegistrationState } from '#content/facts/registration.ts'
import type { EditionOverview } from '../../../data/admin-overview.ts'

/** What is counted: teams, or their members. */
export type Metric = 'teams' | 'members'
export type CountStep = 'days' | 'weeks'
/** A day, or a week by its Monday, with how many registered. */
export type Count = {
  day: string
  value: number
  /** How many days there are of a week that is not whole. */
  part?: number
}

const DAYS_SHOWN = 28
const WEEKS_SHOWN = 10
/** How many weeks make what is usual. */
const COMPARED = 4
/** From this number on, a difference is given as a percentage. */
const LEAST_FOR_SHARE = 20

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

const WEEK = 7

/** Adds the days up to weeks from Monday to Sunday. */
function toWeeks(days: readonly Count[]): Count[] {
  const weeks: (Count & { part: number })[] = []
  for (const { day, value } of days) {
    const last = weeks.at(-1)
    if (!last || new Date(day).getUTCDay() === 1) weeks.push({ day, value, part: 1 })
    else {
      last.value += value
      last.part++
    }
  }
  return weeks.map(({ part, ...week }) => (part < WEEK ? { ...week, part } : week))
}

/**
 * Returns the last days or weeks, and what is usual for as many of them as can be compared: the average of the same weekday,
 * or of the weeks, in the four weeks before. The day and the week in which registration began are compared with nothing: they
 * lack hours and days.
 */
export function compareCounts(
  { days }: Pick<EditionOverview, 'days'>,
  metric: Metric,
  step: CountStep,
): { counts: Count[]; usual: Count[] } {
  const daily = days.map((day) => ({ day: day.day, value: day[metric] }))
  const isDaily = step === 'days'
  const all: Count[] = isDaily ? daily : toWeeks(daily)
  const [shown, distance] = isDaily ? [DAYS_SHOWN, WEEK] : [WEEKS_SHOWN, 1]
  const firstWhole = isDaily || all[0]?.part ? 1 : 0
  const usual = all.flatMap(({ day }, index) => {
    const before = Array.from({ length: COMPARED }, (_, back) => index - (back + 1) * distance)
    const known = before.filter((at) => at >= firstWhole).map((at) => all[at]!.value)
    return known.length > 0 ? { day, value: mean(known) } : []
  })
  return { counts: all.slice(-shown), usual: usual.slice(-shown) }
}

/**
 * Leaves out the days after registration closed, but for those up to the last on which somebody was registered by hand.
 * `last` is its last day, or empty while no day closes it.
 */
export function untilClosed({ days }: Pick<EditionOverview, 'days'>, last: string) {
  if (!last) return days
  return days.slice(
    0,
    days.findLastIndex(({ day, teams, members }) => day <= last || teams + members > 0) + 1,
  )
}

/** How the present week stands against the same part of the week before. */
export type WeekChange =
  | { kind: 'only' | 'same' | 'first' | 'quiet' }
  | { kind: 'more' | 'fewer'; by: number; isShare: boolean }

/** Compares the present week with the one before: by a share if that has enough, else by the number. */
export function compareWeek({ week }: Pick<EditionOverview, 'week'>, metric: Metric): WeekChange {
  const now = week[metric]
  const before = week.before[0]?.[metric]
  if (before === undefined) return { kind: 'only' }
  if (now === before) return { kind: now === 0 ? 'quiet' : 'same' }
  if (before === 0) return { kind: 'first' }
  const kind = now > before ? 'more' : 'fewer'
  const difference = Math.abs(now - before)
  const share = Math.round((difference / before) * 100) / 100
  return before >= LEAST_FOR_SHARE && share > 0
    ? { kind, by: share, isShare: true }
    : { kind, by: difference, isShare: false }
}

/** Whether registration has closed, some teams registered, and none did this week or last. */
export const hasGoneQuiet = (overview: Pick<EditionOverview, 'week' | 'totals'>) =>
  findRegistrationState() === 'closed' &&
  overview.totals.teams > 0 &&
  compareWeek(overview, 'teams').kind === 'quiet'

/** Returns the average of the weeks before, up to the same time of the week; undefined for fewer than two. */
export function averageBefore({ week }: Pick<EditionOverview, 'week'>, metric: Metric) {
  return week.before.length > 1 ? mean(week.before.map((one) => one[metric])) : undefined
}

/** Returns those with the largest number of teams, in their order; none if nobody has a team. */
export function findLeaders<Row extends { teams: number }>(rows: readonly Row[]): Row[] {
  const most = Math.max(0, ...rows.map(({ teams }) => teams))
  return most === 0 ? [] : rows.filter(({ teams }) => teams === most)
}

export type HubState = 'unlimited' | 'room' | 'nearly' | 'full'

/** Tells how full a hub is: nearly so with a fifth of its places or fewer left. */
export function stateOfHub({ places, teams }: { places: number | null; teams: number }): HubState {
  if (places === null) return 'unlimited'
  if (teams >= places) return 'full'
  return places - teams <= places / 5 ? 'nearly' : 'room'
}
