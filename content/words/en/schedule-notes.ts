import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

export type ScheduleNote = { id: string; title: string; description: string }

export const accessibilityItems: readonly ScheduleNote[] = [
  { id: 'recordings', title: 'Recordings', description: 'We record all virtual events.' },
  {
    id: 'transcription',
    title: 'Live transcription',
    description: 'Virtual events are captioned as people speak.',
  },
  {
    id: 'languages',
    title: 'Three languages',
    description: 'Support in English, French and Arabic.',
  },
  {
    id: 'technical-support',
    title: '24/7 technical support',
    description: `Send a technical question at any hour, on any day. A person replies within ${event.answerHours.message} hours on business days.`,
  },
  {
    id: 'offline',
    title: 'Offline resources',
    description: 'Learning materials you can download once and use without a connection.',
  },
]

export const reminders: readonly ScheduleNote[] = [
  {
    id: 'register',
    title: `Register by ${edition.wholeClosingDate}`,
    description: `Teams have ${edition.teamSize} members. You can't take part alone, so find a teammate early.`,
  },
  {
    id: 'time',
    title: `Plan on ${edition.hoursRange} hours a week`,
    description: `That is what we recommend for each member. The three check-ins are on ${edition.checkInList}.`,
  },
  {
    id: 'submit',
    title: `Submit by ${edition.wholeDeadlineDate}, ${edition.deadlineTime}`,
    description:
      "We judge only open-source projects hosted on GitHub. Don't leave it to the last hour.",
  },
]
