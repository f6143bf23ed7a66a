import { event } from '#content/facts/event.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import type { Mail } from './mails.ts'

const toMentor = `You're receiving this email because you mentor teams at ${event.name}. If you don't want to any longer, tell us on the Mentoring page.`
const toTeam =
  "You're receiving this email because you are in this team. If you didn't join it, write to us on the Contact page."

/** The mails to mentors, and to teams about their mentor. */
export const mentoringMails = {
  mentorInvited: (values: { linkMinutes: number }): Mail => ({
    subject: `Will you mentor a team at ${event.name}?`,
    preheader: 'Accept the invitation and choose a password.',
    heading: 'You are invited to mentor',
    paragraphs: [
      `We would like you to mentor teams of ${event.name}. We have prepared an account for you: accept the invitation, then choose a password.`,
      "We'll email you when a team needs you. You will find your teams on the Mentoring page, with what they need and where they stand, and you can write to them from there. Nobody sees your email address.",
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
      "We'll email you when a team needs you. You will find your teams on the Mentoring page, with what they need and where they stand, and you can write to them from there.",
      "Nobody sees your email address. If you have no time for another team, say so on that page, and we won't give you one.",
    ],
    button: { label: 'Open the Mentoring page' },
    note: "You're receiving this email because an organiser chose you as a mentor. If you didn't expect it, write to us on the Contact page.",
  }),

  mentorRemoved: (): Mail => ({
    subject: `You are no longer a mentor at ${event.name}`,
    preheader: 'Your account stays as it is.',
    heading: 'You are no longer a mentor',
    paragraphs: [
      'An organiser has ended your role as a mentor. We have told your teams, and they can ask for someone else. Thank you for your time.',
      'Your account stays as it is.',
    ],
    button: { label: 'Open my account' },
    note: "You're receiving this email because you were a mentor. If you didn't expect this, write to us on the Contact page.",
  }),

  teamGiven: (values: { teamName: string }): Mail => ({
    subject: `A team needs you: ${values.teamName}`,
    preheader: 'See what they need, and write to them.',
    heading: `You now mentor ${values.teamName}`,
    paragraphs: [
      'The Mentoring page shows what the team needs, its track, its hub and its latest check-in. Write to the team from there: your message reaches everyone who has joined it.',
      'If it is not a good match, end the mentoring on the same page, and the team can ask for someone else.',
    ],
    button: { label: 'Open the Mentoring page' },
    note: toMentor,
  }),

  mentorFound: (values: { teamName: string; mentorName: string }): Mail => ({
    subject: `Your team ${values.teamName} has a mentor`,
    preheader: `${values.mentorName} will help you.`,
    heading: `${values.mentorName} is your mentor`,
    paragraphs: [
      "Your mentor sees your team's name, track, country and hub, your latest check-in and what you asked for, and nothing else.",
      'Write to each other on your check-ins page. Neither side sees an email address.',
    ],
    button: { label: 'Write to your mentor' },
    note: toTeam,
  }),

  mentorLeft: (): Mail => ({
    subject: 'Your team no longer has a mentor',
    preheader: 'You can ask for another one.',
    heading: 'Your mentor has ended the mentoring',
    paragraphs: [
      'If you still need help, ask for a mentor again on your check-ins page. We will look for someone else.',
    ],
    button: { label: 'Open our check-ins' },
    note: toTeam,
  }),

  mentorGone: (): Mail => ({
    subject: 'We are looking for another mentor for your team',
    preheader: "Your mentor has left. You don't need to ask again.",
    heading: 'Your mentor has left',
    paragraphs: [
      "Your mentor's account no longer exists, and the messages between you have been deleted.",
      "We still have your team's request, and will email you when we have found someone else. If you no longer need help, withdraw the request on your check-ins page.",
    ],
    button: { label: 'Open our check-ins' },
    note: toTeam,
  }),

  mentoringEnded: (values: { teamName: string }): Mail => ({
    subject: `You no longer mentor ${values.teamName}`,
    preheader: 'Thank you for your help.',
    heading: `You no longer mentor ${values.teamName}`,
    paragraphs: [
      `Your mentoring of the team ${values.teamName} has ended, so the team is no longer on your Mentoring page. Thank you for your help.`,
    ],
    button: { label: 'Open the Mentoring page' },
    note: toMentor,
  }),

  mentoringMessage: (values: { from: string; text: string; isFromMentor: boolean }): Mail => ({
    subject: `A message from ${values.from}`,
    preheader: values.isFromMentor ? 'Your mentor has written.' : 'A team you mentor has written.',
    heading: `${values.from} wrote`,
    paragraphs: [
      ...values.text.split(/\n+/),
      'We leave links and numbers out of this email. You can see them on the page, and answer there. Nobody reads replies to this email.',
    ],
    button: { label: 'Read and answer' },
    note: values.isFromMentor ? toTeam : toMentor,
  }),
} as const
