import { event } from '#content/facts/event.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths, type LinkingWords } from '#content/paths.ts'

export const judgingPage = {
  meta: {
    title: 'Judging',
    description: `Projects to judge for ${event.name}.`,
  },
  heading: 'Projects to judge',
  lead: 'Read each project, run it if you can, and score it on the five criteria. Other judges do not see your scores.',
  loading: 'Loading...',
  failed: { text: "We couldn't load your projects.", retry: 'Try again' },
  notJudge: {
    text: 'This page is for judges. If you were invited, sign in with the email address we invited.',
    action: { label: 'Open my account', href: paths.account },
  },
  none: 'You have no projects yet. We will email you once we have assigned them.',
  progress: (done: number, total: number) =>
    `${formatNumber(done)} of ${formatNumber(total)} ${plural(total, { one: 'project', other: 'projects' })} scored`,
  next: { heading: 'Next:', start: 'Start scoring', resume: 'Continue scoring' },
  groups: {
    todo: (amount: number) => `To do (${formatNumber(amount)})`,
    scored: (amount: number) => `Scored (${formatNumber(amount)})`,
  },
  states: {
    open: 'Not started',
    draft: 'Draft',
    'handed-in': 'Submitted',
    changed: 'Changed since you submitted',
  },
  outdated: 'The team has submitted again since you last saved your scores.',
  points: (points: number) => `${formatNumber(points)} of 100 points`,
  /** Once, above the numbers of a list. */
  scale: 'Points out of 100',
  published: 'The results are published, so scores can no longer change.',
  given: {
    heading: 'Your scores',
    note: 'Notes',
    none: 'You did not submit scores for this project.',
  },
  project: {
    back: { label: 'All projects to judge', href: paths.judging },
    gone: 'This project is not one you judge.',
    about: 'What it does',
    run: 'How to run it',
    tools: 'Tools',
    links: { repository: 'Source code', demo: 'Try it', video: 'Watch the video' },
    facts: {
      team: 'Team',
      licence: 'Licence',
      languages: 'Languages',
      dataSources: 'Data sources',
    },
  },
  form: {
    heading: 'Your scores',
    weight: (per: number) => `${per} per cent of the score`,
    scale: 'What each score means',
    note: 'Notes',
    noteHint: 'For the organisers and you. The team does not see them.',
    missing: 'Choose a score.',
    incomplete: (count: number) =>
      `${plural(count, { one: 'One criterion still needs', other: `${formatNumber(count)} criteria still need` })} a score.`,
    handIn: 'Submit scores',
    handInAgain: 'Submit again',
    handedIn: {
      title: 'Scores submitted',
      text: 'You can change your scores until the results are published.',
    },
    fresh: 'What you choose is saved automatically.',
    saved: 'Saved',
    saving: 'Saving...',
    unsaved: 'Saved on this device only. We keep trying to send it.',
    newer: {
      text: 'You changed these scores on another device. Which version do you want to keep?',
      theirs: 'The one from the other device',
      mine: 'The one on this page',
    },
  },
  conflict: {
    action: 'I should not judge this project',
    title: 'Do you have a conflict of interest?',
    text: 'If you know the team, work with them or could gain from their success, tell us. The project goes to another judge, and your scores for it are deleted.',
    reason: 'What is the connection?',
    tooShort: (least: number) => `Please write at least ${least} characters.`,
    confirm: 'Give the project back',
    cancel: 'Keep the project',
    done: { title: 'Thank you', text: 'The project goes to another judge.' },
  },
} as const satisfies LinkingWords
