import { event } from '#content/facts/event.ts'
import type { Mail } from './mails.ts'

const toRepresentative = {
  button: { label: 'Go to My team' },
  note: "You're receiving this email because this address was given for the team representative. If you don't know the team, let us know on the Contact page and we will remove your address.",
} as const

/** What the representative of a team hears about its place in a hub. */
export const hubMails = {
  hubWaiting: (values: { teamName: string; city: string }): Mail => ({
    subject: `Your team is on the waiting list of a hub at ${event.name}`,
    preheader: 'All places are taken at the moment.',
    heading: 'Your team is on the waiting list',
    paragraphs: [
      `All places at the hub in ${values.city} are taken, so the team ${values.teamName} waits for one. It is registered all the same and can start to build.`,
      'The team that has waited longest gets the next free place, and we email you when it is yours. If you would rather not wait, choose another hub or take part online: open My team and choose “Change the team”.',
    ],
    ...toRepresentative,
  }),

  hubPlaceGiven: (values: { city: string }): Mail => ({
    subject: `Your team has a place at a hub of ${event.name}`,
    preheader: 'It is no longer on the waiting list.',
    heading: 'Your team has a place',
    paragraphs: [
      `A place at the hub in ${values.city} has become free, and it is your team's. There is nothing you need to do.`,
      'If your team no longer needs the place, please take part online instead, so that the next team gets it.',
    ],
    ...toRepresentative,
  }),
} as const
