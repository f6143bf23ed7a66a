import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
const minutes = (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` })

export const ownProjectPage = {
  meta: {
    title: 'Our project',
    description: "Write your team's project and hand it in.",
  },
  untitled: 'Our project',
  team: (name: string) => `A project of the team ${name}`,
  back: 'My account',
  loading: 'Loading your project...',
  failed: {
    text: "We couldn't load your project.",
    retry: 'Try again',
  },
  noTeam: {
    text: 'A project belongs to a team. You can write one once you lead a team or have joined one.',
    action: 'Go to My team',
  },
  formHeading: 'What you hand in',
  required:
    'Fields without the word “optional” are required when you hand in. Until then, save as little as you like.',
  length: (used: number, most: number) =>
    `${formatNumber(used)} of ${formatNumber(most)} characters`,
  preview: {
    open: 'Preview',
    close: 'Back to writing',
    loading: 'Loading the preview...',
    label: 'Preview of the description',
    empty: 'There is nothing to show yet.',
    failed: "We couldn't load the preview. Please try again.",
  },
  state: {
    label: 'State of the project',
    none: 'Not handed in yet',
    never: 'Not handed in',
    handedIn: (when: string) => `Handed in on ${when}`,
    changed:
      'You have changed it since. Judges read what you handed in; hand it in again to replace that.',
    same: 'Judges read exactly what you see here.',
    deadline: (when: string) => `Hand in by ${when} CAT`,
    closed: (when: string) => `Projects could be handed in until ${when} CAT`,
    closedEmpty: 'If something went wrong, write to us now.',
    closedContact: 'Contact us',
    left: {
      days: (d: number, h: number) => `${days(d)} and ${hours(h)} left`,
      hours: (h: number, m: number) => `${hours(h)} and ${minutes(m)} left`,
      minutes: (m: number) => `${minutes(m)} left`,
      seconds: 'Less than a minute left',
    },
  },
  saving: {
    fresh: 'What you type saves itself.',
    saving: 'Saving...',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Saved on this device. It will be sent when the network is back.',
    refused: 'Saved on this device. Correct the marked fields to send it.',
    busy: 'Saved on this device. It will be sent in a minute.',
    conflict: 'Saved on this device. Someone else changed the project.',
    lost: (reason: string) => `Saved on this device only. ${reason}`,
  },
  merged: {
    title: 'Someone else changed the project too',
    text: 'Their changes are in the form now, beside yours.',
  },
  compare: {
    open: 'Compare',
    heading: 'Someone else changed this',
    text: 'You both changed these fields. Choose which text to keep; the other is gone once you save.',
    mine: 'Yours',
    theirs: 'Theirs',
    empty: '(empty)',
    keepMine: 'Keep yours',
    takeTheirs: 'Take theirs',
    choose: (field: string) => `Which text to keep: ${field}`,
    save: 'Save my choice',
  },
  missing: (count: number) =>
    plural(count, {
      one: 'One field is missing before you can hand in:',
      other: `${count} fields are missing before you can hand in:`,
    }),
  complete: 'Nothing is missing. You can hand it in.',
  handIn: 'Hand in',
  handInAgain: 'Hand in again',
  handingIn: 'Handing in...',
  handedInToast: {
    title: 'Your project is handed in',
    text: 'Everyone who joined your team gets an email.',
  },
  failure: {
    title: 'Not handed in',
    text: 'The network failed. What you wrote is saved on this device. Please try again.',
  },
  takeBack: {
    action: 'Take it back',
    title: 'Take the project back?',
    text: 'Judges will not see it until you hand it in again. Your text stays here.',
    confirm: 'Take it back',
    cancel: 'Leave it handed in',
    toast: {
      title: 'Taken back',
      text: 'Your text is still here. Hand it in again before the deadline.',
    },
  },
  after: {
    heading: 'What happens afterwards',
    steps: [
      'You can change it and hand it in again until the deadline.',
      'Judges read what you handed in last.',
      'It is published with the results.',
    ],
  },
} as const
