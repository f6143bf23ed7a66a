import { and, eq, isNotNull, isNull, not, or, sql, type Column, type SQL } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import { judgingMails } from '#words/judging-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom, insertWhere } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { users } from '../db/schema/accounts.ts'
import {
  judgeAssignments,
  judgeConflicts,
  judges,
  judgeScores,
  judgingRounds,
} from '../db/schema/judging.ts'
import { outgoingMails } from '../db/schema/mail.ts'
import { mentorings } from '../db/schema/mentoring.ts'
import { projects } from '../db/schema/projects.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { mailToEach } from '../mail/outbox.ts'
import { hasMentored } from '../mentoring/conditions.ts'
import { nextRevision } from '../teams/rules.ts'
import { assign } from './assign.ts'
import { edition, isOfAssignment, isSubmitted } from './conditions.ts'
import { isActive, isStarted } from './judges.ts'
import { findKnownConflicts } from './known-conflicts.ts'
import type { Assignment, Pair } from './panel.ts'

type Numbers = { perProject: number; perJudge: number }

/** Pairs that one statement writes: its parameter stays far below the two megabytes of D1. */
const CHUNK = 5000

/** How far a judge is with a project; 0 for one who has not begun. */
const DRAFT = 1
const HANDED_IN = 2

const isRound = eq(judgingRounds.edition, edition)

const selectRound = (db: Database) =>
  db
    .select({
      revision: judgingRounds.revision,
      perProject: judgingRounds.perProject,
      perJudge: judgingRounds.perJudge,
      assignedAt: judgingRounds.assignedAt,
      publishedAt: judgingRounds.publishedAt,
    })
    .from(judgingRounds)
    .where(isRound)

/** The domain of an address. */
const domainOf = (email: Column) => sql`substr(${email}, instr(${email}, '@') + 1)`

/** Builds the statements that find the teams to which judges belong: as its lead or a member, by the account or its address. */
function selectOwnTeams(db: Database) {
  const pair = { judgeId: judges.userId }
  // A cross join begins with the judges, who are few; the database would begin with forty thousand members.
  const from = (team: Column) =>
    db.select({ ...pair, projectId: sql<string>`${team}` }).from(judges)
  const isAccount = eq(users.id, judges.userId)
  return [
    from(teams.id).crossJoin(teams).where(eq(teams.ownerId, judges.userId)),
    from(teams.id)
      .crossJoin(users)
      .crossJoin(teams)
      .where(and(isAccount, eq(teams.representativeEmail, users.email))),
    from(teamMembers.teamId).crossJoin(teamMembers).where(eq(teamMembers.userId, judges.userId)),
    from(teamMembers.teamId)
      .crossJoin(users)
      .crossJoin(teamMembers)
      .where(and(isAccount, eq(teamMembers.email, users.email))),
  ] as const
}

/** Reads what an assignment is made of, and of the teams no more than what ties them to judges. */
async function readPanel(db: Database) {
  return batchOf(db, {
    rounds: selectRound(db),
    projects: db
      .select({
        id: projects.teamId,
        hubId: teams.hubId,
        domains:
          sql<string>`${domainOf(teams.representativeEmail)} || coalesce(',' || group_concat(DISTINCT ${domainOf(teamMembers.email)}), '')`.mapWith(
            (text: string) => text.split(','),
          ),
      })
      .from(projects)
      .innerJoin(teams, eq(teams.id, projects.teamId))
      .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .where(isNotNull(projects.submission))
      .groupBy(projects.teamId),
    own: selectOwnTeams(db),
    judges: db
      .select({ id: judges.userId, domain: judges.domain, hubId: judges.hubId })
      .from(judges)
      .innerJoin(users, eq(users.id, judges.userId))
      .where(isActive(new Date())),
    mentored: db
      .select({ projectId: mentorings.teamId, judgeId: judges.userId })
      .from(mentorings)
      .innerJoin(judges, eq(judges.userId, mentorings.mentorId)),
    declared: db
      .select({ projectId: judgeConflicts.projectId, judgeId: judgeConflicts.judgeId })
      .from(judgeConflicts),
    // One row holds the judges of a project, each with how far they are: ten thousand rows would take longer than the plan.
    current: db
      .select({
        projectId: judgeAssignments.projectId,
        judges:
          sql<string>`json_group_object(${judgeAssignments.judgeId}, (${isNotNull(judgeScores.revision)}) + (${isNotNull(judgeScores.points)}))`.mapWith(
            (text: string) => JSON.parse(text) as Record<string, number>,
          ),
      })
      .from(judgeAssignments)
      .leftJoin(judgeScores, isOfAssignment())
      .groupBy(judgeAssignments.projectId),
  })
}

