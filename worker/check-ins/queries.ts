import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { CheckInDetails } from '#content/forms/check-in.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { checkIns, reminderRefusals } from '../db/schema/check-ins.ts'
import { teams } from '../db/schema/teams.ts'
import { isOfTeam, selectAddress } from '../teams/membership.ts'

const shown = {
  number: checkIns.number,
  revision: checkIns.revision,
  details: checkIns.details,
  updatedAt: checkIns.updatedAt,
}

/** Finds a team of the account with its check-ins, and whether the account's address has turned reminders off. */
export async function findCheckIns(db: Database, user: { id: string }, teamId: string) {
  const isTheirs = and(eq(teams.id, teamId), isOfTeam(db, user))
  const { found, rows } = await batchOf(db, {
    found: db
      .select({
        team: { id: teams.id, name: teams.teamName },
        hasRefused: sql`${rowExists(
          reminderRefusals,
          inArray(reminderRefusals.email, selectAddress(db, user)),
        )}`
          .mapWith(Boolean)
          .as('has_refused'),
      })
      .from(teams)
      .where(isTheirs),
    rows: db
      .select(shown)
      .from(checkIns)
      .where(and(eq(checkIns.teamId, teamId), rowExists(teams, isTheirs)))
      .orderBy(asc(checkIns.number)),
  })
  const [own] = found
  return own && { ...own, rows }
}

/** Selects a team's answers to its check-ins, for organisers. */
export const selectCheckInsOf = (db: Database, teamId: string) =>
  db
    .select({
      number: checkIns.number,
      details: checkIns.details,
      isBlocked: checkIns.isBlocked,
      updatedAt: checkIns.updatedAt,
    })
    .from(checkIns)
    .where(eq(checkIns.teamId, teamId))
    .orderBy(asc(checkIns.number))

/** Selects the check-ins of the teams that the account leads or has joined. */
export function selectOwnCheckIns(db: Database, user: { id: string }) {
  return db
    .select({ teamId: checkIns.teamId, ...shown, createdAt: checkIns.createdAt })
    .from(checkIns)
    .innerJoin(teams, eq(teams.id, checkIns.teamId))
    .where(isOfTeam(db, user))
}

type Version = { teamId: string; number: number; seen: string | null; revision: string; now: Date }

/**
 * Stores a team's answer to a check-in, if the team matches `where` and nobody has changed it since revision `seen` was read;
 * returns no row otherwise. Repeating it has no further effect.
 */
export function writeCheckIn(
  db: Database,
  { teamId, number, seen, revision, now }: Version,
  details: CheckInDetails,
  where: SQL,
) {
  const row = {
    teamId,
    number,
    revision,
    details,
    isBlocked: details.standing === 'stuck' || details.blockers !== '',
    createdAt: now,
    updatedAt: now,
  }
  return insertFrom(db, checkIns, row, sql`FROM ${teams} WHERE ${where}`)
    .onConflictDoUpdate({
      target: [checkIns.teamId, checkIns.number],
      set: fromInsert({
        revision: checkIns.revision,
        details: checkIns.details,
        isBlocked: checkIns.isBlocked,
        updatedAt: checkIns.updatedAt,
      }),
      setWhere: inArray(checkIns.revision, seen === null ? [revision] : [seen, revision]),
    })
    .returning(shown)
}
