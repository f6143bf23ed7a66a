import { and, eq, exists, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionClock } from '#content/edition-clock.ts'
import { mostJoinRequests } from '#content/facts/joining.ts'
import type { joinWordsSchema } from '#content/forms/join-request.ts'
import { paths } from '#content/paths.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import type { Mail } from '#words/mails.ts'
import { teamMails } from '#words/team-mails.ts'
import { findLiveSession, isOpen } from '../auth/store/sessions.ts'
import { hashText } from '../crypto.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { refuseTaken } from '../db/constraints.ts'
import { insertFrom } from '../db/insert-where.ts'
import { joinRequests } from '../db/schema/joining.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, joinNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { mailToEach } from '../mail/outbox.ts'
import { quoteNameInMail } from '../mail/quoting.ts'
import { mayChangeTeam } from './change-rules.ts'
import { isJoined, isLedBy, isOwnMembership, selectAddress } from './membership.ts'
import { isFull, isLinkedBy } from './team-links.ts'

const refusals = {
  isUnconfirmed: ['teams.unconfirmed', 403],
  isIn: ['teams.already_in', 409],
  isElsewhere: ['teams.one_team', 409],
  isLocked: ['teams.locked', 403],
  isFull: ['teams.full', 409],
  hasAskedEnough: ['teams.asked_enough', 409],
} as const satisfies Record<string, readonly [ErrorCode, 403 | 409]>

type Obstacle = keyof typeof refusals
const obstacles = Object.keys(refusals) as Obstacle[]

/** Builds, over the row of a team, what keeps an account from asking to join it. */
function obstaclesOf(db: Database, user: SignedIn): Record<Obstacle, SQL> {
  const elsewhere = db.$count(
    joinRequests,
    and(eq(joinRequests.userId, user.id), ne(joinRequests.teamId, teams.id)),
  )
  const isListed = rowExists(
    teamMembers,
    eq(teamMembers.teamId, teams.id),
    isOwnMembership(db, user),
  )
  return {
    isUnconfirmed: not(exists(selectAddress(db, user))),
    isIn: or(isLedBy(db, user), isListed)!,
    isElsewhere: rowExists(teamMembers, isJoined(user)),
    isLocked: not(mayChangeTeam(editionClock.now())),
    isFull: isFull(),
    hasAskedEnough: sql`${elsewhere} >= ${mostJoinRequests}`,
  }
}

/** How a person found the team they ask to join. */
export type WayIn = {
  /** Matches the row of the team. */
  leadsTo: SQL
  /** The key that counts mails to the team's lead. */
  counter: string
  copy: (values: { name: string }) => Mail
  /** The error if there is no such team. */
  unknown: ErrorCode
}

/** With the link that the team shared. */
export const byLink = (token: string): WayIn => ({
  leadsTo: isLinkedBy(token),
  counter: `join-news:${hashText(token)}`,
  copy: teamMails.joinRequested,
  unknown: 'teams.link_unknown',
})

/**
 * Asks the lead of a team that the account has found to let it in, and mails the lead the first time; asking again updates the
 * request. Throws, with the reason, if the team or the account cannot.
 */
export async function askToJoin(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  { id, name, note }: z.output<typeof joinWordsSchema>,
  way: WayIn,
) {
  const now = new Date()
  const mayAsk = and(
    way.leadsTo,
    isOpen(user.sessionId, eq(sessions.userId, user.id)),
    ...Object.values(obstaclesOf(db, user)).map((obstacle) => not(obstacle)),
  )!
  const hasAsked = rowExists(
    joinRequests,
    eq(joinRequests.teamId, teams.id),
    eq(joinRequests.userId, user.id),
  )
  const isNew = and(mayAsk, not(hasAsked))!
  const isNews = rowExists(teams, isNew)
  const keys = {
    toLead: counterKey(env, way.counter),
    byAccount: counterKey(env, `join-news-by:${user.id}`),
  }
  const limited = ['toLead', 'byAccount'] as const
  const isWelcome = limited.map((by) => not(isAbove(keys[by], joinNewsADay[by])))
  const mail = mailToEach(
    {
      recipient: sql`${teams.representativeEmail}`,
      copy: way.copy({ name: quoteNameInMail(name) }),
      url: env.SITE_URL + paths.account,
      teamId: sql`${teams.id}`,
    },
    now,
  )
  const row = { id, teamId: sql`${teams.id}`, userId: user.id, name, note, createdAt: now }
  const { asked } = await refuseTaken(
    batchOf(db, {
      counts: limited.map((by) => countAttempt(db, { key: keys[by], window: DAY }, now, isNews)),
      mail: insertFrom(
        db,
        outgoingMails,
        mail,
        sql`FROM ${teams} WHERE ${and(isNew, ...isWelcome)}`,
      ),
      asked: insertFrom(db, joinRequests, row, sql`FROM ${teams} WHERE ${mayAsk}`)
        .onConflictDoUpdate({
          target: [joinRequests.userId, joinRequests.teamId],
          set: { name, note },
        })
        .returning({ id: joinRequests.id, createdAt: joinRequests.createdAt }),
    }),
    () => new Failure('form.already_received', 409),
  )
  return asked[0] ?? explain(db, user, way)
}

async function explain(db: Database, user: SignedIn, way: WayIn): Promise<never> {
  const found = obstaclesOf(db, user)
  const columns = Object.fromEntries(
    obstacles.map((name) => [name, sql`${found[name]}`.mapWith(Boolean).as(name)]),
  ) as Record<Obstacle, SQL.Aliased<boolean>>
  const [session, [team]] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    db.select(columns).from(teams).where(way.leadsTo),
  ])
  if (!session) throw new Failure('auth.required', 401)
  const met = team && obstacles.find((name) => team[name])
  if (team && !met) throw new Failure('teams.changed', 409)
  if (!met) throw new Failure(way.unknown, 404)
  const [code, status] = refusals[met]
  throw new Failure(code, status)
}

/** Withdraws a request of the account; does nothing if there is none. */
export async function withdrawRequest(db: Database, user: SignedIn, id: string): Promise<void> {
  await db
    .delete(joinRequests)
    .where(and(eq(joinRequests.id, id), eq(joinRequests.userId, user.id)))
}
