import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'
import type { Mail } from './mails.ts'

const note =
  "You're receiving this email because you have joined the team. If you don't know the team, let us know on the Contact page."

/** The mails about a project, to all who have joined its team. */
export const projectMails = {
  projectHandedIn: (values: { title: string }): Mail => ({
    subject: `Your team's project for ${event.name} is handed in`,
    preheader: 'You can change it and hand it in again until the deadline.',
    heading: 'Your project is handed in',
    paragraphs: [
      `Your team has handed in its project, ${values.title}. The judges will read it as it is now.`,
      `Until the deadline, ${edition.deadlineDate} at ${edition.deadlineTime}, you can change it and hand it in again, or take it back.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),

  projectTakenBack: (): Mail => ({
    subject: `Your team's project for ${event.name} was taken back`,
    preheader: 'Hand it in again before the deadline.',
    heading: 'Your project is not handed in any more',
    paragraphs: [
      'Somebody in your team has taken your project back. Its text is still there, but the judges will not see it.',
      `Hand it in again before the deadline, ${edition.deadlineDate} at ${edition.deadlineTime}.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),
} as const
