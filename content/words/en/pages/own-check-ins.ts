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
    description: 'Tell the organisers three times where your team stands.',
  },
  heading: 'Our check-ins',
  lead: 'Three times, two minutes each: where you stand, what you have done, and what blocks you. Anyone in the team can fill them in. The organisers and your mentor read them, and nobody else.',
  team: (name: string) => `The team ${name}`,
  back: 'My account',
  loading: 'Loading your check-ins...',
  failed: { text: "We couldn't load your check-ins.", retry: 'Try again' },
  noTeam: {
    text: 'Check-ins belong to a team. You can fill them in once you lead a team or have joined one.',
    action: 'Go to My team',
  },
  name: (number: number) => `Check-in ${number}`,
  states: {
    coming: (opens: string) => `Opens on ${opens}`,
    open: (closes: string) => `Open until ${closes} CAT`,
    told: (closes: string) => `Filled in. You can change it until ${closes} CAT`,
    over: (closes: string) => `Closed on ${closes}`,
    missed: (closes: string) => `Not filled in. It closed on ${closes}`,
  },
  fields: {
    standing: { label: 'Where do you stand?' },
    progress: { label: 'What have you done this week?' },
    blockers: {
      label: 'What blocks you?',
      hint: 'Say it plainly: this is how we know whom to help.',
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
    text: 'Someone else in your team has sent this check-in meanwhile. Their text:',
    take: 'Use their text',
    keep: 'Keep mine, and send it',
  },
  nothing: 'Nothing',
  reminders: {
    heading: 'Reminders',
    on: `We email each team once, ${checkInReminderHours} hours before a check-in closes that it has not filled in.`,
    off: 'You get no reminders by email.',
    all: 'All my emails',
    turnOff: 'Send me no reminders',
    turnOn: 'Remind me again',
    isOff: { title: 'Reminders are off', text: 'We no longer remind you of check-ins.' },
    isOn: { title: 'Reminders are on', text: 'We email you before a check-in closes.' },
  },
} as const

/** Where a reminder or an announcement leads whoever wants no more. */
export const unsubscribePage = {
  meta: { title: 'Your emails', description: 'Choose which emails you get from us.' },
  reminders: {
    heading: 'Stop reminders',
    text: 'Press the button, and we send no more reminders of check-ins to this address.',
    submit: 'Stop reminders',
    done: {
      heading: 'You get no more reminders',
      text: 'If you change your mind, turn them on again below.',
    },
  },
  announcements: {
    heading: 'Stop announcements',
    text: 'Press the button, and we send no more announcements to this address. You may miss changes of dates and places.',
    submit: 'Stop announcements',
    done: {
      heading: 'You get no more announcements',
      text: 'If you change your mind, turn them on again below.',
    },
  },
  own: {
    heading: 'Your emails',
    text: 'Choose what we may send to the address of your account.',
  },
  missing: {
    heading: 'This page needs the link from your email',
    text: 'Open the link in the email again, or sign in: then you choose here which emails you get.',
    action: 'Sign in',
  },
  choices: {
    heading: 'What you get',
    reminders: 'Reminders before a check-in closes',
    announcements: 'Announcements of the organisers',
    always: 'Emails about your account and your own team always arrive.',
    submit: 'Save',
    saved: { title: 'Saved', text: 'We go by your choice from now on.' },
  },
} as const
