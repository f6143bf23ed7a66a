import type { FaqCategory } from '../faq-category.ts'

export const scheduleAndSupport: FaqCategory = {
  id: 'schedule-and-support',
  title: 'Schedule & Support',
  colour: 'indigo',
  questions: [
    {
      id: 'when-do-the-eight-weeks-start',
      question: 'When do the 8 weeks start?',
      answer:
        'The 8 weeks start on 13 October 2025. The event as a whole is dated from 11 September, the day registration opens, to 12 November 2025, the second day of the finale. Go by the Schedule page when you plan, because it gives the date of every session.',
      keywords: ['begin', 'start date', 'dates', 'October', 'kick-off'],
    },
    {
      id: 'what-are-the-phases',
      question: 'What are the phases?',
      answer:
        'There are four. Registration runs to 10 October, learning from 11 to 20 October, and development from 21 October to 4 November, when submissions close. The finale is in Cape Town on 11 and 12 November 2025. The Schedule page lists the events of each phase.',
      keywords: ['timeline', 'calendar', 'plan', 'stages', 'key dates'],
    },
    {
      id: 'what-happens-week-by-week',
      question: 'What happens week by week?',
      answer:
        'Weeks 1 to 4 are the bootcamp: you learn the protocol and settle your idea. Weeks 5 to 7 are for building. Week 8 is the final showcase. There are three checkpoints, in weeks 2, 4 and 6, where you show your progress and ask for help.',
      keywords: ['bootcamp', 'building', 'checkpoint', 'programme', 'curriculum'],
    },
    {
      id: 'how-much-time-do-we-need',
      question: 'How much time do we need each week?',
      answer:
        'We recommend 10 to 15 hours a week. That leaves room for a job or for classes. Agree on fixed hours in your team at the start, and use the checkpoints in weeks 2, 4 and 6 to see whether your plan still fits.',
      keywords: ['hours', 'commitment', 'part-time', 'work', 'study'],
    },
    {
      id: 'which-time-zone-is-used',
      question: 'Which time zone does the schedule use?',
      answer:
        'Central Africa Time, which is GMT+2. South Africa Time is the same. West Africa Time is one hour behind, so 10:00 in the schedule is 09:00 in Lagos. East Africa Time is one hour ahead, so it is 11:00 in Nairobi.',
      keywords: ['timezone', 'CAT', 'WAT', 'EAT', 'SAST', 'GMT', 'local time'],
    },
    {
      id: 'can-i-put-the-schedule-in-my-calendar',
      question: 'Can I put the schedule in my calendar?',
      answer:
        'Yes. The Add to Calendar button on the Schedule page gives you one entry for each event, with the right time zone, for any calendar program. There is also a PDF of the schedule to print or to keep on your phone for days without a connection.',
      keywords: ['ics', 'google calendar', 'outlook', 'download', 'pdf', 'print'],
    },
    {
      id: 'what-if-we-miss-a-session',
      question: 'What if we miss a session?',
      answer:
        'Virtual events are recorded, so you can watch them later. They also have live transcription, which helps when the sound is poor. Offline resources are available for teams whose connection is slow or costly. If you miss a checkpoint, tell your mentor soon.',
      keywords: ['recording', 'absent', 'video', 'replay', 'transcription', 'offline'],
    },
    {
      id: 'which-languages-are-supported',
      question: 'Which languages are supported?',
      answer:
        'Training materials are planned in English, French, Arabic, Kiswahili and Portuguese. Help is given in English, French and Arabic. Your server may work in any language, and one that serves a language which assistants handle badly today is very welcome.',
      keywords: ['French', 'Arabic', 'Swahili', 'Portuguese', 'English', 'translation', 'français'],
    },
    {
      id: 'where-do-we-get-help',
      question: 'Where do we get technical help?',
      answer:
        'Technical support is available 24 hours a day, 7 days a week, during the programme. Ask in the community chat first, since other teams often know the answer. For anything about your registration or your account use the Contact page. We answer within 24 hours on business days.',
      keywords: ['support', 'mentor', 'problem', 'question', 'discord', 'contact'],
    },
  ],
}
