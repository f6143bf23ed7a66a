import type { FaqCategory } from '../faq-category.ts'

export const partnersAndSponsors: FaqCategory = {
  id: 'partners-and-sponsors',
  title: 'Partners & Sponsors',
  colour: 'leaf',
  questions: [
    {
      id: 'how-do-we-become-a-partner',
      question: 'How does our organisation become a partner?',
      answer:
        'Send the application form on the Sponsors page, or the one on the strategic partner page if you want to work with us on more than funding. Tell us what you would like to give and what you hope to see. We answer within 48 hours.',
      keywords: ['apply', 'partnership', 'company', 'join', 'application', '48 hours'],
    },
    {
      id: 'which-sponsorship-tiers-are-there',
      question: 'Which sponsorship tiers are there?',
      answer:
        'There are four: premier from $8,500, gold from $5,000 to $8,499, silver from $2,500 to $4,999, and community from $1,000. All amounts are in US dollars. The Sponsors page lists the benefits of each tier and shows whether it is still available.',
      keywords: ['gold', 'silver', 'premier', 'community', 'price', 'levels', 'packages'],
    },
    {
      id: 'do-you-accept-in-kind-support',
      question: 'Do you accept support in kind?',
      answer:
        'Yes, in the silver tier. Support in kind counts at its fair market value, for example cloud credit, equipment, workspace or training. Describe it in the application with the value you put on it, so that we can agree on the number before anything is announced.',
      keywords: ['in-kind', 'credits', 'equipment', 'donation', 'venue', 'fair market value'],
    },
    {
      id: 'what-does-the-premier-tier-include',
      question: 'What does the premier tier include?',
      answer:
        'Naming rights, a keynote, a place on the judging panel, a regional event, and access to a database of CVs. Only participants who agree to it are in that database, and it is run in line with privacy law. The tier starts at $8,500.',
      keywords: ['naming rights', 'keynote', 'judging panel', 'cv', 'top tier', 'recruit'],
    },
    {
      id: 'can-we-host-a-hub',
      question: 'Can our organisation host a hub?',
      answer:
        'Yes, we look for hosts in many cities, and Lagos and Accra are waiting for partner confirmation. A host offers workspace, a steady connection and people who can welcome and mentor teams. Follow the link under the hub list on the Sponsors page to tell us about your place.',
      keywords: ['host', 'university', 'venue', 'space', 'city'],
    },
    {
      id: 'can-i-volunteer',
      question: 'Can I help as a mentor, judge or volunteer?',
      answer:
        'Yes. We look for Technical Mentors, Expert Judges and Community Champions. The Team page says what each role does. Write to us through the Contact page with the role you want, your city, the languages you speak and the hours you can give.',
      keywords: ['mentor', 'judge', 'volunteer', 'champion', 'help'],
    },
  ],
}
