import { and, eq, exists, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { mails } from '#words/mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { certificates } from '../db/schema/certificates.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { galleryProjects } from '../db/schema/gallery.ts'
import {
  judgeAssignments,
  judgeConflicts,
  judgeScores,
  judgingResults,
} from '../db/schema/judging.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { mentorings } from '../db/schema/mentoring.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teamMembers, teamNotes, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { isGoingOn, isWaiting } from '../mentoring/conditions.ts'
import { toSearchText } from '../search/words.ts'

const query = new QueryBuilder()
const twin = alias(teamMembers, 'twin')

type Merger = {
  /** The team that stays. */
  into: string
  /** The team whose members move, and that ends. */
  from: string
  /** Deletes the project of the team that ends if both have one. */
  dropsProject: boolean
}

/**
 * Moves the members of one team into another, which keeps its name, lead, hub and track, and deletes the emptied one; tells
 * both representatives. Whoever is in both is one member. Throws if the team would become too large, if both have a project
 * and none is to be dropped, or if one of them is not there or changes at the same moment.
 */
export async function mergeTeams(
  db: Database,
  merger: Merger,
  actor: Actor,
  siteUrl: string,
): Promise<void> {
  const { into, from } = merger
  if (into === from) throw new Failure('admin.same_team', 409)
  const { stays, ends, members } = await readTeams(db, merger)
  if (!stays || !ends) throw new Failure('admin.not_found', 404)
  const now = new Date()
  const revision = crypto.randomUUID()
  const isOf = (teamId: string) => eq(teamMembers.teamId, teamId)
  const addressesOf = (teamId: string) =>
    query.select({ email: teamMembers.email }).from(teamMembers).where(isOf(teamId))
  const { isTooLarge, losesProject } = obstaclesOf(merger)
  const isUnchanged = (team: typeof stays) =>
    and(eq(teams.id, team.id), eq(teams.revision, team.revision))
  const holds = and(
    rowExists(teams, isUnchanged(stays)),
    rowExists(teams, isUnchanged(ends)),
    not(isTooLarge),
    not(losesProject),
  )!
  const isMerging = rowExists(teams, eq(teams.id, into), eq(teams.revision, revision))
  const hasTwin = exists(
    query
      .select({ one: sql`1` })
      .from(twin)
      .where(and(eq(twin.teamId, from), eq(twin.email, teamMembers.email), isNotNull(twin.userId))),
  )
  const names = { stays: quoteInMail(stays.teamName), ends: quoteInMail(ends.teamName) }
  const mailTo = (recipient: string) =>
    queueMail(
      db,
      { recipient, copy: mails.teamsMerged(names), url: siteUrl + paths.account, teamId: into },
      now,
      isMerging,
    )
  const words = members.map(({ id, name, email }) => ({
    id,
    text: toSearchText([name, email, stays.teamName]),
  }))
  const newWords = sql`(SELECT value->>'text' FROM json_each(${JSON.stringify(words)}) WHERE value->>'id' = ${teamMembers.id})`
  const recipients = new Set([stays.representativeEmail, ends.representativeEmail])
  const { merged } = await batchOf(db, {
    // What judges have of a project follows it after it has moved.
    deferred: db.run(sql`PRAGMA defer_foreign_keys = ON`),
    log: logAction(db, 'teams_merged', actor, {
      now,
      subjectId: into,
      details: { merged: from },
      where: holds,
    }),
    merged: db
      .update(teams)
      .set({ revision, updatedAt: now })
      .where(and(eq(teams.id, into), holds))
      .returning({ id: teams.id }),
    mails: [...recipients].map(mailTo),
    // Of the two rows of one address, the one stays that has joined.
    listedTwins: db.delete(teamMembers).where(and(isOf(into), hasTwin, isMerging)),
    otherTwins: db
      .delete(teamMembers)
      .where(and(isOf(from), inArray(teamMembers.email, addressesOf(into)), isMerging)),
    moved: db
      .update(teamMembers)
      .set({
        teamId: into,
        position: sql`${teamMembers.position} + ${event.teamSize.most}`,
        searchText: sql`coalesce(${newWords}, ${teamMembers.searchText})`,
      })
      .where(and(isOf(from), isMerging)),
    droppedProject: db
      .delete(projects)
      .where(and(eq(projects.teamId, from), hasProject(into), isMerging)),
    movedProject: db
      .update(projects)
      .set({ teamId: into })
      .where(and(eq(projects.teamId, from), isMerging)),
    movedJudging: ofProject.map((table) =>
      db
        .update(table)
        .set({ projectId: into })
        .where(and(eq(table.projectId, from), isMerging)),
    ),
    // As it was published, unless the team that stays has one there.
    movedPublication: db
      .update(galleryProjects)
      .set({ teamId: into })
      .where(and(eq(galleryProjects.teamId, from), not(isPublished(into)), isMerging)),
    movedCertificates: db
      .update(certificates)
      .set({ teamId: into })
      .where(and(eq(certificates.teamId, from), isMerging)),
    // What both told at one check-in stays as the team that stays told it; the rest ends with the other team.
    movedCheckIns: db
      .update(checkIns)
      .set({ teamId: into })
      .where(and(eq(checkIns.teamId, from), not(toldBy(into)), isMerging)),
    // The team that stays keeps its mentor; who mentored the other must not judge it either.
    otherRequest: db
      .delete(mentorings)
      .where(and(eq(mentorings.teamId, from), isWaiting(), isMentored(into), isMerging)),
    otherMentoring: db
      .update(mentorings)
      .set({ endedAt: now })
      .where(and(eq(mentorings.teamId, from), isGoingOn(), isMentored(into), isMerging)),
    movedMentorings: db
      .update(mentorings)
      .set({ teamId: into })
      .where(and(eq(mentorings.teamId, from), isMerging)),
    movedMails: [outgoingMails, settledMails].map((table) =>
      db
        .update(table)
        .set({ teamId: into })
        .where(and(eq(table.teamId, from), isMerging)),
    ),
    movedNotes: db
      .update(teamNotes)
      .set({ teamId: into })
      .where(and(eq(teamNotes.teamId, from), isMerging)),
    exceptions: db.delete(teamExceptions).where(and(eq(teamExceptions.teamId, from), isMerging)),
    ended: db.delete(teams).where(and(eq(teams.id, from), isMerging)),
  })
  if (merged.length === 0) await explain(db, merger)
}

const told = alias(checkIns, 'told')
const toldBy = (teamId: string) =>
  rowExists(told, eq(told.teamId, teamId), eq(told.number, checkIns.number))

const theirs = alias(mentorings, 'theirs')
/** True if a team has a mentor, or has asked for one. */
const isMentored = (teamId: string) =>
  rowExists(theirs, eq(theirs.teamId, teamId), isNull(theirs.endedAt))

/** The tables with what judges have of a project. */
const ofProject = [judgeConflicts, judgeAssignments, judgeScores, judgingResults] as const

const published = alias(galleryProjects, 'published')
const isPublished = (teamId: string) => rowExists(published, eq(published.teamId, teamId))

const hasProject = (teamId: string) => rowExists(projects, eq(projects.teamId, teamId))

/** Builds the conditions under which two teams cannot become one. */
function obstaclesOf({ into, from, dropsProject }: Merger) {
  const together = query
    .select({ members: sql`count(DISTINCT ${teamMembers.email})` })
    .from(teamMembers)
    .where(inArray(teamMembers.teamId, [into, from]))
  return {
    isTooLarge: sql`(${together}) > ${event.teamSize.most}`,
    losesProject: dropsProject ? sql`false` : and(hasProject(into), hasProject(from))!,
  }
}

async function readTeams(db: Database, { into, from }: Merger) {
  const { found, members } = await batchOf(db, {
    found: db
      .select({
        id: teams.id,
        revision: teams.revision,
        teamName: teams.teamName,
        representativeEmail: teams.representativeEmail,
      })
      .from(teams)
      .where(inArray(teams.id, [into, from])),
    members: db
      .select({ id: teamMembers.id, name: teamMembers.name, email: teamMembers.email })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, from)),
  })
  const find = (teamId: string) => found.find(({ id }) => id === teamId)
  return { stays: find(into), ends: find(from), members }
}

async function explain(db: Database, merger: Merger): Promise<never> {
  const { isTooLarge, losesProject } = obstaclesOf(merger)
  const asBoolean = (condition: SQL, name: string) => sql`${condition}`.mapWith(Boolean).as(name)
  const [found] = await db
    .select({ large: asBoolean(isTooLarge, 'large'), loses: asBoolean(losesProject, 'loses') })
    .from(teams)
    .where(eq(teams.id, merger.into))
  if (!found) throw new Failure('admin.not_found', 404)
  if (found.large) throw new Failure('admin.merged_too_large', 409)
  throw new Failure(found.loses ? 'admin.two_projects' : 'teams.changed', 409)
}
