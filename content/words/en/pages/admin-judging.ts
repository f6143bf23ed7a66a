import { event } from '#content/facts/event.ts'
import { isolate } from '#content/format/isolate.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const count = (amount: number, one: string, other: string) =>
  `${formatNumber(amount)} ${plural(amount, { one, other })}`

const projects = (amount: number) => count(amount, 'project', 'projects')
const judges = (amount: number) => count(amount, 'judge', 'judges')
const scores = (amount: number) => count(amount, 'score', 'scores')

/** The part of the dashboard that runs the judging. */
export const judgingPanel = {
  legend: 'Part of the judging',
  parts: {
    judges: 'Judges',
    sharing: 'Assignment',
    results: 'Results',
    publication: 'Publication',
  },
  more: (amount: number) => `Show ${formatNumber(amount)} more`,
  shown: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)} shown`,
  judges: {
    invite: {
      heading: 'Invite judges',
      text: 'Each address gets an email. People who have an account become judges at once; others set a password first.',
      fields: {
        emails: { label: 'Email addresses', hint: 'One on each line.' },
        organization: { label: 'Organisation' },
        domain: {
          label: 'Email domain of the organisation',
          hint: 'They will not judge a team with a member at this domain.',
        },
        hubId: { label: 'Hub', hint: 'They will not judge a team from this hub.' },
      },
      noHub: 'None',
      empty: 'Enter at least one address.',
      submit: 'Send invitations',
      submitting: (done: number, total: number) =>
        `Sending ${formatNumber(done)} of ${formatNumber(total)}...`,
      done: (amount: number) => ({
        title: 'Invited',
        text: `${judges(amount)} will get an email.`,
      }),
      failed: (email: string, reason: string) => `${email}: ${reason}`,
      kept: 'These addresses could not be invited and are still in the field:',
    },
    caption: 'Judges, furthest behind first',
    sum: (done: number, all: number) => `${formatNumber(done)} of ${scores(all)} submitted.`,
    mean: (percent: string) => `The line across each bar marks the average, ${percent}.`,
    paces: {
      behind: (points: number) => `More than ${formatNumber(points)} points behind`,
      onPace: 'On pace',
      finished: 'Finished',
    },
    /** Writes to all who have scores to submit. */
    remind: {
      label: (amount: number) => `Remind ${judges(amount)}`,
      subject: `Your scores for ${event.name}`,
    },
    left: (amount: number) => (amount === 0 ? 'Finished' : `${formatNumber(amount)} to go`),
    none: 'No judges yet. Invite the first one above.',
    search: 'Name, email or organisation',
    columns: {
      judge: 'Judge',
      ties: 'Organisation and hub',
      state: 'State',
      done: 'Submitted',
      conflicts: 'Conflicts',
    },
    states: { invited: 'Invited', active: 'Judging', inactive: 'Cannot sign in' },
    done: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    edit: {
      ties: 'Connections that rule out projects',
      hint: 'Projects of this organisation or hub are closed to the judge at once. The next assignment gives them to others and deletes their scores.',
      save: 'Save',
      saved: { title: 'Saved', text: 'The next assignment takes it into account.' },
      invitedOn: 'Invited',
      again: 'Send the invitation again',
      sentAgain: { title: 'Sent', text: 'The judge has a new link; the old one no longer works.' },
      remove: 'Remove the judge',
      removeConfirm: (name: string) =>
        `Remove ${isolate(name)} as a judge? Scores they have submitted still count; drafts are deleted. They get an email.`,
      removed: { title: 'Removed', text: 'They no longer see any projects.' },
    },
    conflicts: {
      heading: 'Conflicts of interest',
      text: 'Judges never get a project from their own team, a team they mentored, or their organisation or hub. This list shows the conflicts declared in addition.',
      caption: 'Declared conflicts, newest first',
      none: 'Nobody has declared a conflict.',
      columns: { project: 'Project', judge: 'Judge', reason: 'Reason', by: 'Declared by' },
      own: 'The judge',
      organisers: 'Organisers',
      deleted: 'Deleted account',
      withdraw: 'Withdraw',
      withdrawLabel: (judge: string, project: string) =>
        `Withdraw the conflict of ${isolate(judge)} with ${isolate(project)}`,
      withdrawn: {
        title: 'Conflict withdrawn',
        text: 'The next assignment may give them the project.',
      },
      add: 'Keep a judge away from a project',
      fields: {
        judge: { label: 'Judge' },
        project: { label: 'Project' },
        reason: { label: 'Reason' },
      },
      choose: 'Choose',
      submit: 'Keep away',
      submitting: 'Saving...',
      declared: {
        title: 'Saved',
        text: 'The judge no longer has the project, and any score they gave it is deleted.',
      },
    },
  },
  sharing: {
    heading: 'Assign the projects',
    text: 'Preview first: nothing changes until you assign. You can run it again at any time before the results are published. Scores and drafts stay.',
    fields: {
      perProject: { label: 'Judges per project' },
      perJudge: { label: 'Maximum projects per judge' },
    },
    preview: 'Preview',
    previewing: 'Planning...',
    assign: 'Assign',
    assigning: 'Assigning...',
    assigned: { title: 'Assigned', text: 'Judges can see their projects now.' },
    outcome: 'What this does',
    places: (given: number, needed: number, all: number, crowd: number) =>
      `${formatNumber(given)} of ${formatNumber(needed)} places filled, for ${projects(all)} by ${judges(crowd)}.`,
    load: (least: number, most: number) =>
      least === most
        ? `Each judge gets ${projects(least)}.`
        : `Judges get ${formatNumber(least)} to ${projects(most)}.`,
    change: (added: number, removed: number) =>
      added + removed === 0
        ? 'Nothing changes: this is how they are assigned now.'
        : `${formatNumber(added)} added, ${formatNumber(removed)} removed.`,
    apart: (conflicts: {
      team: number
      mentor: number
      organization: number
      hub: number
      declared: number
    }) =>
      `Kept apart: ${formatNumber(conflicts.team)} for their own team, ${formatNumber(conflicts.mentor)} for a team they mentored, ${formatNumber(conflicts.organization)} for their organisation, ${formatNumber(conflicts.hub)} for their hub, ${formatNumber(conflicts.declared)} declared.`,
    linked:
      'All judges are linked by shared projects, so we can adjust for strict and lenient judges.',
    groups: (groups: number) =>
      `Judges and projects fall into ${formatNumber(groups)} groups with nothing in common, so points can be compared only within a group. To link them, assign more judges per project.`,
    short: (amount: number) =>
      `${projects(amount)} ${plural(amount, { one: 'gets', other: 'get' })} fewer judges than asked for:`,
    shortages: {
      conflicts: (title: string, given: number) =>
        `${isolate(title)}: ${judges(given)}, because of conflicts`,
      places: (title: string, given: number) =>
        `${isolate(title)}: ${judges(given)}, because no judge has room`,
    },
    noProjects: 'No project has been submitted yet, so there is nothing to assign.',
    noJudges: 'No judge has accepted yet.',
    progress: {
      heading: 'Progress',
      since: (when: string, perProject: number, perJudge: number) =>
        `Assigned ${when}: ${judges(perProject)} per project, at most ${projects(perJudge)} per judge.`,
      never: 'Nothing has been assigned yet.',
      short: (amount: number, perProject: number) =>
        `${projects(amount)} ${plural(amount, { one: 'has', other: 'have' })} fewer than ${judges(perProject)}. Assign again to fill the places.`,
      picture: 'Scores: submitted, draft, not started',
      states: { handedIn: 'Submitted', draft: 'Draft', open: 'Not started' },
      complete: (done: number, all: number) =>
        `${formatNumber(done)} of ${projects(all)} have every score.`,
      caption: 'Projects, fewest scores first',
      marks: (handedIn: number, drafts: number, open: number) =>
        `${formatNumber(handedIn)} submitted, ${formatNumber(drafts)} in draft, ${formatNumber(open)} not started`,
    },
  },
  results: {
    heading: 'Results',
    /** While scores are missing. */
    provisional: 'Provisional',
    howTo: 'How points are adjusted',
    method:
      'Adjusted points are what a project would get from judges who are neither strict nor lenient. The fewer scores a place rests on, the less certain it is.',
    rests: (least: number, most: number) =>
      least === most
        ? `Each place rests on ${scores(most)}.`
        : `A place rests on ${formatNumber(least)} to ${scores(most)}.`,
    fewer: (amount: number, most: number) =>
      `${projects(amount)} ${plural(amount, { one: 'has', other: 'have' })} fewer than ${formatNumber(most)}.`,
    key: {
      points: 'Adjusted points',
      given: 'The scores as given',
      won: 'Wins a prize',
      open: 'Would win a prize, but scores are missing',
    },
    scores,
    none: 'No judge has submitted a score yet.',
    groups: (groups: number) =>
      `Judges and projects fall into ${formatNumber(groups)} groups with nothing in common, so points can be compared only within a group.`,
    residual: (points: string) =>
      `After adjustment, scores differ from the adjusted points by ${points} points on average.`,
    track: 'Track',
    all: 'All',
    caption: 'Projects by adjusted points',
    columns: {
      place: 'Place',
      project: 'Project',
      evened: 'Adjusted points',
      raw: 'Average',
      rawPlace: 'Place by average',
      spread: 'Points and scores',
      scores: 'Scores',
    },
    team: 'Team',
    groupColumn: 'Group',
    tied: 'tied',
    group: (group: number) => `Group ${formatNumber(group)}`,
    spread: (points: readonly number[]) =>
      `Scores ${points.map((point) => formatNumber(point)).join(', ')}`,
    unjudged: (amount: number) =>
      `${projects(amount)} without a score ${plural(amount, { one: 'is', other: 'are' })} not in the list:`,
    judges: {
      heading: 'Strict and lenient judges',
      caption: 'Judges, strictest first',
      columns: { judge: 'Judge', scores: 'Scores', mean: 'Mean', leniency: 'Compared with others' },
      brief: (amount: number, mean: string) => `${scores(amount)}, mean ${mean}`,
      kinder: (points: string) => `${points} points more lenient`,
      stricter: (points: string) => `${points} points stricter`,
      even: 'In line with the others',
    },
  },
  publication: {
    results: {
      heading: 'Step 1: the results',
      text: 'Publishing ends the judging: scores can no longer change. The public sees results only in the gallery.',
      open: (amount: number) => `Not published. ${scores(amount)} submitted so far.`,
      published: (when: string) => `Published ${when}.`,
      incomplete: (amount: number) => `${scores(amount)} not submitted yet.`,
      winners: 'The top places',
      publish: 'Publish the results',
      publishConfirm:
        'Publish the results as you see them here? Judges can no longer change their scores. Public projects show their prizes at once. You can undo this.',
      done: { title: 'Published', text: 'Next, publish the projects.' },
      withdraw: 'Unpublish the results',
      withdrawConfirm:
        'Unpublish the results? Judges can change their scores again. Prizes disappear from public pages and certificates at once.',
      withdrawn: { title: 'Results unpublished', text: 'Judges can score again.' },
    },
    gallery: {
      heading: 'Step 2: the projects',
      text: 'This gives every submitted project a public page, and shows the prizes if the results are published.',
      open: (amount: number) => `Not public. ${projects(amount)} submitted.`,
      published: (when: string) => `Public since ${when}.`,
      withoutPrizes: 'The results are not published, so no project would show a prize.',
      publish: 'Publish the projects',
      publishConfirm: (amount: number) =>
        `Make ${projects(amount)} public, with their teams' names? You can undo this.`,
      done: { title: 'Published', text: 'Everyone can read the projects now.' },
      link: 'Open the projects',
      withdraw: 'Unpublish the projects',
      withdrawConfirm: 'Unpublish all projects? Their pages disappear at once.',
      withdrawn: { title: 'Projects unpublished', text: 'Nobody can read them now.' },
    },
  },
} as const
