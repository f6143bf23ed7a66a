import { event } from '#content/facts/event.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import type { Mail } from './mails.ts'

const why =
  "You're receiving this email because an administrator chose you as a judge. If you didn't expect it, write to us on the Contact page."

/** The mails to judges. */
export const judgingMails = {
  judgeInvited: (values: { linkMinutes: number }): Mail => ({
    subject: `Will you judge at ${event.name}?`,
    preheader: 'Accept the invitation and choose a password.',
    heading: 'You are invited to judge',
    paragraphs: [
      `We would like you to judge projects of ${event.name}. We have prepared an account for you: accept the invitation, then choose a password.`,
      'You will find your projects on the Judging page. If you have a connection to a team, tell us before you score its project, and we will give it to someone else.',
      `The link works once, for ${formatMinutes(values.linkMinutes)}. If it has expired, ask us for a new one.`,
    ],
    button: { label: 'Accept invitation' },
    note: "You're receiving this email because an administrator entered this address. If you don't want to judge, ignore it: unless you accept, nobody can use the account.",
  }),

  judgeNamed: (): Mail => ({
    subject: `You are now a judge at ${event.name}`,
    preheader: 'You will find your projects on the Judging page.',
    heading: 'You are now a judge',
    paragraphs: [
      'Sign in with your account. You will find your projects on the Judging page.',
      'If you have a connection to a team, tell us before you score its project, and we will give it to someone else.',
    ],
    button: { label: 'Open the Judging page' },
    note: why,
  }),

  projectsGiven: (): Mail => ({
    subject: `Projects to judge at ${event.name}`,
    preheader: 'You will find them on the Judging page.',
    heading: 'You have projects to judge',
    paragraphs: [
      'We have assigned projects to you. You will find them on the Judging page, with the five criteria and what each score means.',
      'If you have a connection to a team, tell us there before you score its project, and we will give it to someone else.',
    ],
    button: { label: 'Open the Judging page' },
    note: why,
  }),

  judgeRemoved: (): Mail => ({
    subject: `You are no longer a judge at ${event.name}`,
    preheader: 'Your account stays as it is.',
    heading: 'You are no longer a judge',
    paragraphs: [
      'An administrator has ended your role as a judge. Scores you have submitted still count; your drafts have been deleted.',
      'Your account stays as it is.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because you were a judge. If you didn't expect this, write to us on the Contact page.",
  }),
} as const
