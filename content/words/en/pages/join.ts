import { isolate } from '#content/format/isolate.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const joinPage = {
  meta: { title: 'Join a team', description: 'Ask to join a team with its link.' },
  loading: 'Loading the team...',
  heading: (team: string) => `Ask to join ${isolate(team)}`,
  lead: 'The team lead sees your name and your note, and we email you the answer. Your address is shown only once you have joined.',
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
    heading: "We've sent your request",
    text: "We'll email you the answer. Until then, you can withdraw your request on your account page.",
    action: 'Open my account',
  },
  /** For those who have something to do with the team already. */
  standings: {
    lead: 'This is your team, and this is its link. Whoever opens it can ask to join, and you decide.',
    joined: 'You are a member of this team.',
    invited: 'This team has invited you. You can accept on your account page.',
    late: 'This team has invited you, but teams can no longer change, so it is too late to accept.',
    asked:
      'You have asked to join this team, and the lead has not answered yet. You can withdraw your request on your account page.',
    action: { label: 'Open my account', href: paths.account },
    copy: 'Copy the link',
    copied: 'Copied',
  },
  full: 'This team is full. Ask its lead whether a place might open up, or look for another team.',
  closed: 'Teams can no longer change, so nobody can join this one.',
  signedOut: {
    text: 'Sign in or create an account, and you will find the team on your account page in this browser. In another browser, open the link again.',
    signUp: 'Create an account',
    signIn: 'Sign in',
  },
  missing: {
    heading: "This page needs a team's link",
    text: 'Open the link you were sent again, or ask for a new one.',
    action: 'Find a team',
  },
} as const satisfies LinkingWords
