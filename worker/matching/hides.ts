import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { matchingADay } from '#content/facts/matching.ts'
import type { hideSchema, reportSchema } from '#content/forms/matching.ts'
import type { ReportKind } from '#content/wire/report-kinds.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { refuseTaken } from '../db/constraints.ts'
import { insertFrom } from '../db/insert-where.ts'
import {
  matchingCards,
  matchingHides,
  matchingMessages,
  matchingReports,
} from '../db/schema/matching.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { countAttempt } from '../limits/attempts.ts'
import { DAY } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { toSearchText } from '../search/words.ts'
import { accountOf, isSignedIn, isVisibleTo } from './conditions.ts'
import { nameOn } from './messages.ts'
import { refuse } from './save-card.ts'

/** What was hidden or reported: its author, by the name they used, and the rows that hold it. */
type Subject = { accountId: SQL; teamId: SQL; name: SQL; text: SQL; source: SQL }

/** Finds a card that the account sees, or a message that has reached it. */
function findSubject(db: Database, user: SignedIn, kind: ReportKind, id: string): Subject {
  if (kind === 'card')
    return {
      accountId: accountOf(),
      teamId: sql`${matchingCards.teamId}`,
      name: nameOn(matchingCards),
      text: sql`${matchingCards.about}`,
      source: sql`FROM ${matchingCards} WHERE ${and(eq(matchingCards.id, id), isVisibleTo(db, user), isSignedIn(user))}`,
    }
  return {
    accountId: sql`${matchingMessages.senderId}`,
    teamId: sql`(${db
      .select({ teamId: matchingCards.teamId })
      .from(matchingCards)
      .where(eq(matchingCards.id, matchingMessages.senderCardId))})`,
    name: sql`${matchingMessages.senderName}`,
    text: sql`${matchingMessages.text}`,
    source: sql`FROM ${matchingMessages} WHERE ${and(eq(matchingMessages.id, id), eq(matchingMessages.receiverId, user.id), isSignedIn(user))}`,
  }
}

const alreadyReceived = () => new Failure('form.already_received', 409)

/**
 * Hides the author of a card or message and the account from each other; does nothing if they are already hidden. Throws if
 * there is no such card or message for the account.
 */
export async function hideAuthor(
  db: Database,
  user: SignedIn,
  { id, kind, subjectId }: z.output<typeof hideSchema>,
): Promise<void> {
  const { accountId, name, source } = findSubject(db, user, kind, subjectId)
  const row = { id, userId: user.id, hiddenId: accountId, name, createdAt: new Date() }
  const [hidden] = await refuseTaken(
    insertFrom(db, matchingHides, row, source)
      .onConflictDoUpdate({
        target: [matchingHides.userId, matchingHides.hiddenId],
        set: { name: sql`excluded.name` },
      })
      .returning({ id: matchingHides.id }),
    alreadyReceived,
  )
  if (hidden) return
  // Once someone is hidden, their card is no longer shown.
  const [known] = await db
    .select({ id: matchingHides.id })
    .from(matchingHides)
    .where(and(eq(matchingHides.id, id), eq(matchingHides.userId, user.id)))
  if (!known) await refuse(db, user)
}

/** Shows the account and someone it has hidden to each other again; does nothing if there is no one. */
export async function showAgain(db: Database, user: SignedIn, id: string): Promise<void> {
  await db
    .delete(matchingHides)
    .where(and(eq(matchingHides.id, id), eq(matchingHides.userId, user.id), isSignedIn(user)))
}

/**
 * Reports a card or a message to the organisers, as it is now; a second report of the same changes the reason, until they have
 * decided. Throws if there is no such card or message for the account, or if it has reported enough today.
 */
export async function report(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  { id, kind, subjectId, reason }: z.output<typeof reportSchema>,
): Promise<void> {
  const now = new Date()
  const { accountId, teamId, name, text, source } = findSubject(db, user, kind, subjectId)
  const key = counterKey(env, `matching-reports:${user.id}`)
  const isWithin = sql`(SELECT count FROM attempts WHERE key = ${key}) <= ${matchingADay.reports}`
  const row = {
    id,
    kind,
    subjectId,
    accountId,
    teamId,
    reporterId: user.id,
    name,
    text,
    reason,
    searchText: toSearchText([reason]),
    createdAt: now,
  }
  const { counted, reported } = await refuseTaken(
    batchOf(db, {
      counted: countAttempt(db, { key, window: DAY }, now),
      reported: insertFrom(db, matchingReports, row, sql`${source} AND ${isWithin}`)
        .onConflictDoUpdate({
          target: [matchingReports.reporterId, matchingReports.subjectId],
          set: {
            reason: sql`CASE WHEN ${matchingReports.decision} IS NULL THEN excluded.reason ELSE ${matchingReports.reason} END`,
          },
        })
        .returning({ id: matchingReports.id }),
    }),
    alreadyReceived,
  )
  if (reported.length > 0) return
  if ((counted[0]?.count ?? 0) > matchingADay.reports) throw new Failure('matching.enough', 429)
  await refuse(db, user)
}
