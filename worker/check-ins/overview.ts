import { and, count, eq, not, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
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

/** By what the teams told, or by when they registered. */
export const checkInOrders = ['answer', 'created'] as const
type CheckInOrder = (typeof checkInOrders)[number]

export type OverviewQuery = ListQuery<CheckInOrder> & { number: number; answer?: CheckInAnswer }

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
    told: () => isTold(number, eq(checkIns.isBlocked, false)),
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

/** Who needs help comes first, who has said nothing next. */
const urgency = sql`CASE WHEN ${checkIns.isBlocked} THEN 2 WHEN ${checkIns.teamId} IS NULL THEN 1 ELSE 0 END`

const orders = {
  answer: [urgency, teams.createdAt, teams.id],
  created: [teams.createdAt, teams.id],
}

/** What a team told at every check-in: whether it was blocked, by the number of the check-in. */
const every = alias(checkIns, 'every')
const answers =
  sql`(SELECT json_group_object(${every.number}, ${every.isBlocked}) FROM ${checkIns} ${every} WHERE ${eq(every.teamId, teams.id)})`
    .mapWith((text: string) => JSON.parse(text) as Partial<Record<number, 0 | 1>>)
    .as('answers')

/** Joins each team with its answer to a check-in; teams that have not filled it in have none. */
const isOf = (number: number) => and(eq(checkIns.teamId, teams.id), eq(checkIns.number, number))

/** Lists a page of teams with their answers to a check-in, optionally only those with one kind of answer. */
export async function listCheckIns(db: Database, query: OverviewQuery) {
  const where = isAsked(query)
  const page = db
    .select({ ...columns, answers })
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