/** Plans an assignment from what is stored now, and sums it up; stores nothing. */
export async function planAssignment(db: Database, numbers: Numbers) {
  const found = await readPanel(db)
  const known = findKnownConflicts(found.judges, found.projects, {
    own: found.own.flat(),
    mentored: found.mentored,
  })
  const conflicts = [...found.declared, ...known]
  const judgeIds = found.judges.map(({ id }) => id)
  const active = new Set(judgeIds)
  const current: Assignment[] = []
  const retired = new Set<string>()
  for (const { projectId, judges: given } of found.current) {
    for (const [judgeId, stage] of Object.entries(given)) {
      const isJudging = active.has(judgeId)
      // Scores submitted by people who no longer judge still count.
      if (stage === HANDED_IN && !isJudging) retired.add(judgeId)
      current.push({ projectId, judgeId, isStarted: stage >= (isJudging ? DRAFT : HANDED_IN) })
    }
  }
  const plan = assign({
    ...numbers,
    projectIds: found.projects.map(({ id }) => id),
    judgeIds,
    retiredIds: [...retired],
    conflicts,
    current,
  })
  const titles = await readTitles(
    db,
    plan.short.map(({ projectId }) => projectId),
  )
  const countKind = (kind: string) => known.filter((conflict) => conflict.kind === kind).length
  const summary = {
    ...numbers,
    round: found.rounds[0] ?? null,
    projects: found.projects.length,
    judges: judgeIds.length,
    needed: plan.needed,
    places: plan.places,
    load: plan.load,
    groups: plan.groups,
    short: plan.short.map((one) => ({ ...one, title: titles.get(one.projectId) ?? '' })),
    conflicts: {
      declared: found.declared.length,
      team: countKind('team'),
      mentor: countKind('mentor'),
      organization: countKind('organization'),
      hub: countKind('hub'),
    },
    assigned: plan.pairs.length,
    added: plan.added.length,
    removed: plan.removed.length,
  }
  return { summary, plan, conflicts }
}

