import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
const minutes = (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` })

export const ownProjectPage = {
  meta: {
    title: 'Our project',
    description: "Write your team's project and submit it.",
  },
  untitled: 'Our project',
  team: (name: string) => `The project of the team ${name}`,
  back: 'My account',
  loading: 'Loading your project...',
  failed: {
    text: "We couldn't load your project.",
    retry: 'Try again',
  },
  noTeam: {
    text: 'You can write a project once you lead a team or have joined one.',
    action: 'Go to My team',
  },
  nothing: 'Your team has not written anything here.',
  later: 'Changed later, not submitted',
  formHeading: 'Your submission',
  required:
    'To submit, fill in every field that is not marked “optional”. Until then, save as little as you like.',
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
    label: 'Project status',
    none: 'Not submitted yet',
    never: 'Not submitted',
    handedIn: (when: string) => `Submitted on ${when}`,
    changed:
      'You have changed it since. Judges read what you submitted; submit again to replace it.',
    changedLate: 'Your later changes were not submitted, so judges will not see them.',
    same: 'Judges read exactly what you see here.',
    deadline: (when: string) => `Submit by ${when} CAT`,
    closed: (when: string) => `Projects could be submitted until ${when} CAT`,
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
    fresh: 'What you type is saved automatically.',
    over: 'The deadline has passed, so changes can no longer be saved.',
    saving: 'Saving...',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Saved on this device. It will be sent when the network is back.',
    refused: 'Saved on this device. Correct the highlighted fields to send it.',
    busy: 'Saved on this device. It will be sent in a minute.',
    conflict: 'Saved on this device. Someone else changed the project.',
    lost: (reason: string) => `Saved on this device only. ${reason}`,
  },
  merged: {
    title: 'Someone else changed the project too',
    text: 'Their changes are now in the form, alongside yours.',
  },
  compare: {
    open: 'Compare',
    heading: 'Someone else changed this',
    text: 'You both changed these fields. Choose which text to keep; the other is lost when you save.',
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
      one: 'Fill in one more field before you submit:',
      other: `Fill in ${count} more fields before you submit:`,
    }),
  submitted:
    'This version has been submitted. Until the deadline you can change it and submit it again.',
  complete: 'Nothing is missing. You can submit now.',
  handIn: 'Submit the project',
  handInAgain: 'Submit again',
  handingIn: 'Submitting...',
  handedInToast: {
    title: 'Your project has been submitted',
    text: 'Everyone who has joined your team gets an email.',
  },
  failure: {
    title: 'Not submitted',
    text: 'The network failed. What you wrote is saved on this device. Please try again.',
  },
  takeBack: {
    action: 'Withdraw the project',
    title: 'Withdraw the project?',
    text: 'Judges will not see it until you submit it again. Your text stays here.',
    confirm: 'Withdraw it',
    cancel: 'Keep it submitted',
    toast: {
      title: 'Project withdrawn',
      text: 'Your text is still here. Submit it again before the deadline.',
    },
  },
  after: {
    heading: 'Key dates',
    steps: {
      submit: {
        open: (time: string) => `Submit by ${time} CAT`,
        closed: 'Submission closed',
        text: 'You can change it and submit it again until the deadline.',
      },
      presentations: { title: 'Team presentations', text: 'Judges read your latest submission.' },
      awards: { title: 'Awards', text: 'All submitted projects are published with the results.' },
    },
  },
  /** `what` is the label of the field. */
  copy: { action: 'Copy', what: (what: string) => `: ${what}`, done: 'Copied' },
} as const
