/** The words around an announcement, and the subject of its test. */
export const announcementMail = {
  note: "You're receiving this email because you are taking part, in a team, as a judge or mentor, or at a hub. If you don't want announcements, use the link below. We'll still email you about your account and your own team.",
  hubSignature: (city: string) => `The hub in ${city}`,
  hubNote: (city: string) =>
    `The organisers of the hub in ${city} wrote this to its teams. You're receiving it because your team has a place there. If you don't want announcements, use the link below. We'll still email you about your account and your own team.`,
  testSubject: (subject: string) => `Test: ${subject}`,
} as const
