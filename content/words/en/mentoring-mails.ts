import { event } from '#content/facts/event.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import type { Mail } from './mails.ts'

const toMentor =
  "You're receiving this email because you mentor teams of ours. If you don't want to any more, say so on the Mentoring page."
const toTeam =
  "You're receiving this email because you are in this team. If you didn't join it, write to us on the Contact page."

/** The mails to mentors, and to teams about theirs. */
export const mentoringMails = {
  mentorInvited: (values: { linkMinutes: number }): Mail => ({
    subject: `Will you mentor a team at ${event.name}?`,
    preheader: 'Accept the invitation and choose a password.',
    heading: 'You are invited to mentor',
    paragraphs: [
      `We would like you to mentor teams of ${event.name}. Accept the invitation, then choose a password: your account is ready.`,
      "We'll email you when a team needs you. You will find your teams on the Mentoring page, with what they ask and where they stand, and you write to them from there. Nobody sees your email address.",
      `The link works once, for ${formatMinutes(values.linkMinutes)}. If it has expired, ask us for a new one.`,
    ],
    button: { label: 'Accept invitation' },
    note: "You're receiving this email because an organiser entered this address. If you don't want to mentor, ignore it: unless you accept, nobody can use the account.",
  }),

  mentorNamed: (): Mail => ({
    subject: `You are now a mentor at ${event.name}`,
    preheader: "We'll email you when a team needs you.",
    heading: 'You are now a mentor',
    paragraphs: [
      "We'll email you when a team needs you. You will find your teams on the Mentoring page, with what they ask and where they stand, and you write to them from there.",
      "Nobody sees your email address. If you have no time, say so on that page, and you won't be given another team.",
    ],
    button: { label: 'Open the Mentoring page' },
    note: "You're receiving this email because an organiser chose you as a mentor. If you didn't expect it, write to us on the Contact page.",
  }),

  mentorRemoved: (): Mail => ({
    subject: `You are no longer a mentor at ${event.name}`,
    preheader: 'Your account stays as it is.',
    heading: 'You are no longer a mentor',
    paragraphs: [
      'An organiser has ended your mentoring. Your teams have been told and can ask for someone else. Thank you for your time.',
      'Your account stays as it is.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because your account was that of a mentor. If you didn't expect this, write to us on the Contact page.",
  }),

  teamGiven: (values: { teamName: string }): Mail => ({
    subject: `A team needs you: ${values.teamName}`,
    preheader: 'See what they ask, and write to them.',
    heading: `You mentor ${values.teamName}`,
    paragraphs: [
      'On the Mentoring page you see what the team asks, its track, its hub and its latest check-in. Write to the team from there: your message reaches everyone who has joined it.',
      'If it does not suit you, end the mentoring on the same page, and the team can ask for someone else.',
    ],
    button: { label: 'Open the Mentoring page' },
    note: toMentor,
  }),

  mentorFound: (values: { teamName: string; mentorName: string }): Mail => ({
    subject: `Your team ${values.teamName} has a mentor`,
    preheader: `${values.mentorName} will help you.`,
    heading: `${values.mentorName} is your mentor`,
    paragraphs: [
      'Your mentor sees the name of your team, its track and hub, your latest check-in and what you asked; nothing else.',
      'Write to each other on the page of your check-ins. Nobody sees an email address.',
    ],
    button: { label: 'Write to your mentor' },
    note: toTeam,
  }),

  mentorLeft: (): Mail => ({
    subject: 'Your team no longer has a mentor',
    preheader: 'You can ask for another one.',
    heading: 'Your mentor has ended the mentoring',
    paragraphs: [
      'If you still need help, ask for a mentor again on the page of your check-ins. We will look for someone else.',
    ],
    button: { label: 'Open our check-ins' },
    note: toTeam,
  }),

  mentorGone: (): Mail => ({
    subject: 'We are looking for another mentor for your team',
    preheader: 'Your mentor has left. You need not ask again.',
    heading: 'Your mentor has left',
    paragraphs: [
      'The account of your mentor no longer exists, and what you wrote to each other is deleted.',
      'Your team waits for another mentor with what you asked for. We will email you when we have found one. If you no longer need help, take the request back on the page of your check-ins.',
    ],
    button: { label: 'Open our check-ins' },
    note: toTeam,
  }),

  mentoringEnded: (values: { teamName: string }): Mail => ({
    subject: `${values.teamName} no longer needs you`,
    preheader: 'The mentoring has ended.',
    heading: 'A mentoring has ended',
    paragraphs: [
      `The mentoring of the team ${values.teamName} has ended, so it is no longer on your Mentoring page. Thank you for your help.`,
    ],
    button: { label: 'Open the Mentoring page' },
    note: toMentor,
  }),

  mentoringMessage: (values: { from: string; text: string; isFromMentor: boolean }): Mail => ({
    subject: `A message from ${values.from}`,
    preheader: values.isFromMentor ? 'Your mentor has written.' : 'A team of yours has written.',
    heading: `${values.from} wrote`,
    paragraphs: [
      ...values.text.split(/\n+/),
      'Links and numbers are left out of this email. They are on the page, where you can also answer. Replies to this email reach nobody.',
    ],
    button: { label: 'Read and answer' },
    note: values.isFromMentor ? toTeam : toMentor,
  }),
} as const
