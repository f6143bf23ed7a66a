import { event } from '#content/facts/event.ts'
import type { Mail } from './mails.ts'

const toCard = {
  note: "You're receiving this email because you have a card on Find a team. If you don't want these emails, switch it off there. You can also hide the sender, or report the message to the organisers.",
} as const

/**
 * The mails of Find a team. Unlike all other mails, one repeats what someone typed: both people have put up a card so that
 * others can write to them, and links and phone numbers are left out.
 */
export const matchingMails = {
  matchingMessage: (values: { text: string }): Mail => ({
    subject: `You have a message on Find a team, ${event.name}`,
    preheader: 'Open the page to see who wrote it.',
    heading: 'Someone has written to you',
    paragraphs: [
      'Someone saw your card on Find a team and wrote:',
      ...values.text.split(/\n+/).map((line) => `“${line.trim()}”`),
      "We leave links, addresses and phone numbers out of this email. The page shows the whole message and who wrote it. Answer there: neither of you sees the other's address.",
    ],
    button: { label: 'Read and answer' },
    ...toCard,
  }),

  matchingJoinRequested: (values: { name: string }): Mail => ({
    subject: `Someone has asked to join your team for ${event.name}`,
    preheader: "They saw your team's card on Find a team.",
    heading: 'Someone has asked to join your team',
    paragraphs: [
      `${values.name} saw your team's card on Find a team and would like to join. They become a member only if you accept.`,
      "If you want to know more first, write to them. You can switch your team's card off at any time.",
    ],
    button: { label: 'Answer' },
    ...toCard,
  }),
} as const
