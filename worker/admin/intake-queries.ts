import { and, eq, getTableColumns } from 'drizzle-orm'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { matchWords } from '../search/queries.ts'
import { countRows, listAnswer, pageOf, type ListQuery } from './list-query.ts'

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
  const where = and(
    matchWords(contactMessages.searchText, query.search),
    query.status && eq(contactMessages.status, query.status),
  )
  const messages = db.select(messageColumns).from(contactMessages).where(where).$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: pageOf(messages, query, { created: [contactMessages.createdAt, contactMessages.id] }),
    counted: countRows(db, contactMessages, where),
  })
  return listAnswer(query, rows, counted)
}

/** Sets what was done about a message; false if there is none. */
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
  const where = and(
    matchWords(partnerApplications.searchText, query.search),
    query.status && eq(partnerApplications.status, query.status),
  )
  const applications = db.select(applicationColumns).from(partnerApplications).where(where)
  const { rows, counted } = await batchOf(db, {
    rows: pageOf(applications.$dynamic(), query, {
      created: [partnerApplications.createdAt, partnerApplications.id],
    }),
    counted: countRows(db, partnerApplications, where),
  })
  return listAnswer(query, rows, counted)
}

/** Sets how far the talks about an application are; false if there is none. */
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
  const where = matchWords(hubInterests.searchText, query.search)
  const interests = db.select(interestColumns).from(hubInterests).where(where).$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: pageOf(interests, query, {
      created: [hubInterests.createdAt, hubInterests.id],
      city: [hubInterests.city, hubInterests.id],
    }),
    counted: countRows(db, hubInterests, where),
  })
  return listAnswer(query, rows, counted)
}
