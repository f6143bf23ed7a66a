import { and, asc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { answerDueAt } from '#content/answer-times.ts'
import type { CaseKind } from '#content/wire/intake.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import type { Actor } from '../audit/log-action.ts'
import type { Database } from '../db/client.ts'
import { insertWhere } from '../db/insert-where.ts'
import { intakeCases, intakeEntries } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'

type Sent = { id: string; searchText: string; createdAt: Date }

/** Returns the statement that opens a case for something that was sent, for the batch that stores it. */
export function insertCase(db: Database, kind: CaseKind, { id, searchText, createdAt }: Sent) {
  const dueAt = answerDueAt(kind, createdAt.getTime())
  return db.insert(intakeCases).values({
    id,
    kind,
    messageId: kind === 'message' ? id : null,
    applicationId: kind === 'application' ? id : null,
    interestId: kind === 'hubInterest' ? id : null,
    dueAt: dueAt === null ? null : new Date(dueAt),
    searchText,
    createdAt,
  })
}

/**
 * Returns the statements that record a new status in the history of a case, and whether the case counts as answered from now
 * on.
 */
export function recordStatus(
  db: Database,
  id: string,
  status: MessageStatus | ApplicationStatus,
  { actor, now, changes }: { actor: Actor; now: Date; changes: SQL },
) {
  const isIt = eq(intakeCases.id, id)
  const row = {
    id: crypto.randomUUID(),
    caseId: id,
    kind: 'status' as const,
    authorId: actor.id ?? '',
    status,
    createdAt: now,
  }
  const answeredAt =
    status === 'new' ? null : sql`coalesce(${intakeCases.answeredAt}, ${now.getTime()})`
  return {
    entry: insertWhere(db, intakeEntries, row, changes),
    settled: db.update(intakeCases).set({ answeredAt }).where(and(isIt, changes)),
  }
}

/** Selects what was written about the cases of an address, without who wrote it. */
export function selectOwnCases(db: Database, address: SQLWrapper) {
  const query = new QueryBuilder()
  const sentFrom = (
    table: typeof contactMessages | typeof partnerApplications | typeof hubInterests,
  ) => query.select({ id: table.id }).from(table).where(inArray(table.email, address))
  return db
    .select({
      about: sql<string>`${intakeCases.id}`.as('about'),
      kind: sql<CaseKind>`${intakeCases.kind}`.as('about_kind'),
      entry: intakeEntries.kind,
      text: intakeEntries.text,
      status: intakeEntries.status,
      createdAt: sql`${intakeEntries.createdAt}`.mapWith(intakeEntries.createdAt).as('entered_at'),
    })
    .from(intakeEntries)
    .innerJoin(intakeCases, eq(intakeCases.id, intakeEntries.caseId))
    .where(
      or(
        inArray(intakeCases.messageId, sentFrom(contactMessages)),
        inArray(intakeCases.applicationId, sentFrom(partnerApplications)),
        inArray(intakeCases.interestId, sentFrom(hubInterests)),
      ),
    )
    .orderBy(asc(intakeEntries.createdAt), asc(intakeEntries.id))
}
