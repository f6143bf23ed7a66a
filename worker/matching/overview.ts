import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { isOver } from '#content/team-changes.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { matchingCards, matchingHides } from '../db/schema/matching.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { isLedBy } from '../teams/membership.ts'
import { present, shownColumns } from './cards.ts'
import {
  hasReason,
  isBarred,
  isConfirmed,
  isHidden,
  isHiring,
  isLooking,
  isOwnCard,
} from './conditions.ts'
import { selectMessages } from './messages.ts'

const MOST_HIDDEN = 100
const MOST_TEAMS = 50

/**
 * Reads what an account has on Find a team: its cards with their states, the teams for which it may write one, the last
 * messages, and the people it has hidden. Without a confirmed address, all of it is empty.
 */
export async function readOverview(db: Database, user: SignedIn) {
  const { cards, led, messages, hidden, standing } = await batchOf(db, {
    cards: db
      .select({
        ...shownColumns,
        teamId: matchingCards.teamId,
        isPaused: sql`${isNotNull(matchingCards.pausedAt)}`.mapWith(Boolean).as('is_paused'),
        hasReason: sql`${hasReason()}`.mapWith(Boolean).as('has_reason'),
        isHidden: sql`${isHidden()}`.mapWith(Boolean).as('is_hidden'),
      })
      .from(matchingCards)
      .leftJoin(teams, eq(teams.id, matchingCards.teamId))
      .where(isOwnCard(db, user))
      .orderBy(asc(matchingCards.createdAt)),
    led: db
      .select({ id: teams.id, name: teams.teamName })
      .from(teams)
      .where(and(isLedBy(db, user), isHiring()))
      .orderBy(desc(teams.createdAt), desc(teams.id))
      .limit(MOST_TEAMS),
    messages: selectMessages(db, user),
    hidden: db
      .select({
        id: matchingHides.id,
        name: matchingHides.name,
        createdAt: matchingHides.createdAt,
      })
      .from(matchingHides)
      .where(eq(matchingHides.userId, user.id))
      .orderBy(desc(matchingHides.createdAt))
      .limit(MOST_HIDDEN),
    standing: db
      .select({
        isConfirmed: sql`${isConfirmed(user.id)}`.mapWith(Boolean).as('is_confirmed'),
        isBarred: sql`${isBarred(user.id)}`.mapWith(Boolean).as('is_barred'),
        isLooking: sql`${isLooking(user.id)}`.mapWith(Boolean).as('is_looking'),
      })
      .from(sql`(SELECT 1)`),
  })
  const { isConfirmed: hasAddress, ...own } = standing[0]!
  const isClosed = isOver('team', editionClock.now())
  if (!hasAddress)
    return { isConfirmed: false, ...own, isClosed, cards: [], teams: [], messages: [], hidden: [] }
  const written = new Set(cards.map(({ teamId }) => teamId))
  return {
    isConfirmed: true,
    ...own,
    isClosed,
    cards: cards.map(present),
    teams: led.filter(({ id }) => !written.has(id)),
    messages,
    hidden,
  }
}
