import { asc, desc, type Column, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'

const LARGEST_PAGE = 100

const wholeNumber = (first: string, largest: number) =>
  z.pipe(
    z.prefault(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Please use a whole number')), first),
    z.transform((text) => Math.min(Number(text), largest)),
  )

/** The query of every list: `page` from 1, `size` of a page, `search`, `sort` (its first value is the default), `order`. */
export function listQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return {
    page: wholeNumber('1', 100_000),
    size: wholeNumber('25', LARGEST_PAGE),
    search: z.prefault(
      z.string().check(z.trim(), z.maxLength(100, 'Please search for fewer words')),
      '',
    ),
    sort: z.prefault(z.enum(sorts, 'This list cannot be sorted so'), sorts[0]),
    order: z.prefault(z.enum(['desc', 'asc'], 'Please use asc or desc'), 'desc'),
  }
}

export type ListQuery<Sort extends string = string> = {
  page: number
  size: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
}

/** The window of rows that a query asks for; the last of `columns` must be unique, so that no row is on two pages. */
export function windowOf<Sort extends string>(
  query: ListQuery<Sort>,
  columns: Record<Sort, Column[]>,
) {
  const direction = query.order === 'asc' ? asc : desc
  const orderBy: SQL[] = columns[query.sort].map((column) => direction(column))
  return { orderBy, limit: query.size, offset: (query.page - 1) * query.size }
}

/** The one shape of every list. */
export function listAnswer<Row>({ page, size }: ListQuery, rows: Row[], total: number | undefined) {
  return { rows, total: total ?? 0, page, size }
}
