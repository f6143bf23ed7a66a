import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { formatDay, formatDays } from '#content/format/days.ts'
import * as edition from '../edition.ts'
import type { FaqWords } from './question.ts'

export const scheduleAndSupport: FaqWords<'schedule-and-support'> = {
  weeks: {
    question: `When do the ${event.weeks} weeks start, and what happens in them?`,
    answer: `The ${event.weeks} weeks start on ${edition.weeksStartDate}. Weeks 1 to 4 are the bootcamp: you learn the protocol and settle your idea. Weeks 5 to 7 are for building, and week 8 is the final showcase. At three checkpoints, in weeks 2, 4 and 6, you show your progress and ask for help. The event as a whole is dated from ${edition.openingDay}, when registration opens, to ${formatDay(event.end, 'date')}, the second day of the finale.`,
    keywords: ['begin', 'start date', 'dates', 'kick-off', 'programme', 'curriculum'],
  },
  phases: {
    question: 'What are the phases?',
    answer: `Registration runs to ${edition.closingDay}, learning from ${formatDays(eventDays.learning, 'day', 'to')}, development from ${formatDays(eventDays.development, 'day', 'to')}, when submissions close. The finale is on ${formatDays(event.finale, 'date', 'and')}. The Schedule page gives the date of every session.`,
    keywords: ['timeline', 'calendar', 'plan', 'stages', 'key dates'],
  },
  hours: {
    question: 'How much time do we need each week?',
    answer: `We recommend ${edition.hoursSpoken} hours a week, which leaves room for a job or for classes. Agree on fixed hours at the start, and see at each checkpoint whether your plan still fits.`,
    keywords: ['commitment', 'part-time', 'work', 'study'],
  },
  'time-zone': {
    question: 'Which time zone does the schedule use?',
    answer:
      'Central Africa Time (GMT+2), which is the same as South Africa Time. West Africa Time is one hour behind and East Africa Time one hour ahead, so 10:00 in the schedule is 09:00 in Lagos and 11:00 in Nairobi.',
    keywords: ['timezone', 'CAT', 'WAT', 'EAT', 'SAST', 'GMT', 'local time'],
  },
  calendar: {
    question: 'Can I put the schedule in my calendar?',
    answer:
      'Yes. The Add to Calendar button on the Schedule page gives you one entry for each event, in the right time zone, for any calendar program. There is also a PDF for days without a connection.',
    keywords: ['ics', 'google calendar', 'outlook', 'download', 'pdf', 'print', 'phone'],
  },
  recordings: {
    question: 'What if we miss a session?',
    answer:
      'Virtual events are recorded, so you can watch them later. They also have live transcription, which helps when the sound is poor. If you miss a checkpoint, tell your mentor soon.',
    keywords: ['recording', 'absent', 'video', 'replay', 'transcription', 'offline'],
  },
  languages: {
    question: 'Which languages are supported?',
    answer:
      'Training materials are planned in English, French, Arabic, Kiswahili and Portuguese. Help is given in English, French and Arabic. Your server may work in any language, and one which assistants handle badly today is very welcome.',
    keywords: ['French', 'Arabic', 'Swahili', 'Portuguese', 'English', 'translation', 'français'],
  },
  help: {
    question: 'Where do we get technical help?',
    answer:
      'Technical support is available 24 hours a day, 7 days a week, during the programme. Ask in the community chat first. For your registration or account write to us on the Contact page. We answer within 24 hours on business days.',
    keywords: ['support', 'mentor', 'problem', 'question', 'discord', 'contact'],
  },
}
