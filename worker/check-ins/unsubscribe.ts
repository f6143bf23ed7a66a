import { eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { reminderRefusals } from '../db/schema/check-ins.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { readUnsubscribeToken } from '../mail/unsubscribe-link.ts'
import { selectAddress } from '../teams/membership.ts'

/** Notes that the address to which a mail went wants no reminders. Whoever is gone meanwhile gets none anyway. */
export async function refuseByToken(db: Database, env: Env, token: string, now: Date) {
  const subject = readUnsubscribeToken(env, token)
  if (!subject) throw new Failure('reminders.bad_link', 400)
  const { kind, id } = subject
  const source =
    kind === 'team'
      ? sql`FROM ${teams} WHERE ${eq(teams.id, id)}`
      : sql`FROM ${teamMembers} WHERE ${eq(teamMembers.id, id)}`
  const email = kind === 'team' ? sql`${teams.representativeEmail}` : sql`${teamMembers.email}`
  await insertFrom(db, reminderRefusals, { email, createdAt: now }, source).onConflictDoNothing()
}

/** Turns the reminders to the account's confirmed address off or on. */
export async function setReminders(db: Database, user: { id: string }, isOn: boolean, now: Date) {
  const address = selectAddress(db, user)
  if (isOn) return db.delete(reminderRefusals).where(inArray(reminderRefusals.email, address))
  const own = address.as('own')
  return insertFrom(
    db,
    reminderRefusals,
    { email: sql`${own.email}`, createdAt: now },
    sql`FROM ${own} WHERE ${isNotNull(own.email)}`,
  ).onConflictDoNothing()
}
