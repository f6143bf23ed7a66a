import { and, desc, eq, isNotNull, isNull, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { editionClock } from '#content/edition-clock.ts'
import { isOver } from '#content/team-changes.ts'
import { isOpen } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { matchingCards, matchingHides, matchingReports } from '../db/schema/matching.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { mayChangeTeam } from '../teams/change-rules.ts'
import { isLedBy } from '../teams/membership.ts'
import { isFull } from '../teams/team-links.ts'

/** The columns of a card, or of another row that is read beside it. */
type Card = { userId: Column; teamId: Column; pausedAt: Column }

/** An account: its id, or what finds it in the row in hand. */
type Account = string | Column | SQL

const query = new QueryBuilder()
const ledTeam = alias(teams, 'led_team')
const lead = alias(users, 'lead')

/** Finds the account that leads a team now, with a confirmed address: that of its representative, or else of its owner. */
function leadOf(teamId: Column): SQL {
  const isRepresentative = eq(lead.email, ledTeam.representativeEmail)
  const found = query
    .select({ id: lead.id })
    .from(ledTeam)
    .innerJoin(lead, or(isRepresentative, eq(lead.id, ledTeam.ownerId)))
    .where(
      and(
        sql`${ledTeam.id} = ${teamId}`,
        isNotNull(lead.emailConfirmedAt),
        isAlive(new Date(), lead),
      ),
    )
    .orderBy(desc(isRepresentative))
    .limit(1)
  return sql`(${found})`
}

/** Finds the account behind a card, which its messages reach: the person's, or that of the team's current lead. */
export const accountOf = (card: Card = matchingCards): SQL =>
  sql`coalesce(${card.userId}, ${leadOf(card.teamId)})`

/** Matches the cards of an account: its own, and those of the teams that it leads. */
export const isOwnCard = (db: Database, user: SignedIn, card: Card = matchingCards): SQL =>
  or(
    sql`${card.userId} IS ${user.id}`,
    rowExists(teams, sql`${teams.id} = ${card.teamId}`, isLedBy(db, user)),
  )!

/** Holds while an account has a confirmed address and may sign in. */
export const isConfirmed = (id: Account): SQL =>
  rowExists(users, sql`${users.id} = ${id}`, isNotNull(users.emailConfirmedAt), isAlive(new Date()))

/** Holds while the session behind a request has not ended. */
export const isSignedIn = (user: SignedIn): SQL =>
  isOpen(user.sessionId, eq(sessions.userId, user.id))

/** Holds while organisers keep an account out of Find a team. */
export const isBarred = (id: Account): SQL =>
  rowExists(
    matchingReports,
    sql`${matchingReports.accountId} = ${id}`,
    eq(matchingReports.decision, 'hide'),
  )

/** Holds while organisers keep a card hidden: that of a team stays so under a new lead. */
export const isHidden = (card: Card = matchingCards): SQL =>
  or(
    isBarred(accountOf(card)),
    rowExists(
      matchingReports,
      sql`${matchingReports.teamId} = ${card.teamId}`,
      eq(matchingReports.decision, 'hide'),
    ),
  )!

/** Holds while an account may look for a team: it has joined none, and teams may still change. */
export const isLooking = (id: Account): SQL =>
  isOver('team', editionClock.now())
    ? sql`false`
    : not(rowExists(teamMembers, sql`${teamMembers.userId} = ${id}`))

/** Matches the row of a team that may look for people: it may still change, and has a free seat. */
export const isHiring = (): SQL => and(mayChangeTeam(editionClock.now()), not(isFull()))!

/** Holds while a card has a purpose: a person looking for a team, or a team looking for people. */
export const hasReason = (card: Card = matchingCards): SQL =>
  or(
    and(isNull(card.teamId), isLooking(card.userId)),
    rowExists(teams, sql`${teams.id} = ${card.teamId}`, isHiring()),
  )!

/** Matches cards that others see and can write to: the one condition that decides whether a card is shown. */
export const isShown = (card: Card = matchingCards): SQL =>
  and(isNull(card.pausedAt), isConfirmed(accountOf(card)), not(isHidden(card)), hasReason(card))!

/** Holds while one of two accounts has hidden the other. */
export const areApart = (id: string, other: Column | SQL): SQL =>
  rowExists(
    matchingHides,
    or(
      and(eq(matchingHides.userId, id), sql`${matchingHides.hiddenId} = ${other}`),
      and(eq(matchingHides.hiddenId, id), sql`${matchingHides.userId} = ${other}`),
    ),
  )

/** Holds for an account that may see the cards of others. */
const maySee = (user: SignedIn): SQL => and(isConfirmed(user.id), not(isBarred(user.id)))!

/** Matches the cards of others that an account sees. */
export const isVisibleTo = (db: Database, user: SignedIn): SQL =>
  and(isShown(), maySee(user), not(isOwnCard(db, user)), not(areApart(user.id, accountOf())))!
