import { eq, sql } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { drawQrCode } from '../auth/totp.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { passes } from '../db/schema/attendance.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { addDays, makeDayCode, makeNumber } from './code.ts'

/**
 * Reads the pass of someone who has joined a team, and makes it the first time: today's code, and tomorrow's in case there is
 * no network then. Throws if the account has joined no team.
 */
export async function openPass({ db, env }: { db: Database; env: Env }, user: { id: string }) {
  const isOwn = eq(teamMembers.userId, user.id)
  const make = () => {
    const row = { userId: user.id, number: makeNumber(), createdAt: new Date() }
    return insertFrom(
      db,
      passes,
      row,
      sql`FROM ${teamMembers} WHERE ${isOwn}`,
    ).onConflictDoNothing()
  }
  const { members, own } = await batchOf(db, {
    made: make(),
    // Once in many thousand times, the first number is taken.
    madeAgain: make(),
    members: db
      .select({
        name: teamMembers.name,
        teamName: teams.teamName,
        hubId: teams.hubId,
        waitsSince: teams.hubWaitingSince,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(isOwn),
    own: db.select({ number: passes.number }).from(passes).where(eq(passes.userId, user.id)),
  })
  const [member] = members
  const [pass] = own
  if (!member || !pass) throw new Failure('attendance.no_team', 404)
  const today = dayOf(editionClock.now())
  const { name, teamName, hubId, waitsSince } = member
  return {
    name,
    teamName,
    hubId: waitsSince ? null : hubId,
    codes: [today, addDays(today, 1)].map((day) => {
      const code = makeDayCode(env, pass.number, day)
      return { day, code, qrCode: drawQrCode(code) }
    }),
  }
}
