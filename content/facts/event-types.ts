export type EventType =
  | 'milestone'
  | 'community'
  | 'reminder'
  | 'deadline'
  | 'bootcamp'
  | 'workshop'
  | 'mentoring'
  | 'checkin'
  | 'review'
  | 'sprint'
  | 'presentation'
  | 'showcase'
  | 'ceremony'
  | 'networking'

export type EventTypeRule = {
  label: string
  /** Start and end in the calendar file, as HHMM in the time zone of the schedule. */
  hours: readonly [string, string]
}

const shortHours = ['1200', '1300'] as const
const workingDay = ['0900', '1700'] as const
const stageHours = ['1000', '1600'] as const

export const eventTypes: Readonly<Record<EventType, EventTypeRule>> = {
  milestone: { label: 'Milestone', hours: shortHours },
  community: { label: 'Community', hours: shortHours },
  reminder: { label: 'Reminder', hours: shortHours },
  deadline: { label: 'Deadline', hours: shortHours },
  bootcamp: { label: 'Bootcamp', hours: workingDay },
  workshop: { label: 'Workshop', hours: workingDay },
  mentoring: { label: 'Mentoring', hours: shortHours },
  checkin: { label: 'Check-in', hours: shortHours },
  review: { label: 'Review', hours: shortHours },
  sprint: { label: 'Sprint', hours: shortHours },
  presentation: { label: 'Presentation', hours: stageHours },
  showcase: { label: 'Showcase', hours: shortHours },
  ceremony: { label: 'Ceremony', hours: stageHours },
  networking: { label: 'Networking', hours: shortHours },
}
