import { event } from '#content/facts/event.ts'
import type { Mail } from './mails.ts'

/** The mails of the talent list. */
export const talentMails = {
  talentLink: (values: { until: string }): Mail => ({
    subject: `Your link to the talent list of ${event.name}`,
    preheader: `It works until ${values.until}.`,
    heading: 'Your link to the talent list',
    paragraphs: [
      'Here is your personal link to the list of participants who want to hear from our partners. It shows the work they are looking for, what they can do, and a link to their CV.',
      `It works until ${values.until}. Please do not pass it on: we record each time the list is read, and each person can see which partners have seen their profile.`,
      'People can withdraw at any time. Please use what you read only to talk about work, and delete it when you no longer need it.',
    ],
    button: { label: 'Open the talent list' },
    note: "You're receiving this email because you applied as a partner and we accepted your application. If you didn't apply, let us know on the Contact page.",
    replyTo: 'partnerships',
  }),
} as const
