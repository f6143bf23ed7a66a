import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { selectViews } from '../admin/saved-views.ts'
import { selectOwnAnnouncements, selectWrittenBy } from '../announcements/queries.ts'
import { selectLetIn, selectOwnAttendances, selectOwnPass } from '../attendance/own-data.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { selectOwnCertificates } from '../certificates/queries.ts'
import { selectOwnCheckIns } from '../check-ins/queries.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { identities, userRoles, users } from '../db/schema/accounts.ts'
import { announcementRefusals } from '../db/schema/announcements.ts'
import { auditLog } from '../db/schema/audit.ts'
import { reminderRefusals } from '../db/schema/check-ins.ts'
import { factors, recoveryCodes } from '../db/schema/factors.ts'
import { hubOrganisers } from '../db/schema/hubs.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { judgeAssignments, judgeConflicts, judges, judgeScores } from '../db/schema/judging.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { selectOwnCases } from '../intake/cases.ts'
import { selectOwnMatching } from '../matching/own-data.ts'
import { selectOwnMentorings, selectOwnMessages, selectOwnOffer } from '../mentoring/queries.ts'
import { selectOwnProjects } from '../projects/queries.ts'
import { selectOwnProfile, selectOwnReads, selectSightings } from '../talent/profiles.ts'
import { selectNotesAbout } from '../team-page/notes.ts'
import { listOwnTeams } from '../teams/own-teams.ts'

/**
 * Reads everything stored about a person except the secrets of the account, and logs that it was read; returns null if the
 * account is gone.
 */
export async function exportData(
  { db, env }: { db: Database; env: Env },
  person: SignedIn,
  actor: Actor,
  now: Date,
) {
  // What was sent from an address belongs to whoever has confirmed that address.
  const address = db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, person.id), isNotNull(users.emailConfirmedAt)))
  const reading = batchOf(db, selectOwnMatching(db, person), {
    accounts: db.select(userColumns).from(users).where(eq(users.id, person.id)),
    identities: db.select(identityColumns).from(identities).where(eq(identities.userId, person.id)),
    sessions: db.select(sessionColumns).from(sessions).where(eq(sessions.userId, person.id)),
    secondFactors: db.select(factorColumns).from(factors).where(eq(factors.userId, person.id)),
    recoveryCodes: db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, person.id)),
    roles: db
      .select({ role: userRoles.role, createdAt: userRoles.createdAt })
      .from(userRoles)
      .where(eq(userRoles.userId, person.id)),
    pass: selectOwnPass(db, person),
    attendances: selectOwnAttendances(db, person),
    letIn: selectLetIn(db, person),
    organisedHub: db
      .select({ hubId: hubOrganisers.hubId, createdAt: hubOrganisers.createdAt })
      .from(hubOrganisers)
      .where(eq(hubOrganisers.userId, person.id)),
    savedViews: selectViews(db, person.id),
    memberships: db
      .select(memberColumns)
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(inArray(teamMembers.email, address)),
    projects: selectOwnProjects(db, person),
    checkIns: selectOwnCheckIns(db, person),
    certificates: selectOwnCertificates(db, person),
    talentProfile: selectOwnProfile(db, person),
    talentSightings: selectSightings(db, person),
    talentReads: selectOwnReads(db, address),
    mentoring: selectOwnOffer(db, person),
    mentorings: selectOwnMentorings(db, person),
    mentoringMessages: selectOwnMessages(db, person),
    reminderRefusals: db
      .select()
      .from(reminderRefusals)
      .where(inArray(reminderRefusals.email, address)),
    announcements: selectOwnAnnouncements(db, (column) => inArray(column, address)),
    writtenAnnouncements: selectWrittenBy(db, person),
    announcementRefusals: db
      .select()
      .from(announcementRefusals)
      .where(inArray(announcementRefusals.email, address)),
    messages: db
      .select(messageColumns)
      .from(contactMessages)
      .where(inArray(contactMessages.email, address)),
    partnerApplications: db
      .select(applicationColumns)
      .from(partnerApplications)
      .where(inArray(partnerApplications.email, address)),
    hubInterests: db
      .select(interestColumns)
      .from(hubInterests)
      .where(inArray(hubInterests.email, address)),
    intake: selectOwnCases(db, address),
    teamNotes: selectNotesAbout(db, address),
    outgoingMails: db
      .select(mailColumns)
      .from(outgoingMails)
      .where(inArray(outgoingMails.recipient, address)),
    settledMails: db
      .select({
        sentTo: settledMails.recipient,
        subject: settledMails.subject,
        delivery: settledMails.delivery,
        writtenAt: settledMails.createdAt,
      })
      .from(settledMails)
      .where(inArray(settledMails.recipient, address)),
    judging: db
      .select({
        organization: judges.organization,
        domain: judges.domain,
        hubId: judges.hubId,
        createdAt: judges.createdAt,
      })
      .from(judges)
      .where(eq(judges.userId, person.id)),
    scores: db
      .select({
        projectId: judgeScores.projectId,
        draft: judgeScores.draft,
        final: judgeScores.final,
        handedInAt: judgeScores.handedInAt,
        createdAt: judgeScores.createdAt,
        updatedAt: judgeScores.updatedAt,
      })
      .from(judgeScores)
      .where(eq(judgeScores.judgeId, person.id)),
    assignments: db
      .select({ projectId: judgeAssignments.projectId, assignedAt: judgeAssignments.createdAt })
      .from(judgeAssignments)
      .where(eq(judgeAssignments.judgeId, person.id)),
    conflicts: db
      .select({
        projectId: judgeConflicts.projectId,
        reason: judgeConflicts.reason,
        createdAt: judgeConflicts.createdAt,
      })
      .from(judgeConflicts)
      .where(eq(judgeConflicts.judgeId, person.id)),
    history: db
      .select(actionColumns)
      .from(auditLog)
      .where(or(eq(auditLog.actorId, person.id), eq(auditLog.subjectId, person.id))),
    log: logAction(db, 'data_exported', actor, { now, subjectId: person.id }),
  })
  const [read, own] = await Promise.all([reading, listOwnTeams({ db, env }, person)])
  const { accounts, log: _log, ...found } = read
  const [account] = accounts
  if (!account) return null
  return {
    account,
    ...found,
    joinRequests: own.requests,
    teams: own.teams.map((team) =>
      presentTeam(team, account.emailConfirmedAt ? account.email : null),
    ),
    history: found.history.map((action) => presentAction(action, person.id)),
  }
}

