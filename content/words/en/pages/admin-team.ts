import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { Delivery } from '#content/wire/intake.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`

/** The page about one team in the dashboard. */
export const teamPanel = {
  meta: {
    title: 'Team',
    description: 'Everything about one team, for organisers.',
  },
  back: 'Back to the list',
  write: 'Write to the representative',
  registered: (date: string) => `Registered on ${date}`,
  facts: {
    heading: 'Facts',
    place: 'Hub',
    placeGiven: (city: string) => `${city}, has a place`,
    places: (taken: number, places: number) =>
      `${formatNumber(taken)} of ${formatNumber(places)} places are taken.`,
    waits: (city: string, date: string) => `${city}, waiting since ${date}`,
    ahead: (amount: number) =>
      amount === 0 ? 'It gets the next place.' : `${teams(amount)} ahead of it.`,
    online: 'Takes part online',
    mentor: 'Mentor',
    noMentor: 'Has not asked for one',
    waitsForMentor: 'Waiting for one',
    account: "Lead's account",
    noAccount: 'None yet',
    changed: 'Last changed',
    id: 'ID',
  },
  members: {
    heading: 'Members',
    lead: 'Lead',
    joined: (date: string) => `Joined on ${date}`,
    invited: (date: string) => `Invited, valid until ${date}`,
    expired: 'The invitation has expired',
    undelivered: 'Invitation not delivered',
    listed: 'Listed, not invited',
    absentLead: 'The representative is not among the members.',
  },
  invitation: {
    invite: 'Invite',
    inviteOf: (name: string) => `Invite ${name}`,
    invited: { title: 'Sent', text: 'The invitation is on its way.' },
    again: 'Send again',
    againOf: (name: string) => `Send again: the invitation of ${name}`,
    sent: {
      title: 'Sent',
      text: 'The invitation is on its way. The earlier link no longer works.',
    },
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from the team`,
    revoke: 'Withdraw',
    revokeOf: (name: string) => `Withdraw the invitation of ${name}`,
    question: (name: string) =>
      `Remove ${name} from the team? This also cancels their invitation. The representative gets an email.`,
    removeQuestion: (name: string) =>
      `Remove ${name} from the team? The representative gets an email.`,
    revoked: { title: 'Invitation withdrawn', text: 'The person is no longer listed in the team.' },
    removed: { title: 'Member removed', text: 'The person is no longer listed in the team.' },
  },
  notes: {
    heading: 'Notes',
    label: 'New note',
    hint: 'Only organisers see it here. The representative can read it in the copy of their data.',
    submit: 'Save the note',
    submitting: 'Saving...',
    done: { title: 'Saved', text: 'Other organisers can see the note.' },
    gone: 'Someone whose account was deleted',
    remove: 'Delete',
    removeOf: (author: string, moment: string) => `Delete: the note of ${author}, ${moment}`,
    removed: { title: 'Deleted', text: 'The note has been deleted.' },
  },
  edit: {
    open: 'Change the team',
    heading: 'Change the team on its behalf',
    text: 'The same rules apply as for the lead. The history shows which fields you changed, and the representative gets an email.',
    locked: 'The time for changes is over. To change the team, make an exception first.',
    save: 'Save the changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    done: { title: 'Saved', text: 'The representative gets an email.' },
    conflict:
      'Someone else has changed the team since you opened it. What you typed is still here. Save again to replace their change.',
  },
  checkIns: {
    heading: 'Check-ins',
    opens: (date: string) => `Opens on ${date}`,
    closes: (date: string) => `Open until ${date}`,
    missed: 'Not filled in',
  },
  project: {
    heading: 'Project',
    none: "The team hasn't started.",
    more: 'See everything that was submitted',
  },
  mentoring: {
    heading: 'Mentoring',
    gone: 'A former mentor',
    asked: (date: string, language: string) => `Asked on ${date}, in ${language}`,
    since: (date: string) => `Since ${date}`,
    ended: (date: string) => `Until ${date}`,
    waiting: 'Waiting',
  },
  mails: {
    heading: 'Emails',
    empty: 'None yet.',
    states: {
      waiting: 'Waiting',
      sent: 'Sent',
      refused: 'Refused',
      'given-up': 'Not sent',
      bounced: 'Bounced',
    } satisfies Record<Delivery, string>,
  },
  history: {
    heading: 'History',
    empty: 'Nothing yet apart from the registration.',
  },
  ended: {
    heading: 'This team no longer exists',
    merged: (date: string) => `It was merged on ${date}.`,
    into: 'Its members are now in',
    intoGone: 'The team it was merged into no longer exists either.',
    deleted: (date: string) => `It was deleted on ${date}, with everything that belonged to it.`,
  },
  unknown: {
    heading: 'There is no such team',
    text: 'Check the address. It may be incomplete, or belong to a team that ended more than a year ago.',
  },
} as const
