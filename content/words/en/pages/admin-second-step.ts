/** What an administrator without a second step reads in place of the dashboard. */
export const secondStepMissing = {
  heading: 'Set up two-step verification first',
  why: 'The dashboard shows names, email addresses and phone numbers from every team. For their first 24 hours, administrators can open it with a password alone; after that, they need two-step verification.',
  how: 'It takes two minutes and an authenticator app on your phone. Then you will come straight back here.',
} as const
