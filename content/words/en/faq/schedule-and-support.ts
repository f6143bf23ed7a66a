import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { formatDays } from '#content/format/days.ts'
import * as edition from '../edition.ts'
import type { FaqWords } from './question.ts'

export const scheduleAndSupport: FaqWords<'schedule-and-support'> = {
  weeks: {
    question: `When do the ${event.weeks} weeks start, and what happens in them?`,
    answer: `The ${event.weeks} weeks start on ${edition.weeksStartDate}. Weeks 1 to 4 are the bootcamp: you learn the protocol and settle on an idea. Weeks 5 to 7 are for building, and week 8 is the final showcase. At three checkpoints, in weeks 2, 4 and 6, you show your progress and ask for help. These weeks describe the work. Plan by the dates on the Schedule page: check-ins on ${edition.checkInList}, submission by ${edition.deadlineDate}, and the event as a whole from ${formatDays(event, 'date', 'to')}, the second day of the finale.`,
    keywords: ['begin', 'start date', 'dates', 'kick-off', 'programme', 'curriculum'],
  },
  phases: {
    question: 'What are the phases?',
    answer: `Registration runs until ${edition.closingDate}. Learning follows from ${formatDays(eventDays.learning, 'date', 'to')}, then development from ${formatDays(eventDays.development, 'date', 'to')}, when submissions close. The finale is on ${formatDays(event.finale, 'date', 'and')}. The Schedule page lists every session.`,
    keywords: ['timeline', 'calendar', 'plan', 'stages', 'key dates'],
  },
  hours: {
    question: 'How much time do we need each week?',
    answer: `We recommend ${edition.hoursSpoken} hours a week for each member, which leaves room for a job or classes. Agree on fixed hours at the start, and ask yourselves at each checkpoint whether your plan still fits.`,
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
      'Yes. The Add to Calendar button on the Schedule page gives you one entry for each event, in the right time zone, for any calendar app. There is also a PDF for when you have no connection.',
    keywords: ['ics', 'google calendar', 'outlook', 'download', 'pdf', 'print', 'phone'],
  },
  recordings: {
    question: 'What if we miss a session?',
    answer:
      'We record virtual events, so you can catch up later. We also transcribe them live, which helps when the sound is poor. If you miss a checkpoint, tell your mentor as soon as you can.',
    keywords: ['recording', 'absent', 'video', 'replay', 'transcription', 'offline'],
  },
  languages: {
    question: 'Which languages do you support?',
    answer:
      'Training materials are planned in English, French, Arabic, Kiswahili and Portuguese. You can get help in English, French and Arabic; this site is in English only. Your server can work in any language. One that assistants handle badly today is especially welcome.',
    keywords: ['French', 'Arabic', 'Swahili', 'Portuguese', 'English', 'translation', 'français'],
  },
  help: {
    question: 'Where do we get technical help?',
    answer:
      'Write to us on the Contact page and choose Technical questions, or Registration if it is about your team or account. We reply within 24 hours on business days. Registered teams can also bring questions to the mentor hours and check-ins on the Schedule page.',
    keywords: ['support', 'mentor', 'problem', 'question', 'discord', 'chat', '24/7', 'contact'],
  },
}
