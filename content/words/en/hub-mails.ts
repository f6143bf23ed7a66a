import { event } from '#content/facts/event.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import type { Mail } from './mails.ts'

const toRepresentative = {
  button: { label: 'Go to My team' },
  note: "You're receiving this email because this address was given for the team representative. If you don't know the team, let us know on the Contact page and we will remove your address.",
} as const

const asOrganiser =
  "You're receiving this email because an organiser of the event chose you to run a hub. If you didn't expect it, write to us on the Contact page."

/** The mails about hubs: to the representatives of teams, and to the organisers of hubs. */
export const hubMails = {
  hubWaiting: (values: { teamName: string; city: string }): Mail => ({
    subject: `Your team is on the waiting list for a hub at ${event.name}`,
    preheader: 'All places are taken at the moment.',
    heading: 'Your team is on the waiting list',
    paragraphs: [
      `All places at the hub in ${values.city} are taken, so the team ${values.teamName} is waiting for one. It is still registered and can start building.`,
      'The team that has waited longest gets the next free place, and we email you when it is yours. If you would rather not wait, choose another hub or take part online: open My team and choose “Edit team”.',
    ],
    ...toRepresentative,
  }),

  hubPlaceGiven: (values: { city: string }): Mail => ({
    subject: `Your team has a place at a hub of ${event.name}`,
    preheader: 'It is no longer on the waiting list.',
    heading: 'Your team has a place',
    paragraphs: [
      `A place at the hub in ${values.city} has come free, and it is your team's. There is nothing you need to do.`,
      'If your team no longer needs the place, please switch to taking part online, so that the next team gets it.',
    ],
    ...toRepresentative,
  }),

  hubOrganiserInvited: (values: { city: string; linkMinutes: number }): Mail => ({
    subject: `Will you run the hub in ${values.city}?`,
    preheader: 'Accept the invitation and choose a password.',
    heading: `You are invited to run the hub in ${values.city}`,
    paragraphs: [
      `We would like you to run the hub of ${event.name} in ${values.city}. We have prepared an account for you: accept the invitation, then choose a password.`,
      'On the My hub page, you can see its teams and the names of their members, and write to them through us.',
      `The link works once, for ${formatMinutes(values.linkMinutes)}. If it has expired, ask us for a new one.`,
    ],
    button: { label: 'Accept invitation' },
    note: "You're receiving this email because an organiser entered this address. If you don't want to run a hub, ignore it: unless you accept, nobody can use the account.",
  }),

  hubOrganiserNamed: (values: { city: string }): Mail => ({
    subject: `You now run the hub in ${values.city}`,
    preheader: 'See its teams and their members.',
    heading: `You run the hub in ${values.city}`,
    paragraphs: [
      'Sign in with this address. On the My hub page, you can see its teams and the names of their members, and write to them through us.',
    ],
    button: { label: 'Open my hub' },
    note: asOrganiser,
  }),

  hubOrganiserRemoved: (): Mail => ({
    subject: `You no longer run a hub of ${event.name}`,
    preheader: 'Your account stays as it is.',
    heading: 'You no longer run a hub',
    paragraphs: [
      'An organiser of the event has removed the hub from your account. Thank you for your time.',
      'Your account stays as it is.',
    ],
    button: { label: 'Open my account' },
    note: asOrganiser,
  }),
} as const
