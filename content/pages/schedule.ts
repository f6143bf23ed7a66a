import { event } from '../event.ts'

export const schedulePage = {
  meta: {
    title: 'Schedule',
    description:
      'All dates from launch on 11 September to the finale in Cape Town on 11-12 November 2025, with a calendar file and a printable PDF.',
  },
  hero: {
    title: 'From launch to finale',
    text: `${event.dateText}, in four phases. We expect ${event.expectedParticipants} participants. The last two days are in Cape Town.`,
    addToCalendar: 'Add to Calendar',
    download: 'Download Schedule',
    subscribe: 'Subscribe to the calendar feed',
    subscribeHint: 'A subscribed calendar follows changes. A downloaded file does not.',
  },
  overview: {
    heading: 'Journey Overview',
    phaseLabel: (number: number) => `Phase ${number}`,
  },
  detail: {
    heading: 'Detailed Schedule',
    agendaHeading: 'Event Agenda',
    whereLabel: 'Where',
    whenLabel: 'When',
    passed: 'This event is over',
  },
  timeZones: {
    heading: 'Time Zone Information',
    text: 'All times are in Central Africa Time (CAT, GMT+2). West Africa Time is 1 hour behind, East Africa Time is 1 hour ahead, and South Africa Time is the same.',
    zoneColumn: 'Time zone',
    offsetColumn: 'Offset from GMT',
    differenceColumn: 'Compared with the schedule',
    citiesColumn: 'Cities',
    until: (date: string) => `until ${date}`,
    afterwards: 'afterwards',
  },
  accessibility: {
    heading: 'Accessibility & Support',
    text: 'If you need something else to take part, write to us before the event.',
    action: 'Contact Us',
  },
  reminders: { heading: 'Important Reminders' },
  closing: {
    heading: 'Find your place in it',
    text: 'Choose a track, then register before October 10.',
    trackAction: 'Choose Your Track',
    registerAction: 'Register Now',
  },
  calendarFile: {
    name: `${event.name} ${event.year}`,
    description: 'Dates of the hackathon. Times are in Central Africa Time.',
  },
  printable: {
    heading: 'Schedule',
    timeNote: 'All times are in Central Africa Time (CAT, GMT+2).',
  },
} as const
