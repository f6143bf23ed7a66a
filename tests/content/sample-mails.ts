import { checkInMails } from '#words/check-in-mails.ts'
import { hubMails } from '#words/hub-mails.ts'
import { intakeMails } from '#words/intake-mails.ts'
import { judgingMails } from '#words/judging-mails.ts'
import { mails, type Mail } from '#words/mails.ts'
import { matchingMails } from '#words/matching-mails.ts'
import { mentoringMails } from '#words/mentoring-mails.ts'
import { projectMails } from '#words/project-mails.ts'
import { securityMails } from '#words/security-mails.ts'
import { talentMails } from '#words/talent-mails.ts'
import { teamMails } from '#words/team-mails.ts'

export const code = { digits: '048213', minutes: 15 }
const at = new Date('2025-10-14T08:05:00Z')

/** One of each mail. */
export const samples: Record<
  | keyof typeof mails
  | keyof typeof hubMails
  | keyof typeof checkInMails
  | keyof typeof intakeMails
  | keyof typeof judgingMails
  | keyof typeof matchingMails
  | keyof typeof mentoringMails
  | keyof typeof talentMails
  | keyof typeof projectMails
  | keyof typeof securityMails
  | keyof typeof teamMails,
  Mail
> = {
  verification: mails.verification({ linkMinutes: 1440, code }),
  alreadyRegistered: mails.alreadyRegistered(),
  recovery: mails.recovery({ linkMinutes: 60 }),
  signInCode: mails.signInCode({ linkMinutes: 60, code }),
  emailChangeToNew: mails.emailChangeToNew({ linkMinutes: 60 }),
  emailChangeToOld: mails.emailChangeToOld({ linkMinutes: 60, newEmail: 'new@example.org' }),
  passwordChanged: securityMails.passwordChanged({ at, undoMinutes: 1440 }),
  emailChanged: securityMails.emailChanged({ at, undoMinutes: 1440 }),
  emailSet: securityMails.emailSet({ at }),
  movedBack: securityMails.movedBack({ at }),
  recoveryCodesReplaced: securityMails.recoveryCodesReplaced({ at }),
  identityLinked: securityMails.identityLinked({ at, undoMinutes: 1440, provider: 'GitHub' }),
  identityUnlinked: securityMails.identityUnlinked({ at, undoMinutes: 1440, provider: 'GitHub' }),
  factorAdded: securityMails.factorAdded({ at, factorName: 'Phone', undoMinutes: 1440 }),
  factorRemoved: securityMails.factorRemoved({ at }),
  linkMade: securityMails.linkMade({ at }),
  confirmedByAdmin: securityMails.confirmedByAdmin({ at }),
  invitation: mails.invitation({ linkMinutes: 1440 }),
  checkInDue: checkInMails.checkInDue({ number: 2 }),
  projectHandedIn: projectMails.projectHandedIn({ title: 'Mosi', receivedAt: at, isLate: false }),
  projectTakenBack: projectMails.projectTakenBack({ isLate: false }),
  reauthentication: mails.reauthentication({ code }),
  codesGuessed: securityMails.codesGuessed(),
  teamRegistered: mails.teamRegistered({
    teamName: 'Mosi',
    memberNames: ['Thandi', 'Bwalya'],
    mode: 'in-person',
    hubCity: 'Lusaka',
    mayMoveToHub: true,
  }),
  memberLeft: mails.memberLeft({
    teamName: 'Mosi',
    memberName: 'Bwalya',
    isTooSmall: true,
    mayAddMembers: true,
  }),
  invitationDeclined: mails.invitationDeclined({
    teamName: 'Mosi',
    memberName: 'Bwalya',
    isTooSmall: false,
    mayAddMembers: true,
  }),
  teamInvitation: teamMails.teamInvitation({ teamName: 'Mosi', invitedBy: 'Thandi' }),
  matchingMessage: matchingMails.matchingMessage({
    text: 'We need somebody who knows maps.\nWill you join us?',
  }),
  matchingJoinRequested: matchingMails.matchingJoinRequested({ name: 'Bwalya' }),
  memberTakenOff: teamMails.memberTakenOff({ by: 'lead' }),
  moreTime: teamMails.moreTime({ kind: 'submission', until: '2025-11-05' }),
  moreTimeWithdrawn: teamMails.moreTimeWithdrawn({
    kind: 'submission',
    until: '2025-11-04',
  }),
  joinRequested: teamMails.joinRequested({ name: 'Bwalya' }),
  joinAccepted: teamMails.joinAccepted({ teamName: 'Mosi' }),
  joinDeclined: teamMails.joinDeclined({ teamName: 'Mosi' }),
  leadHandedOver: teamMails.leadHandedOver({ teamName: 'Mosi' }),
  leadGivenUp: teamMails.leadGivenUp({ teamName: 'Mosi' }),
  teamHandedOver: mails.teamHandedOver({ teamName: 'Mosi', mayChange: true }),
  teamsMerged: mails.teamsMerged({ stays: 'Mosi', ends: 'Oa' }),
  hubWaiting: hubMails.hubWaiting({ teamName: 'Mosi', city: 'Lusaka' }),
  hubPlaceGiven: hubMails.hubPlaceGiven({ city: 'Lusaka' }),
  hubOrganiserInvited: hubMails.hubOrganiserInvited({ city: 'Lusaka', linkMinutes: 1440 }),
  hubOrganiserNamed: hubMails.hubOrganiserNamed({ city: 'Lusaka' }),
  hubOrganiserRemoved: hubMails.hubOrganiserRemoved(),
  contactReceived: mails.contactReceived(),
  partnerApplicationReceived: mails.partnerApplicationReceived({ interest: 'Gold' }),
  intakeHandedOver: intakeMails.intakeHandedOver(),
  intakeAnswer: intakeMails.intakeAnswer({
    kind: 'message',
    sentAt: at,
    text: 'Yes, stdio is enough.\n\nTwo things help:\n- a README\n- a test',
  }),
  applicationAccepted: mails.applicationAccepted(),
  applicationDeclined: mails.applicationDeclined(),
  roleGiven: mails.roleGiven({ role: 'admin' }),
  roleRemoved: mails.roleRemoved(),
  judgeInvited: judgingMails.judgeInvited({ linkMinutes: 1440 }),
  judgeNamed: judgingMails.judgeNamed(),
  projectsGiven: judgingMails.projectsGiven(),
  judgeRemoved: judgingMails.judgeRemoved(),
  talentLink: talentMails.talentLink({ until: '12 November 2025' }),
  mentorInvited: mentoringMails.mentorInvited({ linkMinutes: 1440 }),
  mentorNamed: mentoringMails.mentorNamed(),
  mentorRemoved: mentoringMails.mentorRemoved(),
  teamGiven: mentoringMails.teamGiven({ teamName: 'Mosi' }),
  mentorFound: mentoringMails.mentorFound({ teamName: 'Mosi', mentorName: 'Ngozi' }),
  mentorLeft: mentoringMails.mentorLeft(),
  mentorGone: mentoringMails.mentorGone(),
  mentoringEnded: mentoringMails.mentoringEnded({ teamName: 'Mosi' }),
  mentoringMessage: mentoringMails.mentoringMessage({
    from: 'Ngozi',
    text: 'Start with one tool.\nThen test it.',
    isFromMentor: true,
  }),
  teamChangedForYou: teamMails.teamChangedForYou({ teamName: 'Mosi' }),
  teamChanged: mails.teamChanged({ teamName: 'Mosi' }),
  representativeNamed: mails.representativeNamed({ teamName: 'Mosi' }),
  memberRemoved: mails.memberRemoved(),
  teamRemoved: mails.teamRemoved(),
  hubInterestReceived: mails.hubInterestReceived({ city: 'Accra', mayMoveToHub: true }),
}
