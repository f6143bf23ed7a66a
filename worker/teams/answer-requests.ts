import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { teamMails } from '#words/team-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { joinRequests, teamInvitations } from '../db/schema/joining.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, joinNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { foldName, toSearchText } from '../search/words.ts'
import { closedFailure, mayChangeTeam } from './change-rules.ts'
import { isChangeable } from './queries.ts'
import { refuseStranger } from './team-links.ts'

type Answered = { teamId: string; requestId: string }

/**
 * Finds a request to a team that the account leads, with the address of the person who asked; throws if it no longer exists.
 */
async function findRequest(db: Database, user: SignedIn, { teamId, requestId }: Answered) {
  const [team] = await db
    .select({
      teamName: teams.teamName,
      isOpen: sql`${mayChangeTeam(editionClock.now())}`.mapWith(Boolean).as('is_open'),
      request: { name: joinRequests.name, userId: joinRequests.userId },
      email: users.email,
    })
    .from(teams)
    .leftJoin(joinRequests, and(eq(joinRequests.id, requestId), eq(joinRequests.teamId, teams.id)))
    .leftJoin(users, eq(users.id, joinRequests.userId))
    .where(isChangeable(db, user, teamId, sql`true`))
  if (!team) return refuseStranger(db, user)
  const { request, email, ...found } = team
  if (!request || !email) throw new Failure('teams.request_gone', 404)
  return { ...found, ...request, email }
}

/**
 * Makes the person who asked to join a team a member, on behalf of its lead, and withdraws their requests to other teams.
 * Throws if all seats are taken, if the team can no longer change, or if they have joined another team.
 */
export async function acceptRequest(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  answered: Answered,
  actor: Actor,
): Promise<void> {
  const { teamId } = answered
  const now = new Date()
  const asker = await findRequest(db, user, answered)
  const revision = crypto.randomUUID()
  const holds = and(
    rowExists(teams, isChangeable(db, user, teamId, mayChangeTeam(editionClock.now()))),
    canJoin(answered, asker),
    sql`${countOthers(teamId, asker.email)} < ${event.teamSize.most}`,
  )!
  const isAccepting = rowExists(teams, eq(teams.id, teamId), eq(teams.revision, revision))
  const query = new QueryBuilder()
  const joined = query
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(eq(teamMembers.userId, asker.userId))
  const last = query
    .select({ position: sql`coalesce(max(${teamMembers.position}), -1) + 1` })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
  const member = {
    id: crypto.randomUUID(),
    teamId,
    position: sql`(${last})`,
    name: asker.name,
    nameKey: foldName(asker.name),
    email: asker.email,
    searchText: toSearchText([asker.name, asker.email, asker.teamName]),
    createdAt: now,
    userId: asker.userId,
    joinedAt: now,
  }
  const { accepted } = await batchOf(db, {
    log: logAction(db, 'member_accepted', actor, { now, subjectId: teamId, where: holds }),
    mails: tellAsker({ db, env, now }, asker, { kind: 'joinAccepted', teamId, holds }),
    accepted: db
      .update(teams)
      .set({ revision, updatedAt: now })
      .where(and(eq(teams.id, teamId), holds))
      .returning({ id: teams.id }),
    member: insertFrom(db, teamMembers, member, sql`WHERE ${isAccepting}`).onConflictDoUpdate({
      target: [teamMembers.teamId, teamMembers.email],
      set: { userId: asker.userId, joinedAt: now },
    }),
    invitation: db
      .delete(teamInvitations)
      .where(and(inArray(teamInvitations.memberId, joined), isAccepting)),
    requests: db
      .delete(joinRequests)
      .where(and(eq(joinRequests.userId, asker.userId), isAccepting)),
  })
  if (accepted.length > 0) return
  const { isOpen } = await findRequest(db, user, answered)
  if (!isOpen) throw closedFailure(['team'])
  const [able] = await db
    .select({ canJoin: sql`${canJoin(answered, asker)}`.mapWith(Boolean).as('can_join') })
    .from(teams)
    .where(eq(teams.id, teamId))
  throw able?.canJoin ? new Failure('teams.full', 409) : new Failure('teams.request_gone', 404)
}

/** Declines a request on behalf of the lead, and tells the person who asked. */
export async function declineRequest(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  answered: Answered,
): Promise<void> {
  const asker = await findRequest(db, user, answered)
  const isIt = and(
    eq(joinRequests.id, answered.requestId),
    eq(joinRequests.userId, asker.userId),
    rowExists(teams, isChangeable(db, user, answered.teamId, eq(teams.id, joinRequests.teamId))),
  )!
  await batchOf(db, {
    mails: tellAsker({ db, env, now: new Date() }, asker, {
      kind: 'joinDeclined',
      holds: rowExists(joinRequests, isIt),
    }),
    declined: db.delete(joinRequests).where(isIt),
  })
}

type Asker = { userId: string; name: string; email: string; teamName: string }

/** Holds while the request is as it was read, and its author has a confirmed address and has joined no team. */
function canJoin({ teamId, requestId }: Answered, { userId, name, email }: Asker): SQL {
  const hasJoined = or(
    eq(teamMembers.userId, userId),
    and(eq(teamMembers.email, email), isNotNull(teamMembers.userId)),
  )
  return and(
    rowExists(
      joinRequests,
      eq(joinRequests.id, requestId),
      eq(joinRequests.teamId, teamId),
      eq(joinRequests.name, name),
    ),
    rowExists(
      users,
      eq(users.id, userId),
      eq(users.email, email),
      isNotNull(users.emailConfirmedAt),
      isAlive(new Date()),
    ),
    not(rowExists(teamMembers, hasJoined)),
  )!
}

const countOthers = (teamId: string, email: string) =>
  sql`(SELECT count(*) FROM ${teamMembers} WHERE ${teamMembers.teamId} = ${teamId} AND ${teamMembers.email} <> ${email})`

type Answer = { kind: 'joinAccepted' | 'joinDeclined'; teamId?: string; holds: SQL }

/**
 * Builds the statements that tell the person who asked what the lead decided, if the condition holds and they have not reached
 * the day's limit.
 */
function tellAsker(
  { db, env, now }: { db: Database; env: Env; now: Date },
  { userId, email, teamName }: Asker,
  { kind, teamId, holds }: Answer,
) {
  const key = counterKey(env, `join-answers:${userId}`)
  const mail = {
    recipient: email,
    copy: teamMails[kind]({ teamName: quoteInMail(teamName) }),
    url: env.SITE_URL + paths.account,
    ...(teamId && { teamId }),
  }
  return [
    countAttempt(db, { key, window: DAY }, now, holds),
    queueMail(db, mail, now, and(holds, not(isAbove(key, joinNewsADay.toAsker)))!),
  ]
}
