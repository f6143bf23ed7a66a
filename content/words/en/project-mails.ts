import { event } from '#content/facts/event.ts'
import { formatEventMoment } from '#content/format/moments.ts'
import * as edition from './edition.ts'
import type { Mail } from './mails.ts'

const note =
  "You're receiving this email because you have joined the team. If you don't know the team, let us know on the Contact page."

/** The deadline in words. A team with an exception knows its own date. */
const untilWhen = (isLate: boolean) =>
  isLate ? 'your deadline' : `the deadline, ${edition.deadlineDate} at ${edition.deadlineTime}`

/** The mails about a project, to everyone who has joined its team. `isLate` says that the usual deadline has passed. */
export const projectMails = {
  projectHandedIn: (values: { title: string; receivedAt: Date; isLate: boolean }): Mail => ({
    subject: `Your team has submitted its project for ${event.name}`,
    preheader: 'You can change it and submit it again until the deadline.',
    heading: 'Your project has been submitted',
    paragraphs: [
      `Your team has submitted its project, ${values.title}. We received it on ${formatEventMoment(values.receivedAt)} CAT. The judges will read it as it is now.`,
      `Until ${untilWhen(values.isLate)}, you can change it and submit it again, or withdraw it.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),

  projectTakenBack: (values: { isLate: boolean }): Mail => ({
    subject: `Your team's project for ${event.name} was withdrawn`,
    preheader: 'Submit it again before your deadline.',
    heading: 'Your project has been withdrawn',
    paragraphs: [
      'Someone in your team has withdrawn your project. Its text is still there, but the judges will not see it.',
      `Submit it again before ${untilWhen(values.isLate)}.`,
    ],
    button: { label: 'Go to our project' },
    note,
  }),
} as const
