import { and, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { dropAddresses } from '../../audit/log-action.ts'
import type { Database } from '../../db/client.ts'
import { isDispensable, rowExists } from '../../db/conditions.ts'
import { identities, userRoles, users } from '../../db/schema/accounts.ts'
import { attendances, passes } from '../../db/schema/attendance.ts'
import { certificates, withdrawnCertificate } from '../../db/schema/certificates.ts'
import { factorChallenges, factors, recoveryCodes } from '../../db/schema/factors.ts'
import { hubOrganisers } from '../../db/schema/hubs.ts'
import { joinRequests } from '../../db/schema/joining.ts'
import { judgeAssignments, judgeConflicts, judges, judgeScores } from '../../db/schema/judging.ts'
import {
  matchingCards,
  matchingHides,
  matchingMessages,
  matchingReports,
} from '../../db/schema/matching.ts'
import { mentoringMessages, mentorings, mentors } from '../../db/schema/mentoring.ts'
import { savedViews } from '../../db/schema/saved-views.ts'
import { flowStates, oneTimeTokens, sessions } from '../../db/schema/sessions.ts'
import { talentProfiles, talentSightings } from '../../db/schema/talent.ts'
import { teamMembers, teams } from '../../db/schema/teams.ts'
import { forgetNetworks } from '../../limits/known-networks.ts'
import { tellTeams } from '../../mail/tell-mentored.ts'
import { deleteUndoLinks } from './undo-links.ts'

type Surroundings = { db: Database; env: Env; now: Date }

/**
 * Builds the statements that delete everything that belongs to an account, unless it is the last administrator's. A
 * team that it registered stays, without an owner. `sessions` returns the ids of the sessions that ended.
 */
export function detachAccount({ db, env, now }: Surroundings, userId: string) {
  const holds = isDispensable(userId, now)
  const ownFactors = db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))
  const mentored = db
    .select({ id: mentorings.id })
    .from(mentorings)
    .where(eq(mentorings.mentorId, userId))
  const hasScore = rowExists(
    judgeScores,
    eq(judgeScores.projectId, judgeAssignments.projectId),
    eq(judgeScores.judgeId, userId),
  )
  return {
    addresses: dropAddresses(db, userId, holds),
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), holds))
      .returning({ id: sessions.id }),
    identities: db.delete(identities).where(and(eq(identities.userId, userId), holds)),
    networks: forgetNetworks(db, userId, holds),
    tokens: db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), holds)),
    undoLinks: deleteUndoLinks(db, userId, holds),
    flows: db.delete(flowStates).where(and(eq(flowStates.userId, userId), holds)),
    challenges: db
      .delete(factorChallenges)
      .where(and(inArray(factorChallenges.factorId, ownFactors), holds)),
    factors: db.delete(factors).where(and(eq(factors.userId, userId), holds)),
    recoveryCodes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), holds)),
    teams: db
      .update(teams)
      .set({ ownerId: null })
      .where(and(eq(teams.ownerId, userId), holds)),
    // The teams still list them, as before they joined.
    memberships: db
      .update(teamMembers)
      .set({ userId: null, joinedAt: null })
      .where(and(eq(teamMembers.userId, userId), holds)),
    // Their codes stay taken, and say that they were withdrawn; nothing leads from them to the account.
    certificates: db
      .update(certificates)
      .set({
        ...withdrawnCertificate,
        userId: null,
        withdrawnAt: sql`coalesce(${certificates.withdrawnAt}, ${now.getTime()})`,
      })
      .where(and(eq(certificates.userId, userId), holds)),
    joinRequests: db.delete(joinRequests).where(and(eq(joinRequests.userId, userId), holds)),
    // A team whose mentor goes is told, and waits for another; what the two wrote goes along.
    mentoredTeams: tellTeams(
      { db, env, now },
      mentoringMails.mentorGone(),
      and(eq(mentorings.mentorId, userId), isNull(mentorings.endedAt), holds)!,
    ),
    mentoringMessages: db
      .delete(mentoringMessages)
      .where(and(inArray(mentoringMessages.mentoringId, mentored), holds)),
    pastMentorings: db
      .delete(mentorings)
      .where(and(eq(mentorings.mentorId, userId), isNotNull(mentorings.endedAt), holds)),
    mentorings: db
      .update(mentorings)
      .set({ mentorId: null, assignedAt: null })
      .where(and(eq(mentorings.mentorId, userId), holds)),
    mentor: db.delete(mentors).where(and(eq(mentors.userId, userId), holds)),
    pass: db.delete(passes).where(and(eq(passes.userId, userId), holds)),
    attendances: db.delete(attendances).where(and(eq(attendances.userId, userId), holds)),
    letIn: db
      .update(attendances)
      .set({ byId: null })
      .where(and(eq(attendances.byId, userId), holds)),
    hubOrganiser: db.delete(hubOrganisers).where(and(eq(hubOrganisers.userId, userId), holds)),
    savedViews: db.delete(savedViews).where(and(eq(savedViews.ownerId, userId), holds)),
    talentProfile: db.delete(talentProfiles).where(and(eq(talentProfiles.userId, userId), holds)),
    talentSightings: db
      .delete(talentSightings)
      .where(and(eq(talentSightings.userId, userId), holds)),
    matchingCard: db.delete(matchingCards).where(and(eq(matchingCards.userId, userId), holds)),
    matchingMessages: db
      .delete(matchingMessages)
      .where(
        and(
          or(eq(matchingMessages.senderId, userId), eq(matchingMessages.receiverId, userId)),
          holds,
        ),
      ),
    matchingHides: db
      .delete(matchingHides)
      .where(and(or(eq(matchingHides.userId, userId), eq(matchingHides.hiddenId, userId)), holds)),
    reportsAbout: db
      .delete(matchingReports)
      .where(and(eq(matchingReports.accountId, userId), holds)),
    // What was reported stays, so that it stays hidden, without the words of whoever reported it.
    reportsBy: db
      .update(matchingReports)
      .set({ reporterId: null, reason: '', searchText: '' })
      .where(and(eq(matchingReports.reporterId, userId), holds)),
    judge: db.delete(judges).where(and(eq(judges.userId, userId), holds)),
    conflicts: db.delete(judgeConflicts).where(and(eq(judgeConflicts.judgeId, userId), holds)),
    drafts: db
      .delete(judgeScores)
      .where(and(eq(judgeScores.judgeId, userId), isNull(judgeScores.final), holds)),
    // Scores that were handed in belong to the project: they stay, without the notes.
    notes: db
      .update(judgeScores)
      .set({
        draft: sql`json_set(${judgeScores.final}, '$.note', '')`,
        final: sql`json_set(${judgeScores.final}, '$.note', '')`,
        revision: sql`${judgeScores.handedInRevision}`,
      })
      .where(and(eq(judgeScores.judgeId, userId), holds)),
    assignments: db
      .delete(judgeAssignments)
      .where(and(eq(judgeAssignments.judgeId, userId), not(hasScore), holds)),
  }
}

