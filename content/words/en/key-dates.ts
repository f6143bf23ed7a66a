import { event } from '#content/facts/event.ts'
import * as edition from './edition.ts'

/** The five dates of the edition that everyone needs. */
export const keyDates = [
  {
    id: 'opens',
    when: edition.openingDay,
    title: 'Registration opens',
    text: `Bring a team of ${event.teamSize.least} to\u00A0${event.teamSize.most}, choose a hub or take part online.`,
  },
  {
    id: 'closes',
    when: edition.closingDay,
    title: 'Registration closes',
    text: 'The last day to register a team.',
  },
  {
    id: 'learning',
    when: edition.learningDays,
    title: 'Learning',
    text: 'Bootcamps and workshops, from your first server to deployment.',
  },
  {
    id: 'development',
    when: edition.developmentDays,
    title: 'Development',
    text: `Build with mentors at your side. Submit by ${edition.wholeDeadlineDate}, ${edition.deadlineTime}.`,
  },
  {
    id: 'finale',
    when: edition.finaleDays,
    title: 'Finale',
    text: 'Teams present in Cape Town during AfricaCom, and online.',
  },
] as const
