/** The words around an announcement, and how a test of one differs. */
export const announcementMail = {
  note: "You're receiving this email because you take part: in a team, as a judge or as a mentor. If you don't want announcements, use the link below. Mails about your account and your own team still arrive.",
  hubSignature: (city: string) => `The hub in ${city}`,
  hubNote: (city: string) =>
    `The people who run the hub in ${city} wrote this to its teams. You're receiving it because your team has a place there. If you don't want announcements, use the link below. Mails about your account and your own team still arrive.`,
  testSubject: (subject: string) => `Test: ${subject}`,
} as const
