import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AttendanceEvent } from '#content/facts/attendance.ts'
import { createdAt } from './columns.ts'

/** The number of an account's pass. The code that it shows is made of it, anew for each day. */
export const passes = sqliteTable(
  'passes',
  {
    userId: text('user_id').primaryKey(),
    number: text('number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('passes_number').on(table.number)],
)

/** Who was where on which day: once for each. */
export const attendances = sqliteTable(
  'attendances',
  {
    /** Made by the browser, as the idempotency key of the scan. */
    id: text('id').primaryKey(),
    event: text('event').$type<AttendanceEvent>().notNull(),
    /** The day, as `2025-10-20`, on the clock of the event. */
    day: text('day').notNull(),
    userId: text('user_id').notNull(),
    /** The account of whoever let them in. */
    byId: text('by_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('attendances_once').on(table.event, table.day, table.userId),
    index('attendances_latest').on(table.event, table.day, table.createdAt),
    index('attendances_account').on(table.userId),
    index('attendances_by').on(table.byId),
  ],
)
