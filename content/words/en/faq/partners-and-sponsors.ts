import type { FaqWords } from './question.ts'

export const partnersAndSponsors: FaqWords<'partners-and-sponsors'> = {
  partner: {
    question: 'How does our organisation become a partner?',
    answer:
      'Send the application form on the Sponsors page, or the one on the strategic partner page for more than funding. Tell us what you would like to give and what you hope to see. We answer within 48 hours.',
    keywords: ['apply', 'partnership', 'company', 'join', 'application', '48 hours'],
  },
  tiers: {
    question: 'Which sponsorship tiers are there?',
    answer:
      'Four, in US dollars: premier from $8,500, gold from $5,000 to $8,499, silver from $2,500 to $4,999, and community from $1,000. Premier includes naming rights, a keynote, a place on the judging panel, a regional event, and access to a database of CVs, run in line with privacy law and only of participants who agree to it. The Sponsors page lists all benefits and what is still available.',
    keywords: ['price', 'levels', 'packages', 'top tier', 'recruit'],
  },
  'in-kind': {
    question: 'Do you accept support in kind?',
    answer:
      'Yes, in the silver tier. Cloud credit, equipment, workspace or training, for example, counts at its fair market value. Put that value in the application, so that we can agree on it before anything is announced.',
    keywords: ['in-kind', 'credits', 'equipment', 'donation', 'venue', 'fair market value'],
  },
  volunteer: {
    question: 'Can I help as a mentor, judge or volunteer?',
    answer:
      'Yes, as one of our Technical Mentors, Expert Judges or Community Champions: see the Team page. Write to us on the Contact page with your role, city and languages and the hours you can give.',
    keywords: ['mentor', 'judge', 'volunteer', 'champion', 'help'],
  },
}
