import { and, eq, not } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionClock } from '#content/edition-clock.ts'
import type { projectDraftSchema, projectSchema } from '#content/forms/project.ts'
import { isOver } from '#content/team-changes.ts'
import { projectMails } from '#words/project-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { projects } from '../db/schema/projects.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { isWritable } from '../teams/membership.ts'
import { nextRevision } from '../teams/rules.ts'
import { tellMembers } from './project-mails.ts'
import {
  findProject,
  isElsewhere,
  isHandedIn,
  withdrawSubmission,
  writeDraft,
  writeSubmission,
} from './queries.ts'
import { deadlineOf, mayHandIn } from './rules.ts'

type Input = { db: Database; env: Env; user: SignedIn; actor: Actor; teamId: string }

/** Reads the project of a team of the account, its deadline, and the time of the edition. */
export async function readProject(db: Database, user: { id: string }, teamId: string) {
  const found = await findProject(db, user, teamId)
  if (!found) throw new Failure('projects.not_found', 404)
  const { until, ...own } = found
  return { ...own, deadline: deadlineOf(until), now: editionClock.now() }
}

/** Stores the draft of a team's project, unless someone else has changed it since `revision` was read. */
export async function saveDraft(
  { db, user, teamId }: Input,
  { revision: seen, ...draft }: z.output<typeof projectDraftSchema>,
) {
  const version = { teamId, seen, revision: nextRevision(seen, draft), now: new Date() }
  const [saved] = await writeDraft(db, version, draft, isWritable(db, user, teamId))
  return saved ?? explain(db, user, teamId)
}

/**
 * Stores a team's project and submits it, unless someone else has changed it since `revision` was read or the deadline has
 * passed. Returns the project and the mails to send: none if exactly this was already submitted.
 */
export async function handIn(
  { db, env, user, actor, teamId }: Input,
  { revision: seen, ...details }: z.output<typeof projectSchema>,
) {
  const now = new Date()
  const version = { teamId, seen, revision: nextRevision(seen, details), now }
  const where = isWritable(db, user, teamId, mayHandIn(editionClock.now()))
  const isSame = rowExists(projects, eq(projects.teamId, teamId), eq(projects.submission, details))
  const isNews = and(rowExists(teams, where), not(isElsewhere(version)), not(isSame))!
  const copy = projectMails.projectHandedIn({
    title: quoteInMail(details.title),
    receivedAt: new Date(editionClock.now()),
    isLate: isOver('submission'),
  })
  const { mails, saved } = await batchOf(
    db,
    { log: logAction(db, 'project_handed_in', actor, { now, subjectId: teamId, where: isNews }) },
    tellMembers({ db, env, now }, { teamId, userId: user.id }, copy, isNews),
    { saved: writeSubmission(db, version, details, where) },
  )
  return { project: saved[0] ?? (await explain(db, user, teamId, 'hands in')), mails }
}

/** Withdraws a team's project, so that nobody judges it; one that is not submitted stays as it is. */
export async function takeBack({ db, env, user, actor, teamId }: Input) {
  const now = new Date()
  const where = isWritable(db, user, teamId, mayHandIn(editionClock.now()))
  const holds = and(rowExists(teams, where), rowExists(projects, isHandedIn(teamId)))!
  const { mails, saved } = await batchOf(
    db,
    { log: logAction(db, 'project_taken_back', actor, { now, subjectId: teamId, where: holds }) },
    tellMembers(
      { db, env, now },
      { teamId, userId: user.id },
      projectMails.projectTakenBack({ isLate: isOver('submission') }),
      holds,
    ),
    { saved: withdrawSubmission(db, teamId, where) },
  )
  return { project: saved[0] ?? (await explain(db, user, teamId, 'takes back')), mails }
}

/** Finds out why a project was not changed: throws, or returns it if it already is as requested. */
async function explain(
  db: Database,
  user: SignedIn,
  teamId: string,
  act: 'writes' | 'hands in' | 'takes back' = 'writes',
) {
  const isInTime = db
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), mayHandIn(editionClock.now())))
  const [session, found, [inTime]] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    readProject(db, user, teamId),
    isInTime,
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (act !== 'writes' && !inTime)
    throw new Failure('projects.closed', 403, undefined, { closedAt: found.deadline })
  if (act === 'takes back' && found.project?.submission === null) return found.project
  throw new Failure('projects.changed', 409, undefined, { project: found.project })
}
