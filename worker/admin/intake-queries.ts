import { and, count, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import {
  contactMessages,
  hubInterests,
  partnerApplications,
  type ApplicationStatus,
  type MessageStatus,
} from '../db/schema/intake.ts'
import { matchWords } from '../search/queries.ts'
import { listAnswer, windowOf, type ListQuery } from './list-query.ts'

const messageColumns = publicColumns(getTableColumns(contactMessages))
const applicationColumns = publicColumns(getTableColumns(partnerApplications))
const interestColumns = publicColumns(getTableColumns(hubInterests))

/** The columns without what only the Worker works with. */
function publicColumns<Columns extends { formDigest: unknown; searchText: unknown }>({
  formDigest: _digest,
  searchText: _text,
  ...columns
}: Columns) {
  return columns
}

export async function listMessages(
  db: Database,
  query: ListQuery<'created'> & { status?: MessageStatus },
) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [contactMessages.createdAt, contactMessages.id],
  })
  const where = and(
    matchWords(contactMessages.searchText, query.search),
    query.status && eq(contactMessages.status, query.status),
  )
  const [rows, [all]] = await db.batch([
    db
      .select(messageColumns)
      .from(contactMessages)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(contactMessages).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}

export async function setMessageStatus(
  db: Database,
  id: string,
  status: MessageStatus,
): Promise<boolean> {
  const changed = db.update(contactMessages).set({ status }).where(eq(contactMessages.id, id))
  return (await changed.returning({ id: contactMessages.id })).length > 0
}

export async function listApplications(
  db: Database,
  query: ListQuery<'created'> & { status?: ApplicationStatus },
) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [partnerApplications.createdAt, partnerApplications.id],
  })
  const where = and(
    matchWords(partnerApplications.searchText, query.search),
    query.status && eq(partnerApplications.status, query.status),
  )
  const [rows, [all]] = await db.batch([
    db
      .select(applicationColumns)
      .from(partnerApplications)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(partnerApplications).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}

export async function setApplicationStatus(
  db: Database,
  id: string,
  status: ApplicationStatus,
): Promise<boolean> {
  const changed = db
    .update(partnerApplications)
    .set({ status })
    .where(eq(partnerApplications.id, id))
  return (await changed.returning({ id: partnerApplications.id })).length > 0
}

export async function listHubInterests(db: Database, query: ListQuery<'created' | 'city'>) {
  const { orderBy, limit, offset } = windowOf(query, {
    created: [hubInterests.createdAt, hubInterests.id],
    city: [hubInterests.city, hubInterests.id],
  })
  const where = matchWords(hubInterests.searchText, query.search)
  const [rows, [all]] = await db.batch([
    db
      .select(interestColumns)
      .from(hubInterests)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(hubInterests).where(where),
  ])
  return listAnswer(query, rows, all?.total)
}
