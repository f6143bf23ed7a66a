import { and, desc, eq, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'
import { matchingADay } from '#content/facts/matching.ts'
import type { matchingMessageSchema } from '#content/forms/matching.ts'
import { paths } from '#content/paths.ts'
import { matchingMails } from '#words/matching-mails.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { users } from '../db/schema/accounts.ts'
import { matchingCards, matchingMessages, matchingReports } from '../db/schema/matching.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import {
  accountOf,
  areApart,
  isBarred,
  isHidden,
  isOwnCard,
  isShown,
  isSignedIn,
  isVisibleTo,
} from './conditions.ts'

/** How many messages the page shows: the last ones. */
const SHOWN = 50

const ownCard = alias(matchingCards, 'own_card')
const named = alias(teams, 'named')
const query = new QueryBuilder()
const columns = {
  id: matchingMessages.id,
  text: matchingMessages.text,
  createdAt: matchingMessages.createdAt,
}

/** Finds the name on a card; for a team, its current name. */
export function nameOn(card: { teamId: Column; name: Column }): SQL {
  const team = query
    .select({ name: named.teamName })
    .from(named)
    .where(sql`${named.id} = ${card.teamId}`)
  return sql`coalesce((${team}), ${card.name})`
}

/**
 * Sends a message from a card of the account to a card that it sees, and mails it to the account behind that card, without the
 * sender's name or address; a repeated request gets the same answer. Throws if one of the cards is not shown, or if the sender,
 * the pair or the receiver has reached today's limit.
 */
export async function sendMessage(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  to: string,
  { id, from, text }: z.output<typeof matchingMessageSchema>,
) {
  const now = new Date()
  const isReached = and(eq(matchingCards.id, to), isVisibleTo(db, user))!
  const isSender = and(eq(ownCard.id, from), isOwnCard(db, user, ownCard))!
  const maySend = and(
    isReached,
    rowExists(ownCard, isSender, isShown(ownCard)),
    isSignedIn(user),
    not(rowExists(matchingMessages, eq(matchingMessages.id, id))),
  )!
  const limits = {
    bySender: counterKey(env, `matching-by:${user.id}`),
    byPair: counterKey(env, `matching-pair:${user.id}:${to}`),
    toReceiver: counterKey(env, `matching-to:${to}`),
  }
  const names = ['bySender', 'byPair', 'toReceiver'] as const
  const isWithin = names.map((name) => not(isAbove(limits[name], matchingADay[name])))
  const source = sql`FROM ${matchingCards} WHERE ${and(maySend, ...isWithin)}`
  const receiver = query
    .select({ id: accountOf().as('receiver') })
    .from(matchingCards)
    .where(eq(matchingCards.id, to))
  const mail = {
    recipient: sql`(${db
      .select({ email: users.email })
      .from(users)
      .where(sql`${users.id} = (${receiver})`)})`,
    copy: matchingMails.matchingMessage({ text: quoteInMail(text) }),
    url: `${env.SITE_URL}${paths.findTeam}#messages`,
  }
  const row = {
    id,
    senderId: user.id,
    senderCardId: from,
    senderName: sql`(${query
      .select({ name: nameOn(ownCard).as('name') })
      .from(ownCard)
      .where(eq(ownCard.id, from))})`,
    receiverId: accountOf(),
    receiverCardId: to,
    receiverName: nameOn(matchingCards),
    text,
    createdAt: now,
  }
  const { found, standing } = await batchOf(db, {
    counts: names.map((name) =>
      countAttempt(db, { key: limits[name], window: DAY }, now, rowExists(matchingCards, maySend)),
    ),
    mail: queueMail(db, mail, now, rowExists(matchingCards, maySend, ...isWithin)),
    sent: insertFrom(db, matchingMessages, row, source),
    found: db
      .select({ senderId: matchingMessages.senderId, ...columns })
      .from(matchingMessages)
      .where(eq(matchingMessages.id, id)),
    standing: db
      .select({
        isSignedIn: holds(isSignedIn(user), 'is_signed_in'),
        isBarred: holds(or(isBarred(user.id), isSenderHidden(isSender))!, 'is_barred'),
        isReached: holds(rowExists(matchingCards, isReached), 'is_reached'),
        hasCard: holds(rowExists(ownCard, isSender, isShown(ownCard)), 'has_card'),
      })
      .from(sql`(SELECT 1)`),
  })
  if (found[0]) return repeat(found[0], user)
  const { isSignedIn: isHere, isBarred: isOut, isReached: isThere, hasCard } = standing[0]!
  if (!isHere) throw new Failure('auth.required', 401)
  if (isOut) throw new Failure('matching.removed', 403)
  if (!isThere) throw new Failure('matching.not_found', 404)
  throw hasCard ? new Failure('matching.enough', 429) : new Failure('matching.no_card', 409)
}

const isSenderHidden = (isSender: SQL) => rowExists(ownCard, isSender, isHidden(ownCard))

const holds = (condition: SQL, name: string) => sql`${condition}`.mapWith(Boolean).as(name)

/** Answers a message, sent now or before; throws if its key belongs to someone else's message. */
function repeat<Row extends { senderId: string }>({ senderId, ...sent }: Row, user: SignedIn) {
  if (senderId !== user.id) throw new Failure('form.already_received', 409)
  return sent
}

/** Selects the last messages from and to an account, without those that organisers or one of the two have hidden. */
export function selectMessages(db: Database, user: SignedIn) {
  const isFromMe = eq(matchingMessages.senderId, user.id)
  const otherOf = (received: Column, sent: Column) =>
    sql<string>`CASE WHEN ${isFromMe} THEN ${sent} ELSE ${received} END`
  const isUpheld = rowExists(
    matchingReports,
    eq(matchingReports.subjectId, matchingMessages.id),
    eq(matchingReports.decision, 'hide'),
  )
  const { senderId, receiverId, senderCardId, receiverCardId } = matchingMessages
  const other = otherOf(senderCardId, receiverCardId)
  const mine = otherOf(receiverCardId, senderCardId)
  const visible = rowExists(
    matchingCards,
    sql`${matchingCards.id} = ${other}`,
    isVisibleTo(db, user),
  )
  return db
    .select({
      ...columns,
      isFromMe: sql`${isFromMe}`.mapWith(Boolean).as('is_from_me'),
      name: otherOf(matchingMessages.senderName, matchingMessages.receiverName).as('other_name'),
      /** The card to answer; null while it is not shown. */
      cardId: sql<string | null>`CASE WHEN ${visible} THEN ${other} END`.as('other_card'),
      ownCardId: mine.as('own_card_id'),
    })
    .from(matchingMessages)
    .where(
      and(
        or(isFromMe, eq(receiverId, user.id)),
        not(isUpheld),
        not(areApart(user.id, senderId)),
        not(areApart(user.id, receiverId)),
      ),
    )
    .orderBy(desc(matchingMessages.createdAt), desc(matchingMessages.id))
    .limit(SHOWN)
}
