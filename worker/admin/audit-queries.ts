import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { auditActions, type AuditAction } from '#content/wire/audit-actions.ts'
import { auditWords } from '#words/audit.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { auditLog } from '../db/schema/audit.ts'
import { teams } from '../db/schema/teams.ts'
import { splitWords } from '../search/words.ts'
import {
  beginsWith,
  countRows,
  isWithin,
  paginate,
  presentList,
  type DayRange,
  type ListQuery,
} from './list-query.ts'

const CHUNK = 2000

/** What a reader of the log asks for; the days are UTC days as `YYYY-MM-DD`, both included. */
export type AuditQuery = ListQuery<'created'> & DayRange & { action?: AuditAction }

const actor = alias(users, 'actor')
const subject = alias(users, 'subject')

const profile = (key: string) =>
  sql<string | null>`${actor.userMetadata}->>${sql.raw(`'${key}'`)}`.as(key)
/** The address of an account; null once the account is deleted. */
const addressOf = (account: typeof actor | typeof subject, name: string) =>
  sql<string | null>`CASE WHEN ${account.deletedAt} IS NULL THEN ${account.email} END`.as(name)

// Named one by one: D1's batch merges columns that share a name.
const entryColumns = {
  id: auditLog.id,
  action: auditLog.action,
  actorId: auditLog.actorId,
  subjectId: auditLog.subjectId,
  address: auditLog.address,
  details: auditLog.details,
  createdAt: auditLog.createdAt,
  actorEmail: addressOf(actor, 'actor_email'),
  actorFirstName: profile('first_name'),
  actorLastName: profile('last_name'),
  subjectEmail: addressOf(subject, 'subject_email'),
  subjectTeam: teams.teamName,
}

/**
 * Lists a page of the audit log with the people and teams it names. `search` is the beginning of an address or an id of
 * whoever acted or was acted on, or words of what was done.
 */
export async function listAuditLog(db: Database, query: AuditQuery) {
  const where = matchEntries(db, query)
  const found = db.select({ id: auditLog.id }).from(auditLog).where(where).$dynamic()
  const ids = paginate(found, query, { created: [auditLog.createdAt, auditLog.id] })
  const { rows, counted } = await batchOf(db, {
    rows: selectEntries(db, inArray(auditLog.id, ids), query.order),
    counted: countRows(db, auditLog, where),
  })
  return presentList(query, rows, counted)
}

export type AuditEntry = Awaited<ReturnType<typeof listAuditLog>>['rows'][number]

/** Selects the newest entries that match, without network addresses, for readers who do not see the log itself. */
export function selectHistory(db: Database, where: SQL, limit: number) {
  const { id, action, details, createdAt, actorId, actorEmail, actorFirstName, actorLastName } =
    entryColumns
  return db
    .select({ id, action, details, createdAt, actorId, actorEmail, actorFirstName, actorLastName })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
}

/** Reads the chunk of the matching entries that follows `last`, in the order of the query. */
export async function readAuditLog(db: Database, query: AuditQuery, last: AuditEntry | undefined) {
  const where = and(matchEntries(db, query), last && follows(last, query.order))
  return selectEntries(db, where, query.order).limit(CHUNK)
}

function selectEntries(db: Database, where: SQL | undefined, order: AuditQuery['order']) {
  const direction = order === 'asc' ? asc : desc
  return db
    .select(entryColumns)
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .leftJoin(teams, eq(teams.id, auditLog.subjectId))
    .where(where)
    .orderBy(direction(auditLog.createdAt), direction(auditLog.id))
    .$dynamic()
}

function follows({ createdAt, id }: AuditEntry, order: AuditQuery['order']): SQL {
  const place = sql`(${sql.param(createdAt, auditLog.createdAt)}, ${id})`
  const row = sql`(${auditLog.createdAt}, ${auditLog.id})`
  return order === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`
}

function matchEntries(db: Database, { search, action, ...days }: AuditQuery): SQL | undefined {
  return and(
    action && eq(auditLog.action, action),
    isWithin(auditLog.createdAt, days),
    search === '' ? undefined : matchSearch(db, search),
  )
}

function matchSearch(db: Database, search: string): SQL | undefined {
  const text = search.toLowerCase()
  const actions = findActions(search)
  const people = db.select({ id: users.id }).from(users).where(beginsWith(users.email, text))
  return or(
    beginsWith(auditLog.actorId, text),
    inArray(auditLog.actorId, people),
    beginsWith(auditLog.subjectId, text),
    inArray(auditLog.subjectId, people),
    // An alternative that never holds would keep the database from using the indexes of the others.
    actions.length > 0 ? inArray(auditLog.action, actions) : undefined,
  )
}

/** Finds the actions whose name or sentence has, for every word of the search, a word that begins with it. */
function findActions(search: string): AuditAction[] {
  const wanted = splitWords([search])
  if (wanted.length === 0) return []
  return auditActions.filter((action) => {
    const words = splitWords([action, auditWords[action]])
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}
