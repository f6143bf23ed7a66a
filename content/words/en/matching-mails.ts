import { event } from '#content/facts/event.ts'
import type { Mail } from './mails.ts'

const toCard = {
  note: "You're receiving this email because your card is on at Find a team, where people look for each other. If you don't want these emails, switch your card off there. You can also hide the sender from yourself, or report the message to the organisers.",
} as const

/**
 * The mails of Find a team. Unlike all others, one repeats what somebody typed: both have put up a card to be written to, and
 * links and phone numbers are left out.
 */
export const matchingMails = {
  matchingMessage: (values: { text: string }): Mail => ({
    subject: `A message for you at Find a team, ${event.name}`,
    preheader: 'The page shows who wrote it.',
    heading: 'Someone has written to you',
    paragraphs: [
      'Someone has seen your card at Find a team and writes:',
      ...values.text.split(/\n+/).map((line) => `“${line.trim()}”`),
      'Links, addresses and phone numbers are left out here. The page shows the whole message and who wrote it. Answer there: the sender does not see your address, and you do not see theirs.',
    ],
    button: { label: 'Read and answer' },
    ...toCard,
  }),

  matchingJoinRequested: (values: { name: string }): Mail => ({
    subject: `Someone has asked to join your team for ${event.name}`,
    preheader: "They have seen your team's card at Find a team.",
    heading: 'Someone has asked to join your team',
    paragraphs: [
      `${values.name} has seen the card of your team at Find a team and asks to join it. They become a member only if you say yes.`,
      'If you want to know more first, write to them. You can switch the card of your team off at any time.',
    ],
    button: { label: 'Answer' },
    ...toCard,
  }),
} as const
