import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'
import type { Mail } from './mails.ts'

const note =
  "You're receiving this email because you have joined the team. If you don't know the team, let us know on the Contact page."

/** When a team may change its project; one that was given longer knows its own date. */
const untilWhen = (isLate: boolean) =>
  isLate ? 'your deadline' : `the deadline, ${edition.deadlineDate} at ${edition.deadlineTime}`

/** The mails about a project, to all who have joined its team. `isLate` says that the deadline of most teams is over. */
export const projectMails = {
  projectHandedIn: (values: { title: string; isLate: boolean }): Mail => ({
    subject: `Your team's project for ${event.name} is handed in`,
    preheader: 'You can change it and hand it in again until the deadline.',
    heading: 'Your project is handed in',
    paragraphs: [
      `Your team has handed in its project, ${values.title}. The judges will read it as it is now.`,
      `Until ${untilWhen(values.isLate)}, you can change it and hand it in again, or take it back.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),

  projectTakenBack: (values: { isLate: boolean }): Mail => ({
    subject: `Your team's project for ${event.name} was taken back`,
    preheader: 'Hand it in again before your deadline.',
    heading: 'Your project is not handed in any more',
    paragraphs: [
      'Someone in your team has taken your project back. Its text is still there, but the judges will not see it.',
      `Hand it in again before ${untilWhen(values.isLate)}.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),
} as const
