import type { LinkingWords } from '#content/paths.ts'

export const joinPage = {
  meta: { title: 'Join a team', description: 'Ask to join a team by its link.' },
  loading: 'Loading the team...',
  heading: (team: string) => `Ask to join ${team}`,
  lead: 'Its lead sees your name and your note, and answers by email. Your address is shown only once you are in.',
  fields: {
    team: { lead: 'Lead', track: 'Track', hub: 'Hub' },
    name: { label: 'Your name' },
    note: {
      label: 'A note to the lead',
      hint: 'Where you know the team from, or what you can do.',
    },
  },
  submit: 'Ask to join',
  submitting: 'Sending...',
  failure: 'Not sent',
  sent: {
    heading: 'Your request is with the lead',
    text: 'We email you the answer. Until then you can take the request back on your account page.',
    action: 'Open my account',
  },
  full: 'This team is full. Ask its lead whether someone leaves, or look for another team.',
  closed: 'Teams can no longer change, so nobody can join this one.',
  signedOut: {
    text: 'Sign in or create an account. The team then waits for you on your account page in this browser. In another one, open the link again.',
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  missing: {
    heading: 'This page needs the link of a team',
    text: 'Open the link that someone sent you once more, or ask them for it.',
  },
} as const satisfies LinkingWords
