/** Starts an announcement, in the dashboard and on the page of a hub. */
export const writeAnnouncement = 'Write an announcement'
