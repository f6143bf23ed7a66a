import { inArray, lt } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { keptSince } from '../db/kept-since.ts'
import { reminderRefusals } from '../db/schema/check-ins.ts'
import { receivedDeliveries } from '../db/schema/deliveries.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'

/** Teams deleted at once: a statement over very many would block the database. */
const CHUNK = 1000

/**
 * Deletes teams after their retention period, with their members and projects, and refusals of reminders of the same age. `now`
 * is in milliseconds.
 */
export async function sweepTeams(db: Database, now: number): Promise<void> {
  const oldest = keptSince(retention.teamMonths, now)
  if (!oldest) return
  await db.delete(reminderRefusals).where(lt(reminderRefusals.createdAt, oldest))
  await db.delete(receivedDeliveries).where(lt(receivedDeliveries.receivedAt, oldest))
  const over = db
    .select({ id: teams.id })
    .from(teams)
    .where(lt(teams.createdAt, oldest))
    .orderBy(teams.createdAt, teams.id)
    .limit(CHUNK)
  for (;;) {
    const { deleted } = await batchOf(db, {
      exceptions: db.delete(teamExceptions).where(inArray(teamExceptions.teamId, over)),
      projects: db.delete(projects).where(inArray(projects.teamId, over)),
      members: db.delete(teamMembers).where(inArray(teamMembers.teamId, over)),
      deleted: db.delete(teams).where(inArray(teams.id, over)),
    })
    if (deleted.meta.changes < CHUNK) return
  }
}