type OwnTeam = Awaited<ReturnType<typeof listOwnTeams>>['teams'][number]

/**
 * Presents a team that the person registered; the addresses of its members are for its representative alone. Who asks to
 * join is not about the person, and the link is a secret of the team.
 */
function presentTeam(
  { link: _link, requests: _requests, ...team }: OwnTeam,
  ownEmail: string | null,
) {
  const isRepresentative = team.representativeEmail === ownEmail
  const members = team.members.map((member) =>
    isRepresentative || member.email === ownEmail ? member : { ...member, email: null },
  )
  return { ...team, members }
}

/** Presents an entry of the audit log; one of somebody else's action without their id and address. */
function presentAction<Action extends { actorId: string | null; address: string | null }>(
  action: Action,
  personId: string,
) {
  return action.actorId === personId ? action : { ...action, actorId: null, address: null }
}

const userColumns = {
  id: users.id,
  email: users.email,
  newEmail: users.newEmail,
  emailConfirmedAt: users.emailConfirmedAt,
  profile: users.userMetadata,
  app: users.appMetadata,
  invitedAt: users.invitedAt,
  confirmationSentAt: users.confirmationSentAt,
  recoverySentAt: users.recoverySentAt,
  emailChangeSentAt: users.emailChangeSentAt,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

const identityColumns = {
  provider: identities.provider,
  providerId: identities.providerId,
  email: identities.email,
  data: identities.identityData,
  lastSignInAt: identities.lastSignInAt,
  createdAt: identities.createdAt,
}

const sessionColumns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  address: sessions.address,
  assurance: sessions.aal,
  methods: sessions.methods,
  createdAt: sessions.createdAt,
  refreshedAt: sessions.refreshedAt,
}

const factorColumns = {
  id: factors.id,
  status: factors.status,
  friendlyName: factors.friendlyName,
  lastChallengedAt: factors.lastChallengedAt,
  createdAt: factors.createdAt,
}

const memberColumns = {
  teamId: teamMembers.teamId,
  teamName: teams.teamName,
  name: teamMembers.name,
  email: teamMembers.email,
  githubUrl: teamMembers.githubUrl,
  huggingfaceUrl: teamMembers.huggingfaceUrl,
  createdAt: teamMembers.createdAt,
  joinedAt: teamMembers.joinedAt,
}

const messageColumns = {
  id: contactMessages.id,
  name: contactMessages.name,
  email: contactMessages.email,
  organization: contactMessages.organization,
  department: contactMessages.department,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
}

const applicationColumns = {
  id: partnerApplications.id,
  organizationName: partnerApplications.organizationName,
  organizationType: partnerApplications.organizationType,
  website: partnerApplications.website,
  contactName: partnerApplications.contactName,
  email: partnerApplications.email,
  phone: partnerApplications.phone,
  partnershipType: partnerApplications.partnershipType,
  contributionDetails: partnerApplications.contributionDetails,
  goals: partnerApplications.goals,
  audienceSize: partnerApplications.audienceSize,
  previousExperience: partnerApplications.previousExperience,
  consentVersion: partnerApplications.consentVersion,
  agreedToTermsAt: partnerApplications.agreedToTermsAt,
  agreedToMarketingAt: partnerApplications.agreedToMarketingAt,
  createdAt: partnerApplications.createdAt,
}

const interestColumns = {
  id: hubInterests.id,
  kind: hubInterests.kind,
  hubId: hubInterests.hubId,
  city: hubInterests.city,
  name: hubInterests.name,
  email: hubInterests.email,
  organization: hubInterests.organization,
  message: hubInterests.message,
  createdAt: hubInterests.createdAt,
}

const mailColumns = {
  recipient: outgoingMails.recipient,
  copy: outgoingMails.copy,
  createdAt: outgoingMails.createdAt,
}

const actionColumns = {
  action: auditLog.action,
  actorId: auditLog.actorId,
  subjectId: auditLog.subjectId,
  address: auditLog.address,
  details: auditLog.details,
  createdAt: auditLog.createdAt,
}
