import { and, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { AnswerForm, NoteForm, OwnerForm } from '#content/forms/intake-entry.ts'
import { paths } from '#content/paths.ts'
import type { CaseKind } from '#content/wire/intake.ts'
import { intakeMails } from '#words/intake-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { intakeCases, intakeEntries } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { Failure } from '../http/errors.ts'
import { addToOutbox, queueMail, type OutboxMail } from '../mail/outbox.ts'
import { entryColumns, nameOf, ownerOf } from './intake-cases.ts'

/** What an organiser writes about a case, under the account that writes it. */
type Author = Actor & { id: string }

/** The stored entry, and whether this request has stored it. */
type Written = { id: string; createdAt: Date; isNew: boolean }

const isEntry = (id: string) => eq(intakeEntries.id, id)
const isCase = (id: string) => eq(intakeCases.id, id)

/** Stores a note about a case once. Throws if the case is gone, or another entry has the same key. */
export async function writeNote(
  db: Database,
  caseId: string,
  { id, text }: NoteForm,
  author: Author,
): Promise<Written> {
  const row = { id, caseId, kind: 'note' as const, authorId: author.id, text }
  const createdAt = new Date()
  const { stored, kept } = await batchOf(db, {
    stored: insertWhere(
      db,
      intakeEntries,
      { ...row, createdAt },
      and(rowExists(intakeCases, isCase(caseId)), not(rowExists(intakeEntries, isEntry(id))))!,
    ).returning({ id: intakeEntries.id }),
    kept: db.select().from(intakeEntries).where(isEntry(id)),
  })
  return presentWritten(kept[0], row, stored.length > 0)
}

/** Deletes a note, such as one that is wrong about a person; returns false if there is no such note about the case. */
export async function deleteNote(
  db: Database,
  caseId: string,
  id: string,
  actor: Actor,
): Promise<boolean> {
  const isIt = and(isEntry(id), eq(intakeEntries.caseId, caseId), eq(intakeEntries.kind, 'note'))
  const { deleted } = await batchOf(db, {
    log: logAction(db, 'intake_note_deleted', actor, {
      now: new Date(),
      subjectId: caseId,
      where: rowExists(intakeEntries, isIt),
    }),
    deleted: db.delete(intakeEntries).where(isIt).returning({ id: intakeEntries.id }),
  })
  return deleted.length > 0
}

/**
 * Answers a case by mail, once, and keeps the answer as it was written. The case counts as answered from then on, and belongs
 * to the author if it had no owner. Throws if the case is gone, or if someone else has answered since the author read it: the
 * error then carries that answer. Returns the mail, which is in the outbox, if this request has put it there.
 */
export async function answerCase(
  { db, env }: { db: Database; env: Env },
  caseId: string,
  { id, text, seen }: AnswerForm,
  author: Author,
): Promise<Written & { mail: OutboxMail }> {
  const now = new Date()
  const mail = await composeAnswer({ db, env }, caseId, { id, text })
  const row = { id, caseId, kind: 'answer' as const, authorId: author.id, text }
  const isAnswer = and(eq(intakeEntries.caseId, caseId), eq(intakeEntries.kind, 'answer'))
  const answers = db.select({ id: intakeEntries.id }).from(intakeEntries).where(isAnswer)
  const last = answers.orderBy(desc(intakeEntries.createdAt), desc(intakeEntries.id)).limit(1)
  // True until the entry is stored, which the last statement does.
  const isFresh = and(
    rowExists(intakeCases, isCase(caseId)),
    sql`(${last}) is ${seen}`,
    not(rowExists(intakeEntries, isEntry(id))),
  )!
  const { stored, kept, latest } = await batchOf(db, {
    mail: addToOutbox(db, mail, isFresh, now),
    log: logAction(db, 'intake_answered', author, { now, subjectId: caseId, where: isFresh }),
    settled: db
      .update(intakeCases)
      .set({
        answeredAt: sql`coalesce(${intakeCases.answeredAt}, ${now.getTime()})`,
        ownerId: sql`coalesce(${ownerOf}, ${author.id})`,
      })
      .where(and(isCase(caseId), isFresh)),
    message: db
      .update(contactMessages)
      .set({ status: 'done' })
      .where(and(eq(contactMessages.id, caseId), isFresh)),
    application: db
      .update(partnerApplications)
      .set({ status: 'talking' })
      .where(
        and(eq(partnerApplications.id, caseId), eq(partnerApplications.status, 'new'), isFresh),
      ),
    stored: insertWhere(db, intakeEntries, { ...row, createdAt: now }, isFresh).returning({
      id: intakeEntries.id,
    }),
    kept: db.select().from(intakeEntries).where(isEntry(id)),
    latest: db.select(entryColumns).from(intakeEntries).where(inArray(intakeEntries.id, last)),
  })
  if (!kept[0] && latest[0]) {
    throw new Failure('intake.answered', 409, undefined, { answer: latest[0] })
  }
  return { ...presentWritten(kept[0], row, stored.length > 0, latest[0]), mail }
}

/** Tells a repetition from another entry under the same key, such as one from a second tab; the error carries `last`. */
function presentWritten(
  kept: typeof intakeEntries.$inferSelect | undefined,
  row: Pick<typeof intakeEntries.$inferInsert, 'id' | 'caseId' | 'kind' | 'text'>,
  isNew: boolean,
  last?: object,
): Written {
  if (!kept) throw new Failure('admin.not_found', 404)
  if (kept.caseId !== row.caseId || kept.kind !== row.kind || kept.text !== row.text) {
    throw new Failure('form.already_received', 409, undefined, last && { answer: last })
  }
  return { id: kept.id, createdAt: kept.createdAt, isNew }
}

/** Writes the mail with an answer. Throws if the case is gone. */
async function composeAnswer(
  { db, env }: { db: Database; env: Env },
  caseId: string,
  { id, text }: { id: string; text: string },
): Promise<OutboxMail> {
  const [sent] = await db
    .select({
      kind: sql<CaseKind>`${intakeCases.kind}`.as('case_kind'),
      department: contactMessages.department,
      sentAt: sql<Date>`${intakeCases.createdAt}`.mapWith(intakeCases.createdAt).as('sent_at'),
      email:
        sql<string>`coalesce(${contactMessages.email}, ${partnerApplications.email}, ${hubInterests.email})`.as(
          'email',
        ),
    })
    .from(intakeCases)
    .leftJoin(contactMessages, eq(contactMessages.id, intakeCases.messageId))
    .leftJoin(partnerApplications, eq(partnerApplications.id, intakeCases.applicationId))
    .leftJoin(hubInterests, eq(hubInterests.id, intakeCases.interestId))
    .where(isCase(caseId))
  if (!sent) throw new Failure('admin.not_found', 404)
  const isPartnership = sent.kind === 'application' || sent.department === 'partnerships'
  return {
    id,
    recipient: sent.email,
    url: env.SITE_URL,
    copy: {
      ...intakeMails.intakeAnswer({ ...sent, text }),
      thread: caseId,
      replyTo: isPartnership ? 'partnerships' : 'registration',
    },
  }
}

/**
 * Gives a case to an administrator or to nobody, unless someone else has done so since it was read, and mails the new owner
 * unless they took it themselves. Throws if the case is gone, if its owner has changed in the meantime (the error names them),
 * or if the account is not an administrator's.
 */
export async function handOver(
  db: Database,
  caseId: string,
  { ownerId, seen }: OwnerForm,
  author: Author,
  siteUrl: string,
): Promise<void> {
  const now = new Date()
  const isAdmin = rowExists(
    userRoles,
    eq(userRoles.userId, ownerId ?? ''),
    eq(userRoles.role, 'admin'),
  )
  const isAllowed: SQL = ownerId === null ? sql`true` : isAdmin
  const changes = rowExists(
    intakeCases,
    isCase(caseId),
    sql`${ownerOf} is ${seen}`,
    sql`${ownerOf} is not ${ownerId}`,
    isAllowed,
  )
  const entry = { id: crypto.randomUUID(), caseId, kind: 'owner' as const, authorId: author.id }
  const { changed, found } = await batchOf(db, {
    entry: insertWhere(db, intakeEntries, { ...entry, ownerId, createdAt: now }, changes),
    log: logAction(db, 'intake_handed_over', author, { now, subjectId: caseId, where: changes }),
    mail:
      ownerId === null || ownerId === author.id
        ? undefined
        : queueMail(
            db,
            {
              recipient: sql`(${db.select({ email: users.email }).from(users).where(eq(users.id, ownerId))})`,
              copy: intakeMails.intakeHandedOver(),
              url: `${siteUrl}${paths.admin}?tab=messages&list=inbox&open=${caseId}`,
            },
            now,
            changes,
          ),
    changed: db
      .update(intakeCases)
      .set({ ownerId })
      .where(and(isCase(caseId), changes))
      .returning({ id: intakeCases.id }),
    found: db
      .select({
        ownerId: sql<string | null>`${ownerOf}`.as('owner_id'),
        ownerName: sql<string | null>`${nameOf(ownerOf)}`.as('owner_name'),
        isAllowed: sql`${isAllowed}`.mapWith(Boolean).as('is_allowed'),
      })
      .from(intakeCases)
      .where(isCase(caseId)),
  })
  const [current] = found
  if (!current) throw new Failure('admin.not_found', 404)
  if (changed.length > 0 || current.ownerId === ownerId) return
  if (!current.isAllowed) throw new Failure('intake.not_staff', 409)
  const { ownerId: id, ownerName: name } = current
  throw new Failure('intake.taken', 409, undefined, { owner: id && { id, name } })
}
