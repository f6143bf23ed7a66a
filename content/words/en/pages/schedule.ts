import { event } from '#content/facts/event.ts'
import { plural } from '#content/format/plural.ts'
import * as edition from '../edition.ts'

export const schedulePage = {
  meta: {
    title: 'Schedule',
    description: `Every date from the launch on ${edition.openingDate} to the finale in Cape Town on ${edition.finaleDates}, with a calendar file and a printable PDF.`,
  },
  hero: {
    title: 'From launch to finale',
    text: `${edition.dates}, in four phases. We expect ${edition.participants} participants. The last two days take place in Cape Town.`,
    addToCalendar: 'Add to Calendar',
    download: 'Download Schedule',
    picture: 'The season, day by day',
    severalDays: 'Several days',
    today: 'Today',
    dayOf: (day: string, titles: string) => `${day}: ${titles}`,
  },
  calendar: {
    types: 'Which events?',
    typesHint: 'Choose event types, or leave every box empty to get them all.',
    submit: 'Download calendar file',
    submitting: 'Preparing...',
    withoutScript: 'Choosing event types needs JavaScript. You can still download:',
    done: {
      title: 'Calendar file saved',
      text: (count: number) =>
        `${count} ${plural(count, { one: 'event', other: 'events' })}. Open the file to add them to your calendar.`,
    },
    failed: "This part of the page couldn't be loaded. You can still download:",
    all: 'all events in one file',
    subscribeHint: "A subscription has the types chosen above and updates itself; a file doesn't.",
    subscribe: 'Subscribe to the feed',
    subscribeGoogle: 'Subscribe in Google Calendar',
    google: (title: string) => `Add ${title} to Google Calendar`,
    /** A deadline's title in calendars, which show it at noon, so the title has to give the time. */
    deadline: (title: string) => `${title}, ${edition.deadlineTime}`,
  },
  overview: {
    heading: 'Journey Overview',
    phaseLabel: (number: number) => `Phase ${number}`,
    now: 'Now',
  },
  detail: {
    heading: 'Detailed Schedule',
    filter: 'Show',
    all: 'All events',
    /** Below the day of the month: `Sep, Thu`. */
    stamp: (month: string, weekday: string) => `${month}, ${weekday}`,
    /** On the dates that come next. */
    next: 'Next',
    /** The last of several days. */
    until: (day: string) => `to ${day}`,
    agendaHeading: 'Event Agenda',
    whereLabel: 'Where',
  },
  clock: {
    own: (zone: string) => `Times are in your own time zone (${zone.replaceAll('_', ' ')}).`,
    showOwn: 'Show times in my time zone',
    showScheduled: 'Show Central Africa Time',
    all: 'All time zones',
  },
  timeZones: {
    heading: 'Time Zone Information',
    text: 'All times are in Central Africa Time (CAT, GMT+2). West Africa Time is 1\u00A0hour behind, East Africa Time is 1\u00A0hour ahead, and South Africa Time is the same.',
    example: (time: string) => `When a workshop starts at ${time} CAT, your clock shows:`,
    yours: 'Your time',
    all: 'All time zones',
    until: (date: string) => `until ${date}`,
    afterwards: 'afterwards',
  },
  accessibility: {
    heading: 'Accessibility & Support',
    text: 'If you need anything else to take part, write to us before the event.',
    action: 'Contact Us',
  },
  reminders: { heading: 'Important Reminders' },
  closing: {
    heading: 'Ready to take part?',
    text: `Choose a track, then register by ${edition.wholeClosingDate}.`,
    upcomingText: `Choose a track now. Registration opens on ${edition.openingDate}.`,
    closedText: `Registration for ${event.year} has closed. Read about the problems in each track.`,
    trackAction: 'Choose Your Track',
    registerAction: 'Register Now',
  },
  calendarFile: {
    name: `${event.name} ${event.year}`,
  },
} as const
