/** Where an email address can be stored, besides an account. */
export const addressPlaces = {
  messages: 'Messages',
  applications: 'Partner applications',
  hubInterests: 'Hub interests',
  memberships: 'Members of teams',
  teams: 'Representative of teams',
  mails: 'Emails waiting to be sent',
  announcements: 'Recipient of announcements',
  changes: 'Changes of address not yet confirmed',
  sentMails: 'Records of emails about a team',
  noReminders: 'Reminders turned off',
  noAnnouncements: 'Announcements turned off',
} as const
