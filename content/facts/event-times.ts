import { eventHours, type EventTypeId } from './event-types.ts'
import { event } from './event.ts'

/**
 * When an event really takes place, as `09:00` in the time zone of the schedule. Without an opening time it can be done
 * until the closing time, and without both it takes all day.
 */
export type EventTime = { opens?: string | undefined; closes?: string }

const dayTypes: readonly EventTypeId[] = ['sprint', 'reminder']
const untilTypes: readonly EventTypeId[] = ['deadline']

/** Returns when events of a type take place. The calendar file has hours even for those that have none. */
export function timeOf(type: EventTypeId): EventTime {
  if (dayTypes.includes(type)) return {}
  if (untilTypes.includes(type)) return { closes: event.submissionDeadline.slice(11, 16) }
  const [opens, closes] = eventHours[type]
  return { opens, closes }
}

/** Returns the instant of a time of the schedule on a day, in ISO form. */
export const instantOf = (day: string, time: string) => `${day}T${time}:00${event.utcOffset}`
