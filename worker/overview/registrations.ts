import { gte, min, sql, type SQL } from 'drizzle-orm'
import { toDay } from '#content/wire/analytics-period.ts'
import type { Database } from '../db/client.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'

const DAY = 24 * 3_600_000
const WEEK = 7 * DAY
/** The current week and those before it: ten to draw, and four more to compare the first of these with. */
const WEEKS = 14
/** How many weeks the current one is compared with. */
const COMPARED = 4
/** 1970 began on a Thursday: this many milliseconds after it, the first week did, on a Monday. */
const FIRST_MONDAY = 4 * DAY

/** Returns the Monday of an instant, at midnight in UTC. */
const mondayOf = (instant: number) => instant - ((((instant - FIRST_MONDAY) % WEEK) + WEEK) % WEEK)

type Table = typeof teams | typeof teamMembers

/** Counts the rows of each UTC day since `from`, in all and until the present time of day. */
function countByDay(db: Database, table: Table, from: number, now: number) {
  const day: SQL<number> = sql`${table.createdAt} / 86400000`
  return db
    .select({
      day: day.as('day'),
      all: sql<number>`count(*)`.as('all_day'),
      byNow: sql<number>`sum(${table.createdAt} % 86400000 <= ${now % DAY})`.as('by_now'),
    })
    .from(table)
    .where(gte(table.createdAt, new Date(from)))
    .groupBy(day)
}

/** Selects what {@link presentRegistrations} makes its answer of. Weeks begin on Mondays; all is UTC. */
export const selectRegistrations = (db: Database, now: number) => {
  const from = mondayOf(now) - (WEEKS - 1) * WEEK
  return {
    began: db.select({ at: min(teams.createdAt) }).from(teams),
    teamDays: countByDay(db, teams, from, now),
    memberDays: countByDay(db, teamMembers, from, now),
  }
}

type Counted = { day: number; all: number; byNow: number }

/**
 * Lists the days of the last fourteen weeks, from the first registration at the earliest; and counts the present week and the whole
 * weeks before it, at most four, the latest first, each up to the present day and time of the week. A week in which
 * registration began is not compared: it lacks days.
 */
export function presentRegistrations(
  found: { began: { at: Date | null }[]; teamDays: Counted[]; memberDays: Counted[] },
  now: number,
) {
  const today = Math.floor(now / DAY)
  const monday = mondayOf(now) / DAY
  const began = found.began[0]?.at
  const start = monday - (WEEKS - 1) * 7
  const first = Math.min(today, began ? Math.max(start, Math.floor(began.getTime() / DAY)) : today)
  const count = (rows: Counted[]) => {
    const byDay = new Map(rows.map((row) => [row.day, row]))
    return {
      on: (day: number) => byDay.get(day)?.all ?? 0,
      /** The week that begins on a day, up to the present time of the week. */
      until: (weekStart: number) => {
        const last = weekStart + today - monday
        let sum = byDay.get(last)?.byNow ?? 0
        for (let day = weekStart; day < last; day++) sum += byDay.get(day)?.all ?? 0
        return sum
      },
    }
  }
  const ofTeams = count(found.teamDays)
  const ofMembers = count(found.memberDays)
  const weekFrom = (day: number) => ({ teams: ofTeams.until(day), members: ofMembers.until(day) })
  const before = Array.from({ length: COMPARED }, (_, index) => monday - (index + 1) * 7)
  return {
    days: Array.from({ length: today - first + 1 }, (_, index) => ({
      day: toDay((first + index) * DAY),
      teams: ofTeams.on(first + index),
      members: ofMembers.on(first + index),
    })),
    week: {
      from: toDay(monday * DAY),
      ...weekFrom(monday),
      before: before.filter((day) => began && day >= first).map(weekFrom),
    },
  }
}
