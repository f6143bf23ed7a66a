import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { firstDayOf } from '#content/facts/schedule.ts'
import { formatDay } from '#content/format/days.ts'
import * as edition from '../edition.ts'
import { spell } from '../language.ts'
import type { FaqWords } from './question.ts'

export const registrationAndTeams: FaqWords<'registration-and-teams'> = {
  register: {
    question: 'How do we register?',
    answer:
      'One form on the Register page is for the whole team: its name, your country, one representative with an email address and a phone number, and the name and email address of every member. You also choose to take part online or in person at a hub.',
    keywords: ['sign up', 'apply', 'join', 'enrol', 'form'],
  },
  cost: {
    question: 'Does it cost anything to take part?',
    answer:
      'No. Registration and training are free for every team, online or from a hub. Before you travel to a hub, ask it what it provides and what you should bring.',
    keywords: ['fee', 'price', 'payment', 'charge', 'money', 'participation'],
  },
  who: {
    question: 'Who can take part?',
    answer:
      'Developers, researchers, students and startups. You do not have to write code: a good server also needs people who know the problem, the data, the law or the language. Members may live in different cities or countries.',
    keywords: ['eligible', 'eligibility', 'student', 'beginner', 'country', 'requirements'],
  },
  opening: {
    question: 'When does registration open and close?',
    answer: `Registration opens on ${edition.openingDate} and closes on ${edition.closingDate}. It may be extended to ${edition.latestClosingDate}, and the Register page will say so. Please do not plan on it, because the learning phase begins on ${formatDay(eventDays.learning.start, 'day')}.`,
    keywords: ['deadline', 'date', 'last day', 'closing', 'late', 'extension', 'missed'],
  },
  confirmation: {
    question: 'What happens after we register?',
    answer:
      'Your representative receives a confirmation email within 48 hours. If not, look in the spam folder, then choose Registration on the Contact page and give the team name and the email address you used. An account with the email address of the representative opens the participant portal, the My team page, where you see the team and correct what has changed.',
    keywords: ['mail', 'acknowledgement', 'arrived', 'dashboard', 'next steps'],
  },
  'team-size': {
    question: 'How big can a team be? Can I take part alone?',
    answer: `A team has between ${spell(event.teamSize.least)} and ${spell(event.teamSize.most)} members, counting the representative. Individuals cannot register, so find one more person first: a classmate, a colleague or somebody from your nearest hub. Two people who meet every week get further than five who never do.`,
    keywords: ['size', 'maximum', 'minimum', 'group', 'solo', 'single', 'by myself'],
  },
  teammates: {
    question: 'How do I find team members?',
    answer: `Come to the session for finding teammates on ${formatDay(firstDayOf('team-formation'), 'day')}, ask in the community chat, or ask your nearest hub through the Contact page. Say which problem and track interest you, what you can do and how many hours a week you have.`,
    keywords: ['team mates', 'partner', 'looking for a team', 'discord'],
  },
  representative: {
    question: 'What does the team representative do?',
    answer:
      'This person receives our emails, keeps the list of members right in the participant portal and answers our questions about the project. It is a contact role and says nothing about who leads the work.',
    keywords: ['leader', 'captain', 'contact person', 'responsible'],
  },
  members: {
    question: 'Can we change members later?',
    answer: `Yes. The representative can correct the list on the My team page, as long as ${edition.teamSize} members remain. Tell a person before you remove them. If you cannot reach your account, write to us on the Contact page.`,
    keywords: ['add member', 'remove member', 'replace', 'edit team', 'update'],
  },
}
