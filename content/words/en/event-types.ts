import type { EventKindId, EventTypeId } from '#content/facts/event-types.ts'

export const eventTypeNames: Readonly<Record<EventTypeId, string>> = {
  milestone: 'Milestone',
  community: 'Community',
  reminder: 'Reminder',
  deadline: 'Deadline',
  bootcamp: 'Bootcamp',
  workshop: 'Workshop',
  mentoring: 'Mentoring',
  checkin: 'Check-in',
  review: 'Review',
  sprint: 'Sprint',
  presentation: 'Presentation',
  showcase: 'Showcase',
  ceremony: 'Ceremony',
  networking: 'Networking',
}

export const eventKindNames: Readonly<Record<EventKindId, string>> = {
  dates: 'Key dates',
  learning: 'Workshops and mentors',
  building: 'Sprints and reviews',
  meeting: 'Community',
  stage: 'Presentations and awards',
}
