import * as edition from './edition.ts'

export type ScheduleNote = { id: string; title: string; description: string }

export const accessibilityItems: readonly ScheduleNote[] = [
  { id: 'recordings', title: 'Recordings', description: 'All virtual events are recorded.' },
  {
    id: 'transcription',
    title: 'Live transcription',
    description: 'Spoken words appear as text during virtual events.',
  },
  {
    id: 'languages',
    title: 'Three languages',
    description: 'Support in English, French and Arabic.',
  },
  {
    id: 'technical-support',
    title: 'Technical support',
    description: 'Help with technical problems, 24 hours a day, 7 days a week.',
  },
  {
    id: 'offline',
    title: 'Offline resources',
    description: 'Learning material you can download once and use without a connection.',
  },
]

export const reminders: readonly ScheduleNote[] = [
  {
    id: 'register',
    title: `Register by ${edition.closingHeadline}`,
    description: `Teams have ${edition.teamSize} members. Individuals cannot take part alone, so find a teammate early.`,
  },
  {
    id: 'time',
    title: `Plan ${edition.hoursRange} hours a week`,
    description:
      'That is what we recommend for each member. There are three check-ins: in weeks 2, 4 and 6.',
  },
  {
    id: 'submit',
    title: `Submit by ${edition.deadlineHeadline}, ${edition.deadlineTime}`,
    description:
      'Only open-source projects hosted on GitHub are judged. Do not wait for the last hour.',
  },
]
