import { and, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { paths } from '#content/paths.ts'
import { teamMails } from '#words/team-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { representedBy } from '../erasure/departures.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, handOversADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { closedFailure, mayChangeMembers } from './change-rules.ts'
import { findOwnTeam, isChangeable } from './queries.ts'

/**
 * Makes a member who has joined the lead of a team that the account leads, and tells both. Throws if the account does not
 * lead it, the member has not joined, or the team can no longer change.
 */
export async function handOverTeam(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  { teamId, memberId }: { teamId: string; memberId: string },
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const isHeir = and(
    eq(teamMembers.id, memberId),
    eq(teamMembers.teamId, teamId),
    isNotNull(teamMembers.userId),
    mayChangeMembers(editionClock.now()),
  )!
  const ofHeir = (column: SQL) => sql`(SELECT ${column} FROM ${teamMembers} WHERE ${isHeir})`
  const mayHandOver = isChangeable(db, user, teamId, rowExists(teamMembers, isHeir))
  const [team] = await db
    .select({ teamName: teams.teamName, before: teams.representativeEmail })
    .from(teams)
    .where(mayHandOver)
  if (!team) return explain(db, user, teamId, isHeir)
  const holds = rowExists(teams, mayHandOver)
  const key = counterKey(env, `hand-over:${teamId}`)
  const isWelcome = and(holds, not(isAbove(key, handOversADay)))!
  const values = { teamName: quoteInMail(team.teamName) }
  const mail = { url: env.SITE_URL + paths.account, teamId }
  await batchOf(db, {
    log: logAction(db, 'team_handed_over', actor, { now, subjectId: teamId, where: holds }),
    counted: countAttempt(db, { key, window: DAY }, now, holds),
    toHeir: queueMail(
      db,
      {
        ...mail,
        recipient: ofHeir(sql`${teamMembers.email}`),
        copy: teamMails.leadHandedOver(values),
      },
      now,
      isWelcome,
    ),
    toFormerLead: queueMail(
      db,
      { ...mail, recipient: team.before, copy: teamMails.leadGivenUp(values) },
      now,
      isWelcome,
    ),
    changed: db
      .update(teams)
      .set({
        ...representedBy((column) => ofHeir(sql`${column}`)),
        representativePhone: '',
        ownerId: ofHeir(sql`${teamMembers.userId}`),
        revision: crypto.randomUUID(),
        updatedAt: now,
      })
      .where(mayHandOver),
  })
}

async function explain(db: Database, user: SignedIn, teamId: string, isHeir: SQL): Promise<void> {
  const [session, own] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    findOwnTeam(db, user, teamId),
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (!own) throw new Failure('teams.not_found', 404)
  const [member] = await db.select({ id: teamMembers.id }).from(teamMembers).where(isHeir)
  throw member ? closedFailure(['team']) : new Failure('teams.not_joined', 409)
}
