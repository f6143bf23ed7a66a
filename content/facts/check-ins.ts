/** How a team says it stands, from the beginning to the end; `stuck` at any time. */
export const standings = ['planning', 'building', 'working', 'stuck'] as const
export type Standing = (typeof standings)[number]

/** Days before its own on which a check-in opens: from Monday to Friday. */
export const checkInDaysAhead = 4

/** Hours before a check-in closes at which the teams that have not filled it in are reminded. */
export const checkInReminderHours = 36

/** The check-ins by number: one for each of the days in the schedule. */
export const checkInNumbers = [1, 2, 3] as const
