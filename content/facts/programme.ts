/** The day on which the first of the weeks starts. */
export const weeksStart = '2025-10-13'

/** The day to which registration may be extended. */
export const latestClosing = '2025-10-17'

/** How many hubs are said to be confirmed where they are not listed. */
export const announcedHubs = 2

/** Hours a week that are recommended for each member. */
export const weeklyHours = { least: 10, most: 15 }

/** Weeks after registration opens in which a team may move from online to a hub. */
export const hubMoveWeeks = 2
