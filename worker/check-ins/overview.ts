import { and, count, eq, not, sql, type SQL } from 'drizzle-orm'
import { checkIns as calendar, stateOfCheckIn } from '#content/check-ins.ts'
import type { CheckInAnswer } from '#content/wire/check-in-answers.ts'
import {
  CHUNK,
  countRows,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from '../admin/list-query.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'

export type OverviewQuery = ListQuery<'created'> & { number: number; answer?: CheckInAnswer }

/** Counts for each check-in how many teams have filled it in, and how many of those are blocked. */
export async function countCheckIns(db: Database) {
  const { totals, told } = await batchOf(db, {
    totals: db.select({ teams: count() }).from(teams),
    told: db
      .select({
        number: checkIns.number,
        told: count(),
        blocked: sql<number>`sum(${checkIns.isBlocked})`,
      })
      .from(checkIns)
      .groupBy(checkIns.number),
  })
  return {
    teams: totals[0]?.teams ?? 0,
    checkIns: calendar.map((checkIn) => {
      const { told: all = 0, blocked = 0 } =
        told.find(({ number }) => number === checkIn.number) ?? {}
      return { ...checkIn, state: stateOfCheckIn(checkIn), told: all, blocked }
    }),
  }
}

const isTold = (number: number, ...further: SQL[]) =>
  rowExists(checkIns, eq(checkIns.teamId, teams.id), eq(checkIns.number, number), ...further)

function isAsked({ search, number, answer }: OverviewQuery) {
  const answers = {
    silent: () => not(isTold(number)),
    told: () => isTold(number),
    blocked: () => isTold(number, eq(checkIns.isBlocked, true)),
  }
  return and(matchWords(teams.searchText, search), answer && answers[answer]())
}

const columns = {
  id: teams.id,
  teamName: teams.teamName,
  country: teams.country,
  trackId: teams.trackId,
  representativeName: teams.representativeName,
  representativeEmail: teams.representativeEmail,
  createdAt: teams.createdAt,
  // The columns of the joined table, under names of their own: D1's batch merges those that share one.
  details: checkIns.details,
  isBlocked: checkIns.isBlocked,
  toldAt: checkIns.updatedAt,
}

const orders = { created: [teams.createdAt, teams.id] }

/** Joins each team with its answer to a check-in; teams that have not filled it in have none. */
const isOf = (number: number) => and(eq(checkIns.teamId, teams.id), eq(checkIns.number, number))

/** Lists a page of teams with their answers to a check-in, optionally only those with one kind of answer. */
export async function listCheckIns(db: Database, query: OverviewQuery) {
  const where = isAsked(query)
  const page = db
    .select(columns)
    .from(teams)
    .leftJoin(checkIns, isOf(query.number))
    .where(where)
    .$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: paginate(page, query, orders),
    counted: countRows(db, teams, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export async function readCheckInRows(
  db: Database,
  query: OverviewQuery,
  last: Placed | undefined,
) {
  const page = db
    .select({ ...columns, place: placeIn(query, orders) })
    .from(teams)
    .leftJoin(checkIns, isOf(query.number))
    .where(and(isAsked(query), isAfter(query, orders, last)))
    .$dynamic()
  return sortRows(page, query, orders).limit(CHUNK)
}
