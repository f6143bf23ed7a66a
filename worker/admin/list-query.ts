import { and, asc, count, desc, gte, lt, sql, type Column, type SQL } from 'drizzle-orm'
import type { SQLiteSelect, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { isDay } from '#content/wire/analytics-period.ts'
import type { Database } from '../db/client.ts'

const LARGEST_PAGE = 100
const DAY = 24 * 60 * 60 * 1000
/** Sorts after every other character: the upper end of a prefix search that can use an index. */
const LAST_CHARACTER = '\u{10FFFF}'

const wholeNumber = (first: string, largest: number) =>
  z.pipe(
    z.prefault(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Please use a whole number')), first),
    z.transform((text) => Math.min(Number(text), largest)),
  )

/** Builds the fields of a list's query: `page` from 1, `size`, `search`, `sort` (the first value is the default), `order`. */
export function listQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return {
    page: wholeNumber('1', 100_000),
    size: wholeNumber('25', LARGEST_PAGE),
    search: z.prefault(
      z.string().check(z.trim(), z.maxLength(100, 'Please search for at most 100 characters')),
      '',
    ),
    sort: z.prefault(z.enum(sorts, 'This list cannot be sorted this way'), sorts[0]),
    order: z.prefault(z.enum(['desc', 'asc'], 'Please use asc or desc'), 'desc'),
  }
}

const day = z.optional(z.string().check(z.refine(isDay, 'This is not a valid date')))

/** The fields of a query that ask for a time: its first and its last day (UTC), as `2025-09-11`. */
export const dayRange = { from: day, to: day }

export type DayRange = { from?: string; to?: string }

/** Matches moments from the first to the last day, both included. */
export const isWithin = (moment: Column, { from, to }: DayRange) =>
  and(
    from === undefined ? undefined : gte(moment, new Date(from)),
    to === undefined ? undefined : lt(moment, new Date(Date.parse(to) + DAY)),
  )

export type ListQuery<Sort extends string = string> = {
  page: number
  size: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
}

/** The columns of each sort order; the last one must be unique, so that no row appears on two pages. */
export type Orders<Sort extends string> = Record<Sort, (Column | SQL)[]>

/** Sorts a select as the query asks. */
export function sortRows<Select extends SQLiteSelect, Sort extends string>(
  select: Select,
  query: ListQuery<Sort>,
  orders: Orders<Sort>,
) {
  const direction = query.order === 'asc' ? asc : desc
  return select.orderBy(...orders[query.sort].map((column) => direction(column)))
}

/** Sorts a select and limits it to the page that the query asks for. */
export function paginate<Select extends SQLiteSelect, Sort extends string>(
  select: Select,
  query: ListQuery<Sort>,
  orders: Orders<Sort>,
) {
  return sortRows(select, query, orders)
    .limit(query.size)
    .offset((query.page - 1) * query.size)
}

/** Matches values that begin with a text: a range, which an index can find. */
export function beginsWith(column: Column, text: string): SQL {
  return and(gte(column, text), lt(column, text + LAST_CHARACTER))!
}

/** Counts the rows of a table that meet a condition. */
export function countRows(db: Database, table: SQLiteTable, where: SQL | undefined) {
  return db.select({ total: count() }).from(table).where(where)
}

/** Rows per query of an export, large enough that none comes near D1's limit of queries per request. */
export const CHUNK = 2000

/** The row after which the next chunk of an export starts, with its place in the order of the list. */
export type Placed = { place: string }

/** The column that an export reads besides its own: where a row stands in the order of the query, none of which may be null. */
export const placeIn = <Sort extends string>({ sort }: ListQuery<Sort>, orders: Orders<Sort>) =>
  sql<string>`json_array(${sql.join(orders[sort], sql`, `)})`.as('place')

/** Matches the rows that follow another one in the order of the query; all of them if there is none. */
export function isAfter<Sort extends string>(
  { sort, order }: ListQuery<Sort>,
  orders: Orders<Sort>,
  last: Placed | undefined,
): SQL | undefined {
  if (!last) return undefined
  const row = sql.join(orders[sort], sql`, `)
  const values = (JSON.parse(last.place) as (string | number)[]).map((value) => sql`${value}`)
  return sql`(${row}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(values, sql`, `)})`
}

/** Shapes the answer of every list: the rows of the page, the total, and the page's number and size. */
export function presentList<Row>(
  { page, size }: ListQuery,
  rows: Row[],
  counted: { total: number }[],
) {
  return { rows, total: counted[0]?.total ?? 0, page, size }
}
