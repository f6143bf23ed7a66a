/** The label of the button that starts an announcement, in the dashboard and on a hub's own page. */
export const writeAnnouncement = 'Write an announcement'
