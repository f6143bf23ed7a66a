import { hubs, type HubId } from './hubs.ts'

/** Where people are checked in: at a hub, which counts its own teams, or at the finale, which counts all. */
export type AttendanceEvent = HubId | 'finale'

export const attendanceEvents: readonly [AttendanceEvent, ...AttendanceEvent[]] = [
  'finale',
  ...hubs.map(({ id }) => id),
]

/** Days for which a scan may wait on a device without a network before it is sent. */
export const waitingScanDays = 3
