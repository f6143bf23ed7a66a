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
    text: `${capitalise(edition.teamSize)} people, ${edition.weeks} weeks, one MCP server. Free, online or at a hub.`,
    participant: 'as a Participant',
    host: 'as a Host/Sponsor',
    actionsLabel: 'Register',
    closedText: `Registration closed on ${edition.closingDate}.`,
    joinText: `You can still join a team that has room until ${edition.deadlineDay}.`,
    nextText: 'Would you like to take part next time? Let us know.',
    upcomingText: `Registration opens on ${edition.openingDate} and closes on ${edition.closingDate}.`,
    closedSchedule: 'View Schedule',
    closedContact: 'Register Interest',
    closedJoin: 'Find a team',
  },
  stats: [
    { number: edition.participants, label: 'expected participants' },
    { number: edition.cities, label: 'African cities' },
    { number: String(event.weeks), label: 'weeks' },
    { number: edition.prizePoolShort, label: 'prize pool' },
  ],
  form: {
    heading: 'Team registration',
    text: `One person fills in the form for the whole team. Register by ${edition.wholeClosingDate}: we'll confirm by email within ${event.answerHours.registration} hours.`,
    signedOut:
      "Create an account to view and edit your team later, using the representative's email address.",
    signIn: 'Sign in or create an account',
    required: 'Fields without the word “optional” are required.',
    ...teamForm,
    submit: 'Register Your Team',
    submitting: 'Registering...',
  },
  failure: {
    title: 'Error',
    text: "We couldn't register your team. Nothing you typed is lost. Please try again.",
    offline:
      "You're offline. What you typed is saved on this device. Send it when you're back online.",
  },
  embedded: {
    frameTitle: 'Team registration form',
    link: 'Open the form in a new tab',
  },
  benefits: {
    heading: 'What your team gets',
    cards: [
      {
        id: 'learning',
        title: 'Training',
        description:
          'Bootcamps and workshops, with materials in English, French, Arabic, Kiswahili and Portuguese.',
      },
      {
        id: 'mentors',
        title: 'Mentors',
        description:
          'Engineers who answer your questions and look at your work at three check-ins and two reviews.',
      },
      {
        id: 'place',
        title: 'A place to work',
        description: 'Work online from anywhere, or at a hub alongside other teams.',
      },
      {
        id: 'ownership',
        title: 'Work you own',
        description:
          'Your team keeps the copyright and publishes its code under an open-source licence of your choice.',
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
        description: `Your team registers, learns the protocol and chooses a problem. Bootcamps and workshops are on ${edition.wholeLearningDays}.`,
      },
      {
        id: 'building',
        phase: 'Building Phase',
        duration: 'Weeks 5-7',
        description: `Your team writes, tests and documents its server, and submits it by ${edition.deadlineDay}. Plan on ${edition.wholeHoursRange} hours a week per member.`,
      },
      {
        id: 'showcase',
        phase: 'Final Showcase',
        duration: 'Week 8',
        description: 'Your team presents its server at AfricaCom in Cape Town, or online.',
      },
    ],
    statusLabels: { active: 'Active', upcoming: 'Upcoming', completed: 'Completed' },
  },
  noTeam: 'No team yet?',
} as const
