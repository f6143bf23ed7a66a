import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CheckInDetails } from '#content/forms/check-in.ts'
import { createdAt, moment } from './columns.ts'
import { teams } from './teams.ts'

const teamId = () =>
  text('team_id')
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' })

/** What a team told at each check-in. */
export const checkIns = sqliteTable(
  'check_ins',
  {
    teamId: teamId(),
    /** From 1, in the order of the calendar. */
    number: integer('number').notNull(),
    /** New with every change: a change is accepted only if it names the revision it was read at. */
    revision: text('revision').notNull(),
    details: text('details', { mode: 'json' }).$type<CheckInDetails>().notNull(),
    /** Whether something blocks the team, by what it says. */
    isBlocked: integer('is_blocked', { mode: 'boolean' }).notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.number] }),
    index('check_ins_number').on(table.number, table.isBlocked, table.teamId),
  ],
)

/** Which teams have been reminded of a check-in. */
export const checkInReminders = sqliteTable(
  'check_in_reminders',
  { teamId: teamId(), number: integer('number').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.teamId, table.number] })],
)

/** The addresses that want no reminders. */
export const reminderRefusals = sqliteTable('reminder_refusals', {
  email: text('email').primaryKey(),
  createdAt: createdAt(),
})
