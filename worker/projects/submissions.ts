import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { TrackId } from '#content/facts/tracks.ts'
import type { ProjectState } from '#content/wire/project-states.ts'
import {
  CHUNK,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from '../admin/list-query.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { judgeAssignments, judgeScores } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teams } from '../db/schema/teams.ts'
import { matchWords } from '../search/queries.ts'

export type SubmissionQuery = ListQuery<'created' | 'submitted' | 'state'> & {
  state?: ProjectState
  track?: TrackId
}

const ofState: Record<ProjectState, () => SQL> = {
  none: () => isNull(projects.teamId),
  draft: () => and(isNotNull(projects.teamId), isNull(projects.submission))!,
  'handed-in': () => isNotNull(projects.submission),
}

const isAsked = ({ search, state, track }: SubmissionQuery) =>
  and(
    matchWords(teams.searchText, search),
    state && ofState[state](),
    track && eq(teams.trackId, track),
  )

const state = sql<ProjectState>`CASE WHEN ${projects.teamId} IS NULL THEN 'none' WHEN ${projects.submission} IS NULL THEN 'draft' ELSE 'handed-in' END`

/** The day to which the team's deadline was extended; null for most. */
const until = sql<string | null>`(SELECT ${teamExceptions.until} FROM ${teamExceptions} WHERE ${and(
  eq(teamExceptions.teamId, teams.id),
  eq(teamExceptions.kind, 'submission'),
)})`

const handedIn = {
  state: state.as('state'),
  submission: projects.submission,
  submittedAt: projects.submittedAt,
  isChanged: sql`coalesce(${projects.submittedRevision} <> ${projects.revision}, 0)`
    .mapWith(Boolean)
    .as('is_changed'),
}

/** The columns of the list. A draft is private to its team. */
const columns = {
  id: teams.id,
  teamName: teams.teamName,
  trackId: teams.trackId,
  country: teams.country,
  hubId: teams.hubId,
  representativeName: teams.representativeName,
  representativeEmail: teams.representativeEmail,
  createdAt: teams.createdAt,
  ...handedIn,
  until: until.as('put_off'),
}

/** How many judges each project on the page has, and how many of them have submitted scores. */
const judged = {
  judges:
    sql<number>`(SELECT count(*) FROM ${judgeAssignments} WHERE ${eq(judgeAssignments.projectId, teams.id)})`.as(
      'judges',
    ),
  scores:
    sql<number>`(SELECT count(${judgeScores.final}) FROM ${judgeScores} WHERE ${eq(judgeScores.projectId, teams.id)})`.as(
      'scores',
    ),
}

/** Selects the state of a team's project and what it has submitted; no row if there is no such team. */
export const selectSubmissionOf = (db: Database, teamId: string) =>
  db
    .select(handedIn)
    .from(teams)
    .leftJoin(projects, eq(projects.teamId, teams.id))
    .where(eq(teams.id, teamId))

const orders = {
  created: [teams.createdAt, teams.id],
  submitted: [projects.submittedAt, teams.id],
  // Teams without a project, then drafts, then what was submitted.
  state: [isNull(projects.teamId), isNull(projects.submission), teams.createdAt, teams.id],
}

/** Lists a page of teams with their projects, and counts the teams by the state of their project. */
export async function listSubmissions(db: Database, query: SubmissionQuery) {
  const where = isAsked(query)
  // Whole projects are read only for the page.
  const found = db
    .select({ id: teams.id })
    .from(teams)
    .leftJoin(projects, eq(projects.teamId, teams.id))
    .where(where)
  const ids = paginate(found.$dynamic(), query, orders)
  const page = db
    .select({ ...columns, ...judged })
    .from(teams)
    .leftJoin(projects, eq(projects.teamId, teams.id))
    .where(inArray(teams.id, ids))
  const { rows, counted, states } = await batchOf(db, {
    rows: sortRows(page.$dynamic(), query, orders),
    counted: db
      .select({ total: count() })
      .from(teams)
      .leftJoin(projects, eq(projects.teamId, teams.id))
      .where(where),
    states: db
      .select({ state: state.as('state'), amount: count() })
      .from(teams)
      .leftJoin(projects, eq(projects.teamId, teams.id))
      .groupBy(sql`1`),
  })
  const amountOf = (name: ProjectState) => states.find((one) => one.state === name)?.amount ?? 0
  return {
    ...presentList(query, rows, counted),
    states: {
      none: amountOf('none'),
      draft: amountOf('draft'),
      'handed-in': amountOf('handed-in'),
    },
  }
}

/** The same orders without nulls: teams that have submitted nothing come after all others, or before them. */
const fileOrders = {
  ...orders,
  submitted: [sql`coalesce(${projects.submittedAt}, 0)`, teams.id],
}

/** Reads the next chunk of that list after `last`. */
export function readSubmissions(db: Database, query: SubmissionQuery, last: Placed | undefined) {
  const page = db
    .select({ ...columns, place: placeIn(query, fileOrders) })
    .from(teams)
    .leftJoin(projects, eq(projects.teamId, teams.id))
    .where(and(isAsked(query), isAfter(query, fileOrders, last)))
    .$dynamic()
  return sortRows(page, query, fileOrders).limit(CHUNK)
}
