import { event } from '#content/facts/event.ts'
import * as edition from '../edition.ts'
import { capitalise } from '../language.ts'
import { teamForm } from '../team-form.ts'

export const registerPage = {
  meta: {
    title: 'Register your team',
    description: `Register a team of ${edition.teamSize} people, online or at a city hub. Free. Registration closes on ${edition.closingDate}.`,
  },
  badge: {
    upcoming: 'Registration Opens Soon',
    open: 'Registration Now Open',
    closed: 'Registration Closed',
  },
  hero: {
    title: 'Bring a team. Build a server.',
    text: `${capitalise(edition.teamSize)} people, ${edition.weeks} weeks, one working MCP server. Taking part is free, online or at a hub.`,
    participant: 'as a Participant',
    host: 'as a Host/Sponsor',
    actionsLabel: 'Register',
    closedText: `Registration closed on ${edition.closingDate}. The schedule shows what happens next. Tell us if you want to join the next edition.`,
    upcomingText: `Registration opens on ${edition.openingDate} and closes on ${edition.closingDate}. The schedule shows what comes when.`,
    closedSchedule: 'View Schedule',
    closedContact: 'Register Interest',
  },
  stats: [
    { id: 'participants', value: edition.participants, label: 'expected participants' },
    { id: 'cities', value: edition.cities, label: 'African cities' },
    { id: 'weeks', value: String(event.weeks), label: 'weeks' },
    { id: 'prizes', value: edition.prizePoolShort, label: 'prize pool' },
  ],
  form: {
    heading: 'Team registration',
    text: `One person fills in the form for the whole team. We send a confirmation by email within ${event.answerHours.registration} hours.`,
    signedOut:
      'With an account you can see and change your team later. Use the same email address in both.',
    signIn: 'Sign in or create an account',
    required: 'Fields without the word “optional” are required.',
    ...teamForm,
    submit: 'Register Your Team',
    submitting: 'Registering...',
  },
  success: {
    title: 'Your team is registered',
    summaryLabel: 'What we have stored',
    text: `We have stored your registration and will confirm it by email within ${event.answerHours.registration} hours. If nothing comes, look in the spam folder, then write to us.`,
    nextHeading: 'What happens next',
    steps: [
      'Show the list above to your team. If something is wrong, sign in with the email address of the representative and change it.',
      'Put the dates into your calendar. The bootcamps come first.',
      'Read about your track and choose a problem that you know.',
    ],
    tracks: 'Read about your track',
    calendar: 'Add the dates to your calendar',
    account: 'Go to My team',
  },
  failure: {
    title: 'Error',
    text: 'We could not register your team. What you typed is still here. Please try again.',
    offline:
      'You are offline. What you typed is kept on this device. Send it when you are connected again.',
  },
  closed: {
    title: 'Registration is closed',
    text: `We no longer accept teams for ${event.year}.`,
  },
  upcoming: {
    title: 'Registration is not open yet',
    text: `The form will be here from ${edition.openingDate}.`,
  },
  embedded: {
    frameTitle: 'Team registration form',
    link: 'Open the form in a new tab',
  },
  benefits: {
    heading: 'What your team receives',
    cards: [
      {
        id: 'learning',
        title: 'Training',
        description:
          'Bootcamps and workshops, with material in English, French, Arabic, Kiswahili and Portuguese.',
      },
      {
        id: 'mentors',
        title: 'Mentors',
        description:
          'Engineers who answer questions and read your code at three check-ins and two reviews.',
      },
      {
        id: 'place',
        title: 'A place to work',
        description: 'Work online from anywhere, or at a hub together with other teams.',
      },
      {
        id: 'ownership',
        title: 'Work that is yours',
        description:
          'Your team keeps its copyright. You publish the code under an open-source licence that you choose.',
      },
    ],
  },
  journey: {
    heading: `Your ${edition.weeks} weeks`,
    phases: [
      {
        id: 'bootcamp',
        phase: 'Bootcamp Phase',
        duration: 'Weeks 1-4',
        description: 'Register, form your team, learn the protocol and choose your problem.',
        status: 'active',
        starts: event.registration.opens,
        ends: event.phases.development,
      },
      {
        id: 'building',
        phase: 'Building Phase',
        duration: 'Weeks 5-7',
        description: `Write, test and document your server. Plan ${edition.hoursRange} hours a week for each member.`,
        status: 'upcoming',
        starts: event.phases.development,
        ends: event.phases.developmentEnds,
      },
      {
        id: 'showcase',
        phase: 'Final Showcase',
        duration: 'Week 8',
        description: 'Submit your project, then present it at AfricaCom in Cape Town.',
        status: 'upcoming',
        starts: event.phases.finale,
        ends: event.phases.ends,
      },
    ],
    /** `status` applies unless registration goes by date; then the two instants decide. */
    statusLabels: { active: 'Active', upcoming: 'Upcoming', completed: 'Completed' },
  },
} as const
