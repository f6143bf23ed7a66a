import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { paths } from '#content/paths.ts'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { judgeAssignments } from '../db/schema/judging.ts'
import { mentorings, mentors } from '../db/schema/mentoring.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { tellTeams } from '../mail/tell-mentored.ts'
import { countTeams, isActive, isAssignable, isBound, isWaiting } from './conditions.ts'
import { countWaiting, teamColumns } from './queries.ts'
import { suggestMentors } from './rules.ts'

/** Requests shown at once: those that have waited longest. */
const SHOWN = 50

/** Lists the teams waiting for a mentor, longest wait first, each with mentors who fit and may take it. */
export async function listWaiting(db: Database) {
  const now = new Date()
  const first = db
    .select({ teamId: mentorings.teamId })
    .from(mentorings)
    .where(isWaiting())
    .orderBy(asc(mentorings.createdAt), asc(mentorings.id))
    .limit(SHOWN)
  const { requests, counted, free, members, judged } = await batchOf(db, {
    requests: db
      .select({
        id: mentorings.id,
        teamId: mentorings.teamId,
        ...teamColumns,
        country: teams.country,
        ownerId: teams.ownerId,
        representativeEmail: teams.representativeEmail,
        purpose: mentorings.purpose,
        language: mentorings.language,
        askedAt: mentorings.createdAt,
      })
      .from(mentorings)
      .innerJoin(teams, eq(teams.id, mentorings.teamId))
      .where(isWaiting())
      .orderBy(asc(mentorings.createdAt), asc(mentorings.id))
      .limit(SHOWN),
    counted: countWaiting(db, isWaiting()),
    free: db
      .select({
        id: mentors.userId,
        email: users.email,
        name: mentors.name,
        trackIds: mentors.trackIds,
        languages: mentors.languages,
        countries: mentors.countries,
        hubIds: mentors.hubIds,
        places: mentors.places,
        teams: countTeams().as('teams'),
      })
      .from(mentors)
      .innerJoin(users, eq(users.id, mentors.userId))
      .where(
        and(isActive(now), eq(mentors.hasRoom, true), sql`${countTeams()} < ${mentors.places}`),
      ),
    members: db
      .select({
        teamId: teamMembers.teamId,
        email: teamMembers.email,
        userId: teamMembers.userId,
      })
      .from(teamMembers)
      .where(inArray(teamMembers.teamId, first)),
    judged: db
      .select({ teamId: judgeAssignments.projectId, userId: judgeAssignments.judgeId })
      .from(judgeAssignments)
      .where(inArray(judgeAssignments.projectId, first)),
  })
  return {
    total: counted[0]?.total ?? 0,
    /** How many mentors have room. */
    free: free.length,
    requests: requests.map(({ ownerId, representativeEmail, ...request }) => {
      const tied = new Set<string | null>([ownerId, representativeEmail])
      for (const { teamId, email, userId } of members)
        if (teamId === request.teamId) tied.add(email).add(userId)
      for (const { teamId, userId } of judged) if (teamId === request.teamId) tied.add(userId)
      const may = free.filter(({ id, email }) => !tied.has(id) && !tied.has(email))
      return { ...request, suggestions: suggestMentors(request, may) }
    }),
  }
}

type Choice = { id: string; mentorId: string }

/**
 * Gives a waiting team a mentor who has room, and tells both; repeating the same choice changes nothing. Throws if the team
 * already has another mentor, or if the mentor has no room or a tie to the team.
 */
export async function assignMentor(
  { db, env }: { db: Database; env: Env },
  { id, mentorId }: Choice,
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const { names, people } = await batchOf(db, {
    names: db
      .select({ teamId: teams.id, teamName: teams.teamName })
      .from(mentorings)
      .innerJoin(teams, eq(teams.id, mentorings.teamId))
      .where(eq(mentorings.id, id)),
    people: db.select({ name: mentors.name }).from(mentors).where(eq(mentors.userId, mentorId)),
  })
  const [team] = names
  const [mentor] = people
  if (!team || !mentor) throw new Failure('admin.not_found', 404)
  const isFree = isAssignable(db, id, mentorId, now)
  const holds = rowExists(mentorings, isFree)
  const teamName = quoteInMail(team.teamName)
  const address: SQL = sql`(${db.select({ email: users.email }).from(users).where(eq(users.id, mentorId))})`
  const { assigned } = await batchOf(db, {
    log: logAction(db, 'mentor_assigned', actor, {
      now,
      subjectId: team.teamId,
      details: { mentor: mentorId },
      where: holds,
    }),
    toTeam: tellTeams(
      { db, env, now },
      mentoringMails.mentorFound({ teamName, mentorName: quoteInMail(mentor.name) }),
      isFree,
    ),
    toMentor: queueMail(
      db,
      {
        recipient: address,
        copy: mentoringMails.teamGiven({ teamName }),
        url: env.SITE_URL + paths.mentoring,
      },
      now,
      holds,
    ),
    assigned: db
      .update(mentorings)
      .set({ mentorId, assignedAt: now })
      .where(isFree)
      .returning({ id: mentorings.id }),
  })
  if (assigned.length === 0) await explainRefusal(db, { id, mentorId })
}

/** Throws why a mentor was not given to a team, unless they have it already. */
async function explainRefusal(db: Database, { id, mentorId }: Choice): Promise<void> {
  const { ofTeam, asJudge } = isBound(db, sql`${mentorings.teamId}`, mentorId)
  const asBoolean = (condition: SQL, name: string) => sql`${condition}`.mapWith(Boolean).as(name)
  const [found] = await db
    .select({
      mentorId: mentorings.mentorId,
      ofTeam: asBoolean(ofTeam, 'of_team'),
      asJudge: asBoolean(asJudge, 'as_judge'),
    })
    .from(mentorings)
    .where(and(eq(mentorings.id, id), isNull(mentorings.endedAt)))
  if (!found) throw new Failure('admin.not_found', 404)
  if (found.mentorId === mentorId) return
  if (found.mentorId) throw new Failure('mentoring.assigned', 409)
  if (found.ofTeam) throw new Failure('mentoring.own_team', 409)
  throw new Failure(found.asJudge ? 'mentoring.judges' : 'mentoring.no_room', 409)
}
