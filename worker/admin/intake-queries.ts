import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { mails, type Mail } from '#words/mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { intakeCases } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { recordStatus } from '../intake/cases.ts'
import { queueMail } from '../mail/outbox.ts'
import { matchWords } from '../search/queries.ts'
import {
  CHUNK,
  countRows,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from './list-query.ts'

const messageColumns = publicColumns(getTableColumns(contactMessages))
const applicationColumns = publicColumns(getTableColumns(partnerApplications))
const interestColumns = publicColumns(getTableColumns(hubInterests))

/** Leaves out the columns that only the Worker uses. */
function publicColumns<Columns extends { formDigest: unknown; searchText: unknown }>({
  formDigest: _digest,
  searchText: _text,
  ...columns
}: Columns) {
  return columns
}

export type MessageQuery = ListQuery<'created' | 'urgency'> & { status?: MessageStatus }
export type ApplicationQuery = ListQuery<'created'> & { status?: ApplicationStatus }
export type InterestQuery = ListQuery<'created' | 'city'>

const messageOrders = {
  created: [contactMessages.createdAt, contactMessages.id],
  // In descending order: new messages, as their status is last in the alphabet, beginning with the oldest; then the others,
  // beginning with the newest.
  urgency: [
    contactMessages.status,
    sql`case ${contactMessages.status} when 'new' then -${contactMessages.createdAt} else ${contactMessages.createdAt} end`,
    contactMessages.id,
  ],
}
const applicationOrders = { created: [partnerApplications.createdAt, partnerApplications.id] }
const interestOrders = {
  created: [hubInterests.createdAt, hubInterests.id],
  city: [hubInterests.city, hubInterests.id],
}

const isMessageAsked = ({ search, status }: MessageQuery) =>
  and(matchWords(contactMessages.searchText, search), status && eq(contactMessages.status, status))

/** Lists a page of contact messages, optionally of one status. */
export async function listMessages(db: Database, query: MessageQuery) {
  const where = isMessageAsked(query)
  const messages = db.select(messageColumns).from(contactMessages).where(where).$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: paginate(messages, query, messageOrders),
    counted: countRows(db, contactMessages, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readMessages(db: Database, query: MessageQuery, last: Placed | undefined) {
  const chunk = db
    .select({ ...messageColumns, place: placeIn(query, messageOrders) })
    .from(contactMessages)
    .where(and(isMessageAsked(query), isAfter(query, messageOrders, last)))
  return sortRows(chunk.$dynamic(), query, messageOrders).limit(CHUNK)
}

/** Sets the status of a message; returns false if there is no such message. */
export async function setMessageStatus(
  db: Database,
  id: string,
  status: MessageStatus,
  actor: Actor,
): Promise<boolean> {
  const isIt = eq(contactMessages.id, id)
  const changes = rowExists(contactMessages, isIt, ne(contactMessages.status, status))
  const { changed } = await batchOf(
    db,
    recordStatus(db, id, status, { actor, now: new Date(), changes }),
    {
      changed: db
        .update(contactMessages)
        .set({ status })
        .where(isIt)
        .returning({ id: contactMessages.id }),
    },
  )
  return changed.length > 0
}

const isApplicationAsked = ({ search, status }: ApplicationQuery) =>
  and(
    matchWords(partnerApplications.searchText, search),
    status && eq(partnerApplications.status, status),
  )

/** Lists a page of partner applications, optionally of one status. */
export async function listApplications(db: Database, query: ApplicationQuery) {
  const where = isApplicationAsked(query)
  const applications = db.select(applicationColumns).from(partnerApplications).where(where)
  const { rows, counted } = await batchOf(db, {
    rows: paginate(applications.$dynamic(), query, applicationOrders),
    counted: countRows(db, partnerApplications, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readApplications(db: Database, query: ApplicationQuery, last: Placed | undefined) {
  const chunk = db
    .select({ ...applicationColumns, place: placeIn(query, applicationOrders) })
    .from(partnerApplications)
    .where(and(isApplicationAsked(query), isAfter(query, applicationOrders, last)))
  return sortRows(chunk.$dynamic(), query, applicationOrders).limit(CHUNK)
}

/** The mails about a status that the applicant hears of. */
const statusMails: Partial<Record<ApplicationStatus, { copy: Mail; path: string }>> = {
  accepted: { copy: mails.applicationAccepted(), path: paths.sponsors },
  declined: { copy: mails.applicationDeclined(), path: paths.register },
}

/**
 * Sets the status of an application, and tells the applicant if it is accepted or declined from now on; returns false if
 * there is no such application.
 */
export async function setApplicationStatus(
  db: Database,
  id: string,
  status: ApplicationStatus,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const isIt = eq(partnerApplications.id, id)
  const address = db.select({ email: partnerApplications.email }).from(partnerApplications)
  const mail = statusMails[status]
  const changes = rowExists(partnerApplications, isIt, ne(partnerApplications.status, status))
  const { changed } = await batchOf(db, recordStatus(db, id, status, { actor, now, changes }), {
    mail:
      mail &&
      queueMail(
        db,
        {
          recipient: sql`(${address.where(isIt)})`,
          copy: { ...mail.copy, thread: id, replyTo: 'partnerships' },
          url: siteUrl + mail.path,
        },
        now,
        changes,
      ),
    changed: db
      .update(partnerApplications)
      .set({ status })
      .where(isIt)
      .returning({ id: partnerApplications.id }),
  })
  return changed.length > 0
}

/** Removes an applicant's consent to news by email; returns false if there is no such application. */
export async function withdrawMarketing(db: Database, id: string, actor: Actor): Promise<boolean> {
  const isIt = eq(partnerApplications.id, id)
  const { withdrawn } = await batchOf(db, {
    log: logAction(db, 'marketing_withdrawn', actor, {
      now: new Date(),
      subjectId: id,
      where: rowExists(
        partnerApplications,
        isIt,
        isNotNull(partnerApplications.agreedToMarketingAt),
      ),
    }),
    withdrawn: db
      .update(partnerApplications)
      .set({ agreedToMarketingAt: null })
      .where(isIt)
      .returning({ id: partnerApplications.id }),
  })
  return withdrawn.length > 0
}

/** Marks an interest in a hub as answered, or as new again; returns false if there is no such interest. */
export async function setInterestStatus(
  db: Database,
  id: string,
  status: MessageStatus,
  actor: Actor,
): Promise<boolean> {
  const isIt = and(eq(intakeCases.id, id), eq(intakeCases.kind, 'hubInterest'))
  const { answeredAt } = intakeCases
  const isOther = status === 'new' ? isNotNull(answeredAt) : isNull(answeredAt)
  const changes = rowExists(intakeCases, isIt, isOther)
  const { found } = await batchOf(
    db,
    recordStatus(db, id, status, { actor, now: new Date(), changes }),
    { found: db.select({ id: intakeCases.id }).from(intakeCases).where(isIt) },
  )
  return found.length > 0
}

/** Lists a page of offers to host a hub and wishes to join one. */
export async function listHubInterests(db: Database, query: InterestQuery) {
  const where = matchWords(hubInterests.searchText, query.search)
  const interests = db.select(interestColumns).from(hubInterests).where(where).$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: paginate(interests, query, interestOrders),
    counted: countRows(db, hubInterests, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readHubInterests(db: Database, query: InterestQuery, last: Placed | undefined) {
  const isFound = matchWords(hubInterests.searchText, query.search)
  const chunk = db
    .select({ ...interestColumns, place: placeIn(query, interestOrders) })
    .from(hubInterests)
    .where(and(isFound, isAfter(query, interestOrders, last)))
  return sortRows(chunk.$dynamic(), query, interestOrders).limit(CHUNK)
}
