/** The part of a team's page that gives the team more time for a change. */
export const exceptionsPanel = {
  heading: 'Dates for changes',
  kinds: {
    hub: 'Move from online to a hub',
    track: 'Change the track',
    team: 'Change anything',
    submission: 'Submit the project',
  },
  common: 'The same as for every team, unless marked as an exception.',
  until: (date: string) => `Until ${date}`,
  longer: (date: string) => `Until ${date}, by exception`,
  given: (date: string, organiser: string | null, reason: string) =>
    `${organiser ?? 'A deleted account'}, ${date}: ${reason}`,
  revoke: 'Withdraw',
  revokeLabel: (kind: string) => `Withdraw the exception: ${kind}`,
  revoked: { title: 'Success', text: 'The usual deadline applies again.' },
  open: 'Make an exception',
  text: 'The team can then make the change until the end of the day you choose. We email its lead the date; only organisers see the reason.',
  fields: {
    kind: { label: 'What', placeholder: 'Choose a change' },
    until: { label: 'Until the end of' },
    reason: { label: 'Reason' },
  },
  submit: 'Make the exception',
  submitting: 'Saving...',
  granted: { title: 'Success', text: 'The team has more time.' },
} as const
