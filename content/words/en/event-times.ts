/** When an event takes place; times come as `09:00`, without their zone. */
export const eventTimes = {
  hours: (opens: string, closes: string) => `${opens}-${closes}`,
  day: 'All day',
  until: (time: string) => `By ${time}`,
  /** In the time zone of the schedule. */
  scheduled: (time: string) => `${time} CAT`,
  /** On each of several days. */
  daily: (time: string) => `${time}, daily`,
  /** On another day than in the schedule: `By 00:59 on 11 October`. */
  onDay: (time: string, day: string) => `${time} on ${day}`,
} as const
