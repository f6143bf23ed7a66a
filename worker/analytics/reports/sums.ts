import { between, sql, type Column, type SQL } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'

/** Selects the sum of a counter, 0 without rows. */
export const sum = (column: SQL.Aliased | Column) => sql<number>`coalesce(sum(${column}), 0)`

/** Returns a mean as a whole number, 0 if there is nothing to average. */
export const average = (total: number, count: number) => (count ? Math.round(total / count) : 0)

export const inRange = (day: Column, range: Range) => between(day, range.from, range.to)
