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

export const eventTypeIds = Object.keys(eventHours) as EventTypeId[]
