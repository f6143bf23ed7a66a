import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import type { CaseKind, CaseState, Delivery } from '#content/wire/intake.ts'

const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
const minutes = (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` })

/** Writes a time in the one unit that fits it, rounded down but never to nothing; it is given in minutes. */
function span(length: number): string {
  if (length < 60) return minutes(Math.max(1, Math.floor(length)))
  return length < 48 * 60 ? hours(Math.floor(length / 60)) : days(Math.floor(length / (24 * 60)))
}

/** The part of the dashboard in which administrators answer what people send. */
export const intakePanel = {
  name: 'Inbox',
  listLabel: 'Which list',
  /** In the dialog of something that was sent. */
  toInbox: 'Answer, add notes and see the history in the inbox',
  lists: { inbox: 'Inbox', messages: 'Messages only', announcements: 'Announcements' },
  caption: 'Messages, applications and hub interest',
  found: (count: number, text: string) =>
    plural(count, { one: '1 entry', other: `${text} entries` }),
  searchPlaceholder: 'Name, email or subject',
  empty: 'Nothing has been sent yet. Messages, applications and hub interest will appear here.',
  picture: 'What is waiting, by urgency',
  parts: {
    late: 'Overdue',
    urgent: 'Due within 6 hours',
    calm: 'Due later',
    none: 'No time promised',
  },
  columns: {
    title: 'About',
    kind: 'Kind',
    from: 'From',
    owner: 'Looked after by',
    clock: 'Answer',
    received: 'Received',
  },
  due: 'Answer due',
  orders: { desc: 'Most urgent first', asc: 'Least urgent first' },
  filters: {
    kind: 'Kind',
    state: 'State',
    owner: 'Looked after by',
  },
  kinds: {
    message: 'Message',
    application: 'Application',
    hubInterest: 'Hub interest',
  } satisfies Record<CaseKind, string>,
  states: {
    waiting: 'Waiting',
    overdue: 'Overdue',
    answered: 'Answered',
  } satisfies Record<CaseState, string>,
  owners: { me: 'Me', nobody: 'Nobody' },
  clock: {
    within: (left: number) => `${span(left)} left`,
    late: (over: number) => `${span(over)} late`,
    none: 'No time promised',
    answered: (taken: number) => `Answered in ${span(taken)}`,
  },
  email: 'Email',
  owner: {
    label: 'Looked after by',
    take: "I'll take it",
    taken: { title: 'Success', text: 'It is yours.' },
    handedOver: { title: 'Success', text: 'It has been handed over.' },
  },
  history: {
    heading: 'History',
    empty: 'Nobody has written anything yet.',
    gone: 'A deleted account',
    note: (author: string) => `${author} noted`,
    deleteNote: 'Delete the note',
    noteDeleted: { title: 'Success', text: 'The note has been deleted.' },
    answer: (author: string) => `${author} answered`,
    status: (author: string, status: string) => `${author} set the status to “${status}”`,
    owner: (author: string, owner: string) => `${author} handed it to ${owner}`,
    taken: (author: string) => `${author} took it`,
    released: (author: string) => `${author} put it back for anyone to take`,
    deliveries: {
      waiting: 'Waiting for the mail service. We try again for three days.',
      sent: 'Sent',
      refused: 'The mail service refused this address. Try the phone, or another address.',
      'given-up': 'Not sent: the mail service did not accept it for three days.',
      bounced:
        "It bounced: the recipient's mail server rejected it. Try the phone, or another address.",
    } satisfies Record<Delivery, string>,
  },
  write: {
    legend: 'What to write',
    modes: { answer: 'Answer by email', note: 'Internal note' },
    answer: {
      label: 'Your answer',
      hint: (address: string) =>
        `Goes to ${address} as plain text, with our greeting at the end. The reply comes to our mailbox, not here.`,
      submit: 'Send the answer',
      submitting: 'Sending...',
      done: { title: 'Success', text: 'Your answer is on its way.' },
    },
    note: {
      label: 'Your note',
      hint: 'Only administrators see it here. The person it is about can read it, without your name, in the copy of their data.',
      submit: 'Save the note',
      submitting: 'Saving...',
      done: { title: 'Success', text: 'The note has been saved.' },
    },
    answered: (author: string) =>
      `${author} has already answered: read it above. Yours was not sent, and is still here.`,
    sendToo: 'Send mine as well',
  },
  talent: {
    heading: 'Talent list',
    people: (count: number) =>
      count === 0
        ? 'Nobody is on the list yet.'
        : plural(count, {
            one: '1 person is on the list.',
            other: `${formatNumber(count)} people are on the list.`,
          }),
    sent: (moment: string) => `Link sent on ${moment}.`,
    until: (date: string) => `It works until ${date}.`,
    ended: (date: string) => `It stopped working on ${date}.`,
    read: (times: number, moment: string) =>
      plural(times, {
        one: `Read once, on ${moment}.`,
        other: `Read ${formatNumber(times)} times, last on ${moment}.`,
      }),
    unread: 'Not read yet.',
    send: 'Send them a link',
    again: 'Send a new link',
    end: 'End the link',
    isSent: { title: 'Link sent', text: 'It is on its way. An earlier one no longer works.' },
    isEnded: { title: 'Link ended', text: 'The partner can no longer read the list.' },
  },
  sponsor: {
    summary: 'Show them on the site as a sponsor',
    text: 'Accepting changes nothing on the site: sponsors are part of its content. Once everything is agreed, a maintainer adds this line to the list, with the name as the organisation writes it, and deploys.',
    partner:
      'They applied for a long-term partnership, so agree on a tier first, and write it instead of “gold”.',
    place: (file: string, list: string) => `In ${file}, at the end of ${list}:`,
  },
} as const
