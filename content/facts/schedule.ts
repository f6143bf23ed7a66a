import type { BrandColour } from './brand-colour.ts'
import { eventDays } from './event-days.ts'
import type { EventTypeId } from './event-types.ts'
import { event } from './event.ts'

export type PhaseFacts = {
  id: string
  colour: BrandColour
  /** ISO dates of the first and the last day. */
  start: string
  end: string
}

export const phases = [
  { id: 'registration', colour: 'ochre', ...eventDays.registration },
  { id: 'learning', colour: 'leaf', ...eventDays.learning },
  { id: 'development', colour: 'clay', ...eventDays.development },
  { id: 'finale', colour: 'indigo', start: event.finale.start, end: event.finale.end },
] as const satisfies readonly PhaseFacts[]

export type PhaseId = (typeof phases)[number]['id']

export type EventFacts = {
  /** Stable, because the UIDs of the calendar file are made from it. */
  id: string
  phase: PhaseId
  type: EventTypeId
  /** ISO date of the first day. */
  start: string
  /** ISO date of the last day, where there is more than one. */
  end?: string
  /** Only for events on site: all others are online. */
  place?: 'finale'
}

/** In order of time. */
export const events = [
  { id: 'launch', phase: 'registration', type: 'milestone', start: eventDays.registration.start },
  { id: 'welcome-session', phase: 'registration', type: 'community', start: '2025-09-16' },
  { id: 'team-formation', phase: 'registration', type: 'networking', start: '2025-09-18' },
  { id: 'tracks-explained', phase: 'registration', type: 'presentation', start: '2025-09-23' },
  { id: 'hub-open-hour', phase: 'registration', type: 'community', start: '2025-09-30' },
  { id: 'registration-reminder', phase: 'registration', type: 'reminder', start: '2025-10-03' },
  {
    id: 'registration-closes',
    phase: 'registration',
    type: 'deadline',
    start: eventDays.registration.end,
  },
  {
    id: 'bootcamp-protocol',
    phase: 'learning',
    type: 'bootcamp',
    start: '2025-10-11',
    end: '2025-10-12',
  },
  { id: 'mentor-hours-learning', phase: 'learning', type: 'mentoring', start: '2025-10-13' },
  { id: 'workshop-first-server', phase: 'learning', type: 'workshop', start: '2025-10-14' },
  { id: 'workshop-african-data', phase: 'learning', type: 'workshop', start: '2025-10-15' },
  { id: 'workshop-security', phase: 'learning', type: 'workshop', start: '2025-10-16' },
  { id: 'check-in-1', phase: 'learning', type: 'checkin', start: '2025-10-17' },
  {
    id: 'bootcamp-weak-networks',
    phase: 'learning',
    type: 'bootcamp',
    start: '2025-10-18',
    end: '2025-10-19',
  },
  { id: 'plan-review', phase: 'learning', type: 'review', start: '2025-10-20' },
  { id: 'sprint-1', phase: 'development', type: 'sprint', start: '2025-10-21', end: '2025-10-25' },
  { id: 'mentor-hours-building', phase: 'development', type: 'mentoring', start: '2025-10-22' },
  { id: 'check-in-2', phase: 'development', type: 'checkin', start: '2025-10-24' },
  { id: 'sprint-2', phase: 'development', type: 'sprint', start: '2025-10-27', end: '2025-10-31' },
  { id: 'code-review', phase: 'development', type: 'review', start: '2025-10-29' },
  { id: 'check-in-3', phase: 'development', type: 'checkin', start: '2025-10-31' },
  { id: 'workshop-presenting', phase: 'development', type: 'workshop', start: '2025-11-01' },
  { id: 'submission-reminder', phase: 'development', type: 'reminder', start: '2025-11-03' },
  {
    id: 'submission-deadline',
    phase: 'development',
    type: 'deadline',
    start: eventDays.submission,
  },
  {
    id: 'final-presentations',
    phase: 'finale',
    type: 'presentation',
    start: event.finale.start,
    place: 'finale',
  },
  {
    id: 'public-showcase',
    phase: 'finale',
    type: 'showcase',
    start: event.finale.start,
    place: 'finale',
  },
  {
    id: 'awards-ceremony',
    phase: 'finale',
    type: 'ceremony',
    start: event.finale.end,
    place: 'finale',
  },
  {
    id: 'finale-networking',
    phase: 'finale',
    type: 'networking',
    start: event.finale.end,
    place: 'finale',
  },
] as const satisfies readonly EventFacts[]

export type EventId = (typeof events)[number]['id']

/** The bootcamp that starts from the beginning. */
export const firstBootcamp = events.find(({ type }) => type === 'bootcamp')!

/** The days on which teams show how far they are. */
export const checkInDays = events.filter(({ type }) => type === 'checkin').map(({ start }) => start)

/** Returns the ISO date of an event's first day. */
export const firstDayOf = (id: EventId): string => events.find((about) => about.id === id)!.start
