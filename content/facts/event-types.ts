const shortHours = ['1200', '1300'] as const
const workingDay = ['0900', '1700'] as const
const stageHours = ['1000', '1600'] as const

/** When events of each type start and end in the calendar file, as HHMM in the time zone of the schedule. */
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
