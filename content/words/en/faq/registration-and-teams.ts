import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { firstDayOf } from '#content/facts/schedule.ts'
import { formatDay } from '#content/format/days.ts'
import * as edition from '../edition.ts'
import { teamForm } from '../team-form.ts'
import type { FaqWords } from './question.ts'

export const registrationAndTeams: FaqWords<'registration-and-teams'> = {
  register: {
    question: 'How do we register?',
    answer:
      'Fill in one form on the Register page for the whole team. It asks for a team name, your country, a representative with an email address and phone number, and the name and email address of every member. You also choose a track, and whether to take part online or at a hub.',
    keywords: ['sign up', 'apply', 'join', 'enrol', 'form'],
  },
  cost: {
    question: 'Does it cost anything to take part?',
    answer:
      'No. Registration and training are free for every team, online or at a hub. Before you travel to a hub, ask what it provides and what you need to bring.',
    keywords: ['fee', 'price', 'payment', 'charge', 'money', 'participation'],
  },
  who: {
    question: 'Who can take part?',
    answer:
      'Developers, researchers, students and startups. Not everyone has to write code: a good server also needs people who know the problem, the data, the law or the language. Team members can live in different cities or countries.',
    keywords: [
      'eligible',
      'eligibility',
      'student',
      'beginner',
      'country',
      'requirements',
      'two countries',
      'abroad',
      'international',
      'cross-border',
      'diaspora',
    ],
  },
  opening: {
    question: 'When does registration open and close?',
    answer: `Registration opens on ${edition.openingDate} and closes on ${edition.closingDate}. It may be extended to ${edition.latestClosingDate}; the Register page would say so. Do not count on it: the learning phase begins on ${formatDay(eventDays.learning.start, 'date')}.`,
    keywords: ['deadline', 'date', 'last day', 'closing', 'late', 'extension', 'missed'],
  },
  confirmation: {
    question: 'What happens after we register?',
    answer: `Your representative will get a confirmation email within ${event.answerHours.registration} hours. If not, check the spam folder, then choose Registration on the Contact page and give your team name and the email address you used. An account with that address opens the participant portal, the My team page, where you can see and correct your team.`,
    keywords: ['mail', 'acknowledgement', 'arrived', 'dashboard', 'next steps'],
  },
  'team-size': {
    question: 'How big can a team be? Can I take part alone?',
    answer: `A team has ${edition.teamSize} members. The representative counts if listed as a member: leave “${teamForm.onTeam.label}” ticked in the form, and they are the first. You cannot register alone, so find at least one other person first: a classmate, a colleague or someone from your nearest hub.`,
    keywords: ['size', 'maximum', 'minimum', 'group', 'solo', 'single', 'by myself'],
  },
  teammates: {
    question: 'How do I find team members?',
    answer: `Come to the Find your teammates session on ${formatDay(firstDayOf('team-formation'), 'date')}, or ask about your nearest hub on the Contact page. Say which problem and track interest you, what you can do and how many hours a week you have.`,
    keywords: ['team mates', 'partner', 'looking for a team', 'discord'],
  },
  representative: {
    question: 'What does the team representative do?',
    answer:
      'The representative receives our emails, keeps the member list up to date in the participant portal and answers our questions about the project. They are your contact person; who leads the work is up to you.',
    keywords: ['leader', 'captain', 'contact person', 'responsible'],
  },
  members: {
    question: 'Can we change members later?',
    answer: `Yes, until the submission deadline on ${edition.deadlineDate}. The representative can edit the list on the My team page, as long as it still has ${edition.teamSize} members. Tell people before you remove them. If you are locked out of your account, write to us on the Contact page.`,
    keywords: ['add member', 'remove member', 'replace', 'edit team', 'update'],
  },
}
