const shortHours = ['12:00', '13:00'] as const
const workingDay = ['09:00', '17:00'] as const
const stageHours = ['10:00', '16:00'] as const

/** When events of each type start and end in the calendar file, in the time zone of the schedule. */
export const eventHours = {
  milestone: shortHours,
  community: shortHours,
  reminder: shortHours,
  deadline: shortHours,
  bootcamp: workingDay,
  workshop: workingDay,
  mentoring: shortHours,
  checkin: shortHours,
  review: shortHours,
  sprint: shortHours,
  presentation: stageHours,
  showcase: shortHours,
  ceremony: stageHours,
  networking: shortHours,
} as const

export type EventTypeId = keyof typeof eventHours

/** What the filter of the schedule offers; each type is in one of them. */
export const eventKinds = {
  dates: ['milestone', 'reminder', 'deadline'],
  learning: ['bootcamp', 'workshop', 'mentoring'],
  building: ['checkin', 'review', 'sprint'],
  meeting: ['community', 'networking'],
  stage: ['presentation', 'showcase', 'ceremony'],
} as const satisfies Record<string, readonly EventTypeId[]>

export type EventKindId = keyof typeof eventKinds

export const eventKindIds = Object.keys(eventKinds) as EventKindId[]

/** Returns the kind that a type belongs to. */
export const kindOf = (type: EventTypeId): EventKindId =>
  eventKindIds.find((kind) => (eventKinds[kind] as readonly EventTypeId[]).includes(type))!

export const eventTypeIds = Object.keys(eventHours) as EventTypeId[]
