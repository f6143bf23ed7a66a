import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ReportDecision } from '#content/wire/report-kinds.ts'
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
} from '../admin/list-query.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { matchingReports } from '../db/schema/matching.ts'
import { matchWords } from '../search/queries.ts'

/** What organisers see of a report: neither who made it nor the account behind the card. */
const columns = {
  id: matchingReports.id,
  kind: matchingReports.kind,
  name: matchingReports.name,
  text: matchingReports.text,
  reason: matchingReports.reason,
  decision: matchingReports.decision,
  decidedAt: matchingReports.decidedAt,
  createdAt: matchingReports.createdAt,
}

export type ReportState = 'open' | 'decided'

export type ReportQuery = ListQuery<'created'> & { state?: ReportState | undefined }

const orders = { created: [matchingReports.createdAt, matchingReports.id] }

function isAsked({ search, state }: ReportQuery) {
  const { decision, searchText } = matchingReports
  return and(
    matchWords(searchText, search),
    state && (state === 'open' ? isNull(decision) : isNotNull(decision)),
  )
}

/** Lists a page of the reports, optionally those that are open or decided. */
export async function listReports(db: Database, query: ReportQuery) {
  const where = isAsked(query)
  const reports = db.select(columns).from(matchingReports).where(where).$dynamic()
  const { rows, counted } = await batchOf(db, {
    rows: paginate(reports, query, orders),
    counted: countRows(db, matchingReports, where),
  })
  return presentList(query, rows, counted)
}

/** Reads the next chunk of that list after `last`. */
export function readReports(db: Database, query: ReportQuery, last: Placed | undefined) {
  const chunk = db
    .select({ ...columns, place: placeIn(query, orders) })
    .from(matchingReports)
    .where(and(isAsked(query), isAfter(query, orders, last)))
  return sortRows(chunk.$dynamic(), query, orders).limit(CHUNK)
}

/**
 * Decides all reports of one card or message: hides it and all cards of its author, or keeps it, which reverses an earlier
 * decision. Returns false if there is no such report.
 */
export async function decideReport(
  db: Database,
  id: string,
  decision: ReportDecision,
  actor: Actor,
): Promise<boolean> {
  const now = new Date()
  const isIt = eq(matchingReports.id, id)
  const of = (column: typeof matchingReports.subjectId | typeof matchingReports.accountId) =>
    sql`(${db.select({ value: column }).from(matchingReports).where(isIt)})`
  const isNew = or(isNull(matchingReports.decision), ne(matchingReports.decision, decision))
  const { found } = await batchOf(db, {
    log: logAction(db, decision === 'hide' ? 'report_upheld' : 'report_dismissed', actor, {
      now,
      subjectId: of(matchingReports.accountId),
      where: rowExists(matchingReports, isIt, isNew),
    }),
    decided: db
      .update(matchingReports)
      .set({ decision, decidedAt: now })
      .where(and(eq(matchingReports.subjectId, of(matchingReports.subjectId)), isNew)),
    found: db.select({ id: matchingReports.id }).from(matchingReports).where(isIt),
  })
  return found.length > 0
}
