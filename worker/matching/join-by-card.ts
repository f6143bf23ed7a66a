import { eq, sql } from 'drizzle-orm'
import { matchingMails } from '#words/matching-mails.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { matchingCards } from '../db/schema/matching.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import type { WayIn } from '../teams/join-requests.ts'
import { isVisibleTo } from './conditions.ts'

/** The way to a team through its card, while the account can see the card. */
export const byCard = (db: Database, user: SignedIn, cardId: string): WayIn => ({
  leadsTo: rowExists(
    matchingCards,
    eq(matchingCards.id, cardId),
    sql`${matchingCards.teamId} = ${teams.id}`,
    isVisibleTo(db, user),
  ),
  counter: `join-news:card:${cardId}`,
  copy: matchingMails.matchingJoinRequested,
  unknown: 'matching.not_found',
})
