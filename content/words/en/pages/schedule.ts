import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import * as edition from '../edition.ts'

export const schedulePage = {
  meta: {
    title: 'Schedule',
    description: `All dates from launch on ${edition.openingDay} to the finale in Cape Town on ${edition.finaleDates}, with a calendar file and a printable PDF.`,
  },
  hero: {
    title: 'From launch to finale',
    text: `${edition.dates}, in four phases. We expect ${edition.participants} participants. The last two days are in Cape Town.`,
    addToCalendar: 'Add to Calendar',
    download: 'Download Schedule',
    picture:
      'Each dot is a day, each column a week. Bright days have an event; the ring marks the finale.',
  },
  calendar: {
    types: 'Which events?',
    typesHint: 'Choose types of event, or leave all boxes empty to take every event.',
    submit: 'Download calendar file',
    submitting: 'Preparing...',
    withoutScript: 'Choosing types of event needs JavaScript. Without it you can take everything:',
    done: {
      title: 'Calendar file saved',
      text: (count: number) =>
        `${count} ${plural(count, { one: 'event', other: 'events' })}. Open the file to add them to your calendar.`,
    },
    failed: 'This part of the page could not be loaded. You can still take everything:',
    all: 'all events in one file',
    subscribeHint: 'A subscribed calendar follows changes. A downloaded file does not.',
    subscribe: 'Subscribe to the feed',
    subscribeGoogle: 'Subscribe in Google Calendar',
    google: 'Google Calendar',
  },
  overview: {
    heading: 'Journey Overview',
    phaseLabel: (number: number) => `Phase ${number}`,
  },
  detail: {
    heading: 'Detailed Schedule',
    agendaHeading: 'Event Agenda',
    whereLabel: 'Where',
  },
  timeZones: {
    heading: 'Time Zone Information',
    text: 'All times are in Central Africa Time (CAT, GMT+2). West Africa Time is 1 hour behind, East Africa Time is 1 hour ahead, and South Africa Time is the same.',
    example: (time: string) => `When a workshop starts at ${time} CAT, your clock shows:`,
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
    text: `Choose a track, then register by ${edition.closingHeadline}.`,
    upcomingText: `Choose a track now. Registration opens on ${edition.openingHeadline}.`,
    closedText: `Registration for ${event.year} has closed. Read what the teams are building in each track.`,
    trackAction: 'Choose Your Track',
    registerAction: 'Register Now',
  },
  calendarFile: {
    name: `${event.name} ${event.year}`,
  },
} as const
