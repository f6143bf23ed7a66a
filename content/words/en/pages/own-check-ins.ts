import { checkInReminderHours } from '#content/facts/check-ins.ts'
import type { Standing } from '#content/facts/check-ins.ts'

export const standingNames: Readonly<Record<Standing, string>> = {
  planning: 'We are still planning',
  building: 'We are building',
  working: 'Our server works',
  stuck: 'We are stuck',
}

export const ownCheckInsPage = {
  meta: {
    title: 'Our check-ins',
    description: 'Three short reports on where your team stands.',
  },
  heading: 'Our check-ins',
  lead: 'Three check-ins, two minutes each. Anyone in the team can fill them in, and only the organisers and your mentor read them.',
  team: (name: string) => `The team ${name}`,
  back: 'My account',
  loading: 'Loading your check-ins...',
  failed: { text: "We couldn't load your check-ins.", retry: 'Try again' },
  noTeam: {
    text: 'You can fill in check-ins once you lead a team or have joined one.',
    action: 'Go to My team',
  },
  name: (number: number) => `Check-in ${number}`,
  states: {
    coming: (opens: string) => `Opens on ${opens}`,
    open: (closes: string) => `Open until ${closes} CAT`,
    told: (closes: string) => `Filled in. You can change it until ${closes} CAT`,
    over: (closes: string) => `Filled in. It closed on ${closes}`,
    missed: (closes: string) => `Not filled in. It closed on ${closes}`,
  },
  fields: {
    standing: { label: 'Where do you stand?' },
    progress: { label: 'What have you done this week?' },
    blockers: {
      label: 'What is blocking you?',
      hint: 'Be open: this is how we know who needs help.',
    },
    link: {
      label: 'A link',
      hint: 'A commit, a recording or a page that shows it. It must start with https://.',
    },
  },
  submit: 'Send',
  change: 'Save the changes',
  sending: 'Sending...',
  done: { title: 'Check-in sent', text: 'Thank you. You can change it until it closes.' },
  changed: {
    text: 'Someone else in your team has just sent this check-in. Their text:',
    take: 'Use their text',
    keep: 'Keep mine, and send it',
  },
  nothing: 'Nothing',
  reminders: {
    heading: 'Reminders',
    on: `If your team has not filled in a check-in, we email you once, ${checkInReminderHours} hours before it closes.`,
    off: "You don't get reminders by email.",
    all: 'All my emails',
    turnOff: 'Stop reminders',
    turnOn: 'Remind me again',
    isOff: { title: 'Reminders are off', text: "We'll no longer remind you about check-ins." },
    isOn: { title: 'Reminders are on', text: "We'll email you before a check-in closes." },
  },
} as const

/** The page behind the unsubscribe link of a reminder or an announcement. */
export const unsubscribePage = {
  meta: { title: 'Your emails', description: 'Choose which emails you get from us.' },
  reminders: {
    heading: 'Stop reminders',
    text: "Press the button, and we'll stop sending check-in reminders to this address.",
    submit: 'Stop reminders',
    done: {
      heading: 'Reminders are off',
      text: 'If you change your mind, turn them on again below.',
    },
  },
  announcements: {
    heading: 'Stop announcements',
    text: "Press the button, and we'll stop sending announcements to this address. You may miss changes to dates and places.",
    submit: 'Stop announcements',
    done: {
      heading: 'Announcements are off',
      text: 'If you change your mind, turn them on again below.',
    },
  },
  own: {
    heading: 'Your emails',
    text: "Choose which emails we send to your account's address.",
  },
  missing: {
    heading: 'This page needs the link from your email',
    text: 'Open the link in the email again, or sign in to choose which emails you get.',
    action: 'Sign in',
  },
  choices: {
    heading: 'What you get',
    reminders: 'Reminders before a check-in closes',
    announcements: 'Announcements from the organisers',
    always: 'We always send emails about your account and your own team.',
    submit: 'Save',
    saved: { title: 'Saved', text: "We'll follow your choice from now on." },
  },
} as const
