/** Announcements that the people who run a hub may send to its teams in a day (UTC). */
export const hubAnnouncementsADay = 2
