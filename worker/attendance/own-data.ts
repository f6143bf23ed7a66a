import { eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { attendances, passes } from '../db/schema/attendance.ts'

/** Selects where an account was on which day. */
export const selectOwnAttendances = (db: Database, person: { id: string }) =>
  db
    .select({
      event: attendances.event,
      day: attendances.day,
      createdAt: attendances.createdAt,
    })
    .from(attendances)
    .where(eq(attendances.userId, person.id))

/** Selects when an account let others in at a door, and not whom. */
export const selectLetIn = (db: Database, person: { id: string }) =>
  db
    .select({ event: attendances.event, day: attendances.day, letInAt: attendances.createdAt })
    .from(attendances)
    .where(eq(attendances.byId, person.id))

/** Selects when an account first opened its pass. The number of the pass is a secret. */
export const selectOwnPass = (db: Database, person: { id: string }) =>
  db.select({ createdAt: passes.createdAt }).from(passes).where(eq(passes.userId, person.id))
