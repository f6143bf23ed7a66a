import { asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  matchingCards,
  matchingHides,
  matchingMessages,
  matchingReports,
} from '../db/schema/matching.ts'
import type { SignedIn } from '../http/context.ts'
import { isOwnCard } from './conditions.ts'

/** Selects everything kept about an account on Find a team, for the copy of its data; only the names of other people. */
export function selectOwnMatching(db: Database, user: SignedIn) {
  const { senderId, receiverId } = matchingMessages
  return {
    matchingCards: db
      .select({
        teamId: matchingCards.teamId,
        name: matchingCards.name,
        country: matchingCards.country,
        hubId: matchingCards.hubId,
        tracks: matchingCards.tracks,
        languages: matchingCards.languages,
        skills: matchingCards.skills,
        about: matchingCards.about,
        pausedAt: matchingCards.pausedAt,
        createdAt: matchingCards.createdAt,
        updatedAt: matchingCards.updatedAt,
      })
      .from(matchingCards)
      .where(isOwnCard(db, user))
      .orderBy(asc(matchingCards.createdAt)),
    matchingMessages: db
      .select({
        isFromMe: sql`${eq(senderId, user.id)}`.mapWith(Boolean).as('is_from_me'),
        from: sql<string>`${matchingMessages.senderName}`.as('from_name'),
        to: sql<string>`${matchingMessages.receiverName}`.as('to_name'),
        text: matchingMessages.text,
        createdAt: matchingMessages.createdAt,
      })
      .from(matchingMessages)
      .where(or(eq(senderId, user.id), eq(receiverId, user.id)))
      .orderBy(desc(matchingMessages.createdAt)),
    matchingHides: db
      .select({ name: matchingHides.name, createdAt: matchingHides.createdAt })
      .from(matchingHides)
      .where(eq(matchingHides.userId, user.id)),
    matchingReports: db
      .select({
        kind: matchingReports.kind,
        name: matchingReports.name,
        text: matchingReports.text,
        reason: matchingReports.reason,
        decision: matchingReports.decision,
        decidedAt: matchingReports.decidedAt,
        createdAt: matchingReports.createdAt,
      })
      .from(matchingReports)
      .where(eq(matchingReports.reporterId, user.id)),
  }
}
