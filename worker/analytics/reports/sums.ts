import { between, sql, type Column, type SQL } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'

/** A sum over counters, 0 where there are none. */
export const sum = (column: SQL.Aliased | Column) => sql<number>`coalesce(sum(${column}), 0)`

/** A mean as a whole number, 0 of nothing. */
export const average = (total: number, count: number) => (count ? Math.round(total / count) : 0)

export const inRange = (day: Column, range: Range) => between(day, range.from, range.to)