/**
 * Deletes the role of an account, unless it is the last administrator's. Without it the account may be deleted in any
 * case.
 */
export function deleteRole(db: Database, userId: string, now: Date) {
  return db.delete(userRoles).where(and(eq(userRoles.userId, userId), isDispensable(userId, now)))
}

/** Matches the row that a deletion deletes: that of the account, unless it is the last administrator's. */
function isDeletable(userId: string, now: Date): SQL {
  return and(eq(users.id, userId), isDispensable(userId, now))!
}

/** True while the account exists and is not the last administrator's. */
export function isUserDeletable(userId: string, now: Date): SQL {
  return rowExists(users, isDeletable(userId, now))
}

export function deleteUser(db: Database, userId: string, now: Date) {
  return db.delete(users).where(isDeletable(userId, now)).returning({ id: users.id })
}

/**
 * Holds for the row that a soft deletion anonymises: that of the account, once, unless it is the last administrator's.
 */
const isAnonymisable = (userId: string, now: Date) =>
  and(eq(users.id, userId), isNull(users.deletedAt), isDispensable(userId, now))

/** True while there is an account to anonymise. */
export function isUserAnonymisable(userId: string, now: Date): SQL {
  return rowExists(users, isAnonymisable(userId, now))
}

/** Removes the personal data of an account; the row and its id stay. */
export function anonymiseUser(db: Database, userId: string, now: Date) {
  return db
    .update(users)
    .set({
      email: `deleted:${userId}`,
      newEmail: null,
      passwordHash: null,
      decoyHash: null,
      decoyAt: null,
      userMetadata: {},
      appMetadata: {},
      deletedAt: now,
      updatedAt: now,
    })
    .where(isAnonymisable(userId, now))
    .returning({ id: users.id })
}
