import { invitationDays } from '#content/facts/joining.ts'
import { isolate } from '#content/format/isolate.ts'
import type { LinkingWords } from '#content/paths.ts'

export const invitationPage = {
  meta: {
    title: 'Invitation to a team',
    description: 'Accept or decline the invitation to a team.',
  },
  loading: 'Loading the invitation...',
  heading: (team: string) => `Join ${isolate(team)}`,
  fields: {
    invitedBy: 'Invited by',
    track: 'Track',
    listedAs: 'You are listed as',
  },
  accept: 'Accept',
  accepted: { title: 'You have joined the team', text: 'You can find it under My team.' },
  decline: 'Decline',
  declined: {
    heading: 'You have declined',
    text: 'Your name and address have been deleted from the team, and we have told its lead.',
  },
  signedOut: {
    text: (email: string) => `To accept, sign in or create an account with ${email}.`,
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  otherAccount: {
    text: (own: string, invited: string) =>
      `You are signed in as ${own}, but this invitation is for ${invited}. Sign out to use that address, or ask the lead to list the address of your account.`,
    signOut: 'Sign out',
  },
  expired: {
    text: `Invitations work for ${invitationDays} days, and this one is older. We can send a new one to the same address.`,
    renew: 'Send a new invitation',
    renewed: {
      heading: 'A new invitation is on its way',
      text: 'Check your email in a few minutes.',
    },
  },
  missing: {
    heading: 'This page needs the link from your email',
    text: 'Open the link in the email again. If you have an account with the invited address, sign in: your account page shows every invitation.',
    action: 'Open my account',
  },
} as const satisfies LinkingWords
