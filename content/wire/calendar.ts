import { eventTypeIds, type EventTypeId } from '../facts/event-types.ts'
import { event } from '../facts/event.ts'
import { events } from '../facts/schedule.ts'

/** Returns the UID of an event's entry. It never changes, because calendars recognise their copy by it. */
export const uidOf = (id: string) => `${id}@${event.origin.replace('https://', '')}`

/** Returns the address of the calendar that has only these types of event. */
export const typesPath = (types: readonly EventTypeId[]) => `/api/calendar/${types.join(',')}.ics`

/** Reads the types that such an address names, without those that there are no more. */
export function readTypes(file: string): EventTypeId[] {
  const named = file.replace(/\.ics$/, '').split(',')
  return eventTypeIds.filter((type) => named.includes(type))
}

/** Removes from the site's calendar file (RFC 5545) every event that is of none of these types. */
export function keepTypes(calendar: string, types: readonly EventTypeId[]): string {
  const uids = events.filter(({ type }) => types.includes(type)).map(({ id }) => uidOf(id))
  return calendar.replace(/BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs, (entry) => {
    // Long lines are folded (RFC 5545, 3.1).
    const uid = /^UID:(.+)\r$/m.exec(entry.replaceAll('\r\n ', ''))?.[1]
    return uid && uids.includes(uid) ? entry : ''
  })
}
