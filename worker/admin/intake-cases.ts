import { and, asc, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { urgentTime } from '#content/answer-times.ts'
import type { CaseKind, CaseState, Delivery } from '#content/wire/intake.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isAlive, rowExists } from '../db/conditions.ts'
import { userRoles, users } from '../db/schema/accounts.ts'
import { intakeCases, intakeEntries } from '../db/schema/intake-cases.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { matchWords } from '../search/queries.ts'
import {
  CHUNK,
  countRows,
  isAfter,
  placeIn,
  presentList,
  type ListQuery,
  type Placed,
} from './list-query.ts'

const query = new QueryBuilder()

/** The first columns of the index that sorts cases by urgency. */
const isAnswered = sql`(${intakeCases.answeredAt} is not null)`
const hasNoPromise = sql`(${intakeCases.dueAt} is null)`
const isWaiting = sql`${isAnswered} = 0`

/** Matches cases whose answer is later than the site promises. */
export const isOverdue = (now: Date) =>
  sql`${isWaiting} and ${hasNoPromise} = 0 and ${intakeCases.dueAt} <= ${now.getTime()}`

const administrators = query
  .select({ id: userRoles.userId })
  .from(userRoles)
  .where(eq(userRoles.role, 'admin'))
const isOwned = inArray(intakeCases.ownerId, administrators)

/** The account that looks after a case; null if there is none, or it is no longer an administrator's. */
export const ownerOf = sql<string | null>`case when ${isOwned} then ${intakeCases.ownerId} end`

/** Selects the name of an account, or its address if it has no name; null if the account is gone. */
export function nameOf(id: SQL | typeof intakeEntries.authorId): SQL<string | null> {
  const part = (key: string) => sql`coalesce(${users.userMetadata} ->> ${key}, '')`
  const name = sql`trim(${part('first_name')} || ' ' || ${part('last_name')})`
  const isIt = and(eq(users.id, id), isNull(users.deletedAt))
  return sql`(${query
    .select({ name: sql`coalesce(nullif(${name}, ''), ${users.email})`.as('name') })
    .from(users)
    .where(isIt)})`
}

// A batch returns columns by their names, so each has one of its own.
const caseColumns = {
  id: intakeCases.id,
  kind: sql<CaseKind>`${intakeCases.kind}`.as('case_kind'),
  title:
    sql<string>`coalesce(${contactMessages.subject}, ${partnerApplications.organizationName}, ${hubInterests.city})`.as(
      'title',
    ),
  name: sql<string>`coalesce(${contactMessages.name}, ${partnerApplications.contactName}, ${hubInterests.name})`.as(
    'name',
  ),
  email:
    sql<string>`coalesce(${contactMessages.email}, ${partnerApplications.email}, ${hubInterests.email})`.as(
      'email',
    ),
  /** Null for an interest in a hub, which has none: it waits or is answered. */
  status: sql<
    MessageStatus | ApplicationStatus | null
  >`coalesce(${contactMessages.status}, ${partnerApplications.status})`.as('status'),
  ownerId: sql<string | null>`${ownerOf}`.as('owner_id'),
  ownerName: sql<string | null>`${nameOf(ownerOf)}`.as('owner_name'),
  dueAt: intakeCases.dueAt,
  answeredAt: intakeCases.answeredAt,
  createdAt: sql<Date>`${intakeCases.createdAt}`.mapWith(intakeCases.createdAt).as('received_at'),
}

export type CaseQuery = ListQuery<'urgency' | 'created'> & {
  kind?: CaseKind
  state?: CaseState
  owner?: 'me' | 'nobody'
}

function selectState(state: CaseState | undefined, now: Date): SQL | undefined {
  if (state === 'overdue') return isOverdue(now)
  return state && (state === 'waiting' ? isWaiting : sql`${isAnswered} = 1`)
}

/** The columns of an order, without those that are the same in every row of the state: an index has them in this order. */
function sortColumns({ sort, state }: CaseQuery) {
  const last = [intakeCases.createdAt, intakeCases.id]
  if (sort === 'created') return last
  if (state === 'overdue') return [intakeCases.dueAt, ...last]
  if (state) return [hasNoPromise, intakeCases.dueAt, ...last]
  return [isAnswered, hasNoPromise, intakeCases.dueAt, ...last]
}

function selectOwner(owner: CaseQuery['owner'], userId: string): SQL | undefined {
  if (owner === 'me') return eq(intakeCases.ownerId, userId)
  return owner && or(isNull(intakeCases.ownerId), not(isOwned))
}

/** Counts what waits, by how pressing it is; see `urgencyOf`. */
function countWaiting(db: Database, now: Date) {
  const urgentUntil = now.getTime() + urgentTime
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})`
  return db
    .select({
      late: count(sql`${intakeCases.dueAt} <= ${now.getTime()}`).as('late'),
      urgent: count(
        sql`${intakeCases.dueAt} > ${now.getTime()} and ${intakeCases.dueAt} <= ${urgentUntil}`,
      ).as('urgent'),
      calm: count(sql`${intakeCases.dueAt} > ${urgentUntil}`).as('calm'),
      none: count(hasNoPromise).as('none'),
    })
    .from(intakeCases)
    .where(isWaiting)
}

/** Lists the accounts that can look after a case. */
function selectStaff(db: Database, now: Date) {
  return db
    .select({ id: users.id, name: sql<string>`${nameOf(sql`${users.id}`)}`.as('name') })
    .from(users)
    .where(and(inArray(users.id, administrators), isAlive(now)))
}

const isAsked = (asked: CaseQuery, userId: string, now: Date) =>
  and(
    matchWords(intakeCases.searchText, asked.search),
    asked.kind && eq(intakeCases.kind, asked.kind),
    selectState(asked.state, now),
    selectOwner(asked.owner, userId),
  )

/** The default order shows the most urgent first: `desc` of urgency is `asc` of the time at which an answer is due. */
const directionOf = ({ sort, order }: CaseQuery) =>
  (order === 'asc') === (sort === 'created') ? ('asc' as const) : ('desc' as const)

/**
 * Lists a page of the cases, with how many wait altogether and who can look after them. By urgency comes first what waits
 * and what was promised earliest, then what waits without a promise.
 */
export async function listCases(db: Database, asked: CaseQuery, userId: string, now: Date) {
  const where = isAsked(asked, userId, now)
  const direction = directionOf(asked) === 'asc' ? asc : desc
  const order = sortColumns(asked).map((column) => direction(column))
  const page = db
    .select({ id: intakeCases.id })
    .from(intakeCases)
    .where(where)
    .orderBy(...order)
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size)
  const { rows, counted, waiting, staff } = await batchOf(db, {
    rows: selectCases(db)
      .where(inArray(intakeCases.id, page))
      .orderBy(...order),
    counted: countRows(db, intakeCases, where),
    waiting: countWaiting(db, now),
    staff: selectStaff(db, now),
  })
  return { ...presentList(asked, rows, counted), waiting: waiting[0]!, staff }
}

const selectCases = (db: Database) =>
  db
    .select(caseColumns)
    .from(intakeCases)
    .leftJoin(contactMessages, eq(contactMessages.id, intakeCases.messageId))
    .leftJoin(partnerApplications, eq(partnerApplications.id, intakeCases.applicationId))
    .leftJoin(hubInterests, eq(hubInterests.id, intakeCases.interestId))

/** Where a row of a file stands in the orders, by columns that are never null. */
const fileOrders = {
  urgency: [
    isAnswered,
    hasNoPromise,
    sql`coalesce(${intakeCases.dueAt}, 0)`,
    intakeCases.createdAt,
    intakeCases.id,
  ],
  created: [intakeCases.createdAt, intakeCases.id],
}

/** Reads the next chunk of that list after `last`. */
export function readCases(
  db: Database,
  asked: CaseQuery & { userId: string; now: Date },
  last: Placed | undefined,
) {
  const order = directionOf(asked)
  const direction = order === 'asc' ? asc : desc
  return db
    .select({ ...caseColumns, place: placeIn(asked, fileOrders) })
    .from(intakeCases)
    .leftJoin(contactMessages, eq(contactMessages.id, intakeCases.messageId))
    .leftJoin(partnerApplications, eq(partnerApplications.id, intakeCases.applicationId))
    .leftJoin(hubInterests, eq(hubInterests.id, intakeCases.interestId))
    .where(
      and(isAsked(asked, asked.userId, asked.now), isAfter({ ...asked, order }, fileOrders, last)),
    )
    .orderBy(...sortColumns(asked).map((column) => direction(column)))
    .limit(CHUNK)
}

const isInOutbox = rowExists(outgoingMails, eq(outgoingMails.id, intakeEntries.id))

/** What the history of a case shows of each entry. */
export const entryColumns = {
  id: intakeEntries.id,
  kind: intakeEntries.kind,
  author: sql<string | null>`${nameOf(intakeEntries.authorId)}`.as('author'),
  text: intakeEntries.text,
  status: intakeEntries.status,
  owner: sql<string | null>`${nameOf(sql`${intakeEntries.ownerId}`)}`.as('owner'),
  /** What became of the mail with an answer; null for other entries. */
  delivery: sql<Delivery | null>`case
    when ${intakeEntries.kind} <> 'answer' then null
    when ${intakeEntries.delivery} is not null then ${intakeEntries.delivery}
    when ${isInOutbox} then 'waiting' else 'given-up' end`.as('delivery_state'),
  createdAt: intakeEntries.createdAt,
}

/** Reads a case with what was sent and its history, oldest first; returns undefined if there is none. */
export async function readCase(db: Database, id: string, now: Date) {
  const { found, message, application, interest, entries, staff } = await batchOf(db, {
    found: selectCases(db).where(eq(intakeCases.id, id)),
    message: db
      .select({
        organization: contactMessages.organization,
        department: contactMessages.department,
        message: contactMessages.message,
      })
      .from(contactMessages)
      .where(eq(contactMessages.id, id)),
    application: db
      .select({
        organizationType: partnerApplications.organizationType,
        website: partnerApplications.website,
        phone: partnerApplications.phone,
        partnershipType: partnerApplications.partnershipType,
        contributionDetails: partnerApplications.contributionDetails,
        goals: partnerApplications.goals,
        audienceSize: partnerApplications.audienceSize,
        previousExperience: partnerApplications.previousExperience,
        agreedToMarketingAt: partnerApplications.agreedToMarketingAt,
      })
      .from(partnerApplications)
      .where(eq(partnerApplications.id, id)),
    interest: db
      .select({
        wish: hubInterests.kind,
        hubId: hubInterests.hubId,
        organization: hubInterests.organization,
        message: hubInterests.message,
      })
      .from(hubInterests)
      .where(eq(hubInterests.id, id)),
    entries: db
      .select(entryColumns)
      .from(intakeEntries)
      .where(eq(intakeEntries.caseId, id))
      .orderBy(asc(intakeEntries.createdAt), asc(intakeEntries.id)),
    staff: selectStaff(db, now),
  })
  const [row] = found
  return (
    row && {
      ...row,
      message: message[0] ?? null,
      application: application[0] ?? null,
      interest: interest[0] ?? null,
      entries,
      staff,
    }
  )
}
