import { event } from '#content/facts/event.ts'
import type { FaqWords } from './question.ts'

export const partnersAndSponsors: FaqWords<'partners-and-sponsors'> = {
  partner: {
    question: 'How does our organisation become a partner?',
    answer: `Fill in the application form on the Sponsors page or, if you want to offer more than funding, the one on the Strategic Partner page. Tell us what you would like to contribute and what you hope to achieve. We will reply within ${event.answerHours.application} hours.`,
    keywords: [
      'apply',
      'partnership',
      'company',
      'join',
      'application',
      `${event.answerHours.application} hours`,
    ],
  },
  tiers: {
    question: 'What are the sponsorship tiers?',
    answer:
      'In US dollars: premier from $8,500, gold from $5,000 to $8,499, silver from $2,500 to $4,999, and community from $1,000. Premier includes naming rights, a keynote, a seat on the judging panel, a regional event and access to a CV database, which lists only participants who agree, in line with privacy law. The Sponsors page shows every benefit and what is still available.',
    keywords: ['price', 'levels', 'packages', 'top tier', 'recruit'],
  },
  'in-kind': {
    question: 'Do you accept in-kind support?',
    answer:
      'Yes, in the silver tier. Cloud credits, equipment, workspace or training, for example, count at fair market value. State the value in your application, and we will agree on it before anything is announced.',
    keywords: ['in-kind', 'credits', 'equipment', 'donation', 'venue', 'fair market value'],
  },
  volunteer: {
    question: 'Can I help as a mentor, judge or volunteer?',
    answer:
      'Yes. You can join as a Technical Mentor, an Expert Judge or a Community Champion; the Team page describes all three. Write to us on the Contact page with the role, your city, your languages and the hours you can give.',
    keywords: ['mentor', 'judge', 'volunteer', 'champion', 'help'],
  },
}
