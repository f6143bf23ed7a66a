import { event } from '#content/facts/event.ts'
import { retention } from '#content/facts/retention.ts'
import { paths } from '#content/paths.ts'
import { appealTime, report, toReport, type LegalPageWords } from '../legal.ts'

const answerTime = `${event.answerHours.message} hours on business days`

export const conductPage: LegalPageWords = {
  meta: {
    title: 'Code of conduct',
    description: `How we treat each other at ${event.name}, at the hubs and online; how to report what went wrong, who reads it, how soon we answer and what happens next.`,
  },
  hero: {
    title: 'How we treat each other',
    text: 'One rule book for every hub, call and chat, and for everyone from first-time coder to sponsor.',
    action: report,
  },
  summary: [
    'In danger? Call the local emergency number first, then tell a host.',
    'Everyone here should be able to build, ask and speak without fear. Help with that.',
    'No harassment, no insults, no pressure, no cheating.',
    `Something went wrong? [Tell us](#report). We answer within ${answerTime}.`,
  ],
  sections: [
    {
      id: 'where',
      heading: 'Where it applies',
      paragraphs: [
        'At every hub, workshop and the finale; in video calls, chats and emails about the hackathon; in the repositories of the projects; and between participants elsewhere, if it follows them back here.',
        'It applies to everyone: participants, hosts, mentors, judges, organisers, sponsors and guests. Money and titles buy no exception.',
      ],
    },
    {
      id: 'do',
      heading: 'What we ask of you',
      marks: 'yes',
      list: [
        'Listen before you correct. Ask; do not assume where someone comes from, what they know or what they believe.',
        'Use the language that the group shares, and translate for those who do not speak it well. Never laugh at an accent.',
        'Leave the keyboard to beginners. Explain without taking over.',
        "Share what is scarce: power, data, desks, the mentors' time.",
        'Say when you got help, from a person or from a model. Credit whose code, data or story it is.',
        "Treat data about real people as you would your own family's. Ask communities before you build on their language or knowledge.",
        'Take no for an answer at once, and do not ask why.',
      ],
    },
    {
      id: 'not',
      heading: 'What we do not accept',
      marks: 'no',
      list: [
        "Insults or jokes at the expense of someone's origin, people, skin, language, faith, sex, gender, orientation, body, disability, age, health, family or money.",
        'Unwanted sexual remarks, pictures or advances; touching without a clear yes.',
        'Threats, stalking, shouting people down, and setting others on someone.',
        'Taking photographs or recordings of people who said no, or of anyone under age without the consent of a parent or guardian.',
        "Publishing what someone told you in confidence, or someone's address, number or whereabouts.",
        'Offering jobs, visas, money or marks for favours; selling to people who came to build.',
        "Submitting other people's work as your own, tampering with another team's project, or putting pressure on a judge.",
        "Attacking someone's systems, or ours, beyond what their owner has allowed.",
        'Punishing someone for a report, or reporting what you know to be false.',
      ],
    },
    {
      id: 'report',
      heading: 'How to report',
      paragraphs: [
        `Use the ${toReport('contact form')}: its subject is already filled in. Write what happened, where, when and who was there, as far as you want to. It need not have happened to you. You need no proof and no account.`,
        'At a hub you can also tell the host or any organiser in person. They will write it down with you, if you like, and pass it on the same day.',
        'The form asks for a name and an email address, so that we can answer. You can give any name you like, and an address that does not give you away.',
      ],
      action: report,
      cards: [
        {
          title: 'Who reads it',
          rows: [
            [
              'Readers',
              'The administrators of the site. Hosts, mentors, judges and sponsors do not see it.',
            ],
            [
              'If it is about one of them',
              'Tell an organiser or a host you trust in person, or send the form without details and ask us to call you. The person it is about takes no part in the decision.',
            ],
          ],
        },
        {
          title: 'What happens then',
          rows: [
            [
              'At once',
              'An email tells you that your report has arrived. It repeats nothing you wrote.',
            ],
            [
              'First answer',
              `Within ${answerTime}, by a person. If someone may be in danger, we act before that.`,
            ],
            [
              'Then',
              'Two people who are not involved hear both sides, you first. We do nothing in your name that you do not want, unless others are in danger or the law makes us.',
            ],
            ['At the end', 'We tell you what we decided and why.'],
          ],
        },
        {
          title: 'What we keep',
          rows: [
            [
              'Report',
              `Like every message: until ${retention.submissionMonths} months after the finale, or after you sent it if that is later. Ask us to delete it sooner, and we will, unless a case is still open.`,
            ],
            ['More', `[Privacy](${paths.privacy})`],
          ],
        },
      ],
    },
    {
      id: 'consequences',
      heading: 'What we may do',
      paragraphs: ['As much as it takes to make things right and safe, and no more:'],
      list: [
        'A private talk, and an apology if the other person wants one.',
        'A warning, which the next decision takes into account.',
        'Leaving the session, the call or the hub for the day or for good.',
        'Leaving the hackathon. The team may go on without that person; if the whole team took part, it is out and gets no prize.',
        'For a host, mentor, judge or sponsor: the end of the role or the partnership.',
        'The police, if the person harmed wants it or the law demands it.',
      ],
    },
    {
      id: 'appeal',
      heading: 'If you think we are wrong',
      paragraphs: [
        `You can ask for a second look within ${appealTime} of a decision, whether it was about you or about your report: use the ${toReport('same form')} and say what we missed. People who did not make the first decision make the second. Until then the first one stands.`,
      ],
    },
  ],
}