/** Reads the titles of the projects that a plan names. Most plans name none. */
async function readTitles(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const found = await db
    .select({ id: projects.teamId, title: sql<string>`${projects.submission}->>'title'` })
    .from(projects)
    .where(sql`${projects.teamId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  return new Map(found.map(({ id, title }) => [id, title]))
}

const keyOf = ({ projectId, judgeId }: Pair) => `${projectId} ${judgeId}`

/**
 * Plans an assignment and stores it, if nobody has assigned since `revision` was read and nothing is published, and tells the
 * judges who get projects. What a judge starts or declares in the meantime stays. Returns the summary.
 */
export async function runAssignment(
  { db, siteUrl }: { db: Database; siteUrl: string },
  { revision: seen, ...numbers }: Numbers & { revision: string | null },
  actor: Actor,
) {
  const now = new Date()
  const { summary, plan, conflicts } = await planAssignment(db, numbers)
  const apart = new Set(conflicts.map(keyOf))
  const isForced = (pair: Pair) => apart.has(keyOf(pair))
  const revision = nextRevision(seen, numbers)
  const isSeen = seen === null ? undefined : eq(judgingRounds.revision, seen)
  const isFree = seen === null ? not(rowExists(judgingRounds, isRound)) : undefined
  const isNext =
    isFree ?? rowExists(judgingRounds, isRound, isSeen, isNull(judgingRounds.publishedAt))
  const isRun = rowExists(
    judgingRounds,
    isRound,
    eq(judgingRounds.revision, revision),
    isNull(judgingRounds.publishedAt),
  )
  const round = { edition, revision, ...numbers, assignedAt: now }
  const { assigned, rounds } = await batchOf(db, {
    log: logAction(db, 'judges_assigned', actor, {
      now,
      details: { added: summary.added, removed: summary.removed },
      where: isNext,
    }),
    // Only while the round is still the next one, so that a repeated request tells nobody again.
    told: tellJudges(db, plan.added, siteUrl, isNext, now),
    assigned: insertWhere(db, judgingRounds, round, or(isNext, isRun)!)
      .onConflictDoUpdate({
        target: judgingRounds.edition,
        set: fromInsert({
          revision: judgingRounds.revision,
          perProject: judgingRounds.perProject,
          perJudge: judgingRounds.perJudge,
          assignedAt: judgingRounds.assignedAt,
        }),
      })
      .returning({ revision: judgingRounds.revision }),
    removed: removePairs(db, plan.removed, isForced, isRun),
    added: chunksOf(plan.added).map((pairs) => addPairs(db, pairs, isRun, now)),
    rounds: selectRound(db),
  })
  if (assigned.length > 0) return { ...summary, round: rounds[0]! }
  const code = rounds[0]?.publishedAt ? 'judging.published' : 'judging.assigned_meanwhile'
  throw new Failure(code, 409)
}

/** Tells the judges of these pairs that they have projects. */
function tellJudges(db: Database, added: readonly Pair[], siteUrl: string, holds: SQL, now: Date) {
  const judgeIds = JSON.stringify([...new Set(added.map(({ judgeId }) => judgeId))])
  const mail = {
    recipient: sql`${users.email}`,
    copy: judgingMails.projectsGiven(),
    url: siteUrl + paths.judging,
  }
  const isTold = sql`${users.id} IN (SELECT value FROM json_each(${judgeIds}))`
  return insertFrom(
    db,
    outgoingMails,
    mailToEach(mail, now),
    sql`FROM ${users} WHERE ${and(isTold, holds)}`,
  )
}

function chunksOf(pairs: readonly Pair[]): Pair[][] {
  const chunks = Math.ceil(pairs.length / CHUNK)
  return Array.from({ length: chunks }, (_, index) =>
    pairs.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}

const toJson = (pairs: readonly Pair[]) =>
  JSON.stringify(pairs.map(({ projectId, judgeId }) => [projectId, judgeId]))

/** Removes pairs: those with a conflict together with their scores, the others unless the judge has started in the meantime. */
function removePairs(
  db: Database,
  removed: readonly Pair[],
  isForced: (pair: Pair) => boolean,
  holds: SQL,
) {
  const isAmong = (table: typeof judgeAssignments | typeof judgeScores, pairs: readonly Pair[]) =>
    sql`(${table.projectId}, ${table.judgeId}) IN (SELECT value->>0, value->>1 FROM json_each(${toJson(pairs)}))`
  const forced = chunksOf(removed.filter(isForced)).flatMap((pairs) => [
    db.delete(judgeScores).where(and(isAmong(judgeScores, pairs), holds)),
    db.delete(judgeAssignments).where(and(isAmong(judgeAssignments, pairs), holds)),
  ])
  const others = chunksOf(removed.filter((pair) => !isForced(pair))).map((pairs) =>
    db
      .delete(judgeAssignments)
      .where(and(isAmong(judgeAssignments, pairs), not(isStarted()), holds)),
  )
  return [...forced, ...others]
}

function addPairs(db: Database, pairs: readonly Pair[], holds: SQL, now: Date) {
  const isDeclared = rowExists(
    judgeConflicts,
    sql`${judgeConflicts.projectId} = value->>0`,
    sql`${judgeConflicts.judgeId} = value->>1`,
  )
  const isMentored = hasMentored(sql`value->>0`, sql`value->>1`)
  const row = { projectId: sql`value->>0`, judgeId: sql`value->>1`, createdAt: now }
  const where = and(holds, isSubmitted(sql`value->>0`), not(isDeclared), not(isMentored))
  return insertFrom(
    db,
    judgeAssignments,
    row,
    sql`FROM json_each(${toJson(pairs)}) WHERE ${where}`,
  ).onConflictDoNothing()
}

/** Counts the progress of the judging. A project is complete once all its assigned judges have submitted scores. */
export async function readProgress(db: Database) {
  const perProject = db
    .select({
      id: projects.teamId,
      title: sql<string>`${projects.submission}->>'title'`.as('title'),
      assigned: sql<number>`count(${judgeAssignments.judgeId})`.as('assigned'),
      started: sql<number>`count(${judgeScores.revision})`.as('started'),
      handedIn: sql<number>`count(${judgeScores.final})`.as('handed_in'),
    })
    .from(projects)
    .leftJoin(judgeAssignments, eq(judgeAssignments.projectId, projects.teamId))
    .leftJoin(judgeScores, isOfAssignment())
    .where(isNotNull(projects.submission))
    .groupBy(projects.teamId)
    .orderBy(sql`count(${judgeScores.final})`, projects.teamId)
  const { rounds, rows } = await batchOf(db, { rounds: selectRound(db), rows: perProject })
  const sum = (name: 'assigned' | 'started' | 'handedIn') =>
    rows.reduce((total, row) => total + row[name], 0)
  const [round] = rounds
  return {
    round: round ?? null,
    /** How many projects have fewer judges than each should have, because a judge left or declared a conflict. */
    short: round ? rows.filter(({ assigned }) => assigned < round.perProject).length : 0,
    assigned: sum('assigned'),
    started: sum('started'),
    handedIn: sum('handedIn'),
    complete: rows.filter(({ assigned, handedIn }) => assigned > 0 && handedIn === assigned).length,
    /** Those with the fewest scores first. */
    projects: rows,
  }
}
