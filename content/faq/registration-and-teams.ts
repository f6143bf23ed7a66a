import type { FaqCategory } from '../faq-category.ts'

export const registrationAndTeams: FaqCategory = {
  id: 'registration-and-teams',
  title: 'Registration & Teams',
  colour: 'ochre',
  questions: [
    {
      id: 'how-do-i-register',
      question: 'How do we register?',
      answer:
        'Fill in the form on the Register page. You need a team name, one representative with an email address and a phone number, your country, and the name and email address of every member. You also choose whether you take part online or in person at a hub. One form registers the whole team.',
      keywords: ['sign up', 'apply', 'join', 'enrol', 'form'],
    },
    {
      id: 'what-does-it-cost',
      question: 'Does it cost anything to take part?',
      answer:
        'No. Participation is free for every team, whether you work online or from a hub. There is no registration fee, and the training sessions cost nothing. If you plan to work from a hub, ask it before you travel what it provides and what you should bring.',
      keywords: ['fee', 'price', 'payment', 'charge', 'money'],
    },
    {
      id: 'who-can-take-part',
      question: 'Who can take part?',
      answer:
        'Developers, researchers, students and startups, in teams of two to five. You do not have to write code to be useful: a good server also needs people who know the problem, the data, the law or the language. Members of one team may live in different cities or countries.',
      keywords: ['eligible', 'eligibility', 'student', 'beginner', 'country', 'requirements'],
    },
    {
      id: 'when-does-registration-open-and-close',
      question: 'When does registration open and close?',
      answer:
        'Registration opens on 11 September 2025 and closes on 10 October 2025. The learning phase begins on the next day, so a team that registers early has time to meet, read the tracks and agree on a problem before the first session.',
      keywords: ['deadline', 'date', 'last day', 'open', 'closing'],
    },
    {
      id: 'can-registration-be-extended',
      question: 'We may miss the closing date. Will registration be extended?',
      answer:
        'Registration may be extended to 17 October 2025. Please do not plan on it: work to 10 October, because the learning sessions do not wait. If the date moves, the Register page will say so.',
      keywords: ['late', 'extension', '17 October', 'deadline', 'missed'],
    },
    {
      id: 'when-will-we-get-a-confirmation',
      question: 'When will we hear that our registration has arrived?',
      answer:
        'Your team representative receives a confirmation email within 48 hours. If nothing has come by then, look in the spam folder first. Then write to us on the Contact page, choose Registration, and give the team name and the email address you used.',
      keywords: ['confirmation', 'email', 'mail', 'spam', 'acknowledgement', '48 hours'],
    },
    {
      id: 'what-happens-after-registration',
      question: 'What happens after we register?',
      answer:
        'You get access to the participant portal, which is the My team page of your account. Create an account, or sign in, with the email address of your team representative to see the team, check the members and correct what has changed. The Schedule page shows what comes next.',
      keywords: ['portal', 'dashboard', 'my team', 'next steps'],
    },
    {
      id: 'how-big-can-a-team-be',
      question: 'How many people can be in a team?',
      answer:
        'A team has between two and five members, counting the representative. Small is fine: two people who meet every week get further than five who never do. Try to have somebody who writes code and somebody who knows the problem well.',
      keywords: ['size', 'members', 'maximum', 'minimum', 'group'],
    },
    {
      id: 'can-i-take-part-alone',
      question: 'Can I take part alone?',
      answer:
        'No. Individuals cannot register; a team has at least two members. If you have an idea but no team, find one more person before you fill in the form. A classmate, a colleague or somebody from your nearest hub is enough to begin.',
      keywords: ['solo', 'individual', 'single', 'by myself'],
    },
    {
      id: 'how-do-i-find-team-members',
      question: 'How do I find team members?',
      answer:
        'Come to the session for finding teammates on 18 September, ask in the community chat, or ask your nearest hub through the Contact page. Say in two sentences which problem interests you, what you can do and how many hours a week you have. It also helps to name the track, because people often search by subject.',
      keywords: ['team mates', 'partner', 'looking for a team', 'discord'],
    },
    {
      id: 'what-does-the-team-representative-do',
      question: 'What does the team representative do?',
      answer:
        'Each team names one representative. This person receives our emails, keeps the list of members right in the participant portal, and answers when we have a question about the project. It is a contact role. It says nothing about who leads the work.',
      keywords: ['leader', 'captain', 'contact person', 'responsible'],
    },
    {
      id: 'can-we-change-members',
      question: 'Can we change members after we have registered?',
      answer:
        'Yes. The representative can correct the list on the My team page, as long as the team keeps between two and five members. Tell a person before you remove them. If you cannot reach your account, write to us on the Contact page and choose Registration.',
      keywords: ['add member', 'remove member', 'replace', 'edit team', 'update'],
    },
  ],
}
