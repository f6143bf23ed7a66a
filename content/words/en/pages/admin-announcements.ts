import { isolate } from '#content/format/isolate.ts'
import { plural } from '#content/format/plural.ts'
import type {
  AnnouncementGroup,
  AnnouncementState,
  RecipientState,
} from '#content/wire/announcements.ts'

const people = (count: number, text: string) =>
  plural(count, { one: '1 person', other: `${text} people` })

/** The part of the dashboard in which administrators write to many people at once. */
export const announcementsPanel = {
  caption: 'Announcements, newest first',
  found: (count: number, text: string) =>
    plural(count, { one: '1 announcement', other: `${text} announcements` }),
  searchPlaceholder: 'Subject',
  empty: 'No announcements yet. Write the first one: nothing goes out until you send it.',
  columns: {
    subject: 'Subject',
    to: 'To',
    recipients: 'Recipients',
    state: 'State',
    written: 'Written',
    next: 'Next step',
  },
  resume: 'Continue writing',
  label: (action: string, subject: string) => `${action}: ${isolate(subject)}`,
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Being sent',
    paused: 'Paused',
    done: 'Sent',
  } satisfies Record<AnnouncementState, string>,
  groups: {
    leads: 'Team leads',
    members: 'Everyone in a team',
    judges: 'Judges',
    mentors: 'Mentors',
    hubs: 'Hub organisers',
  } satisfies Record<AnnouncementGroup, string>,
  silent: (number: string) => `check-in ${number} not filled in`,
  ofHub: (city: string) => `from the hub in ${city}`,
  draftOfHub:
    'The hub organisers have not sent it yet. Once they have, you can stop it, but you cannot change it.',
  held: 'The organisers of the event have stopped this announcement. Please contact them.',
  back: 'All announcements',
  newOne: 'New announcement',
  changed: {
    text: 'Someone else has changed this draft. Your text is still here.',
    take: 'Show theirs',
  },
  budget: (used: string, most: string) => `Today: ${used} of ${most} emails used.`,
  hubBudget: (used: string, most: string) => `Today: ${used} of ${most} announcements used.`,
  form: {
    group: {
      label: 'To',
      placeholder: 'Choose who gets it',
      hint: '“Everyone in a team” means leads and members who have joined, not people who are only listed.',
    },
    country: { label: 'Country', placeholder: 'All countries' },
    hub: { label: 'Hub', placeholder: 'All hubs, and online' },
    track: { label: 'Track', placeholder: 'All tracks' },
    silentAt: { label: 'Missing check-in', placeholder: 'Any' },
    checkIn: (number: string) => `Check-in ${number} not filled in`,
    subject: { label: 'Subject' },
    text: {
      label: 'Text',
      hint: 'Markdown: **bold**, # heading, - list, [words](https://address). No pictures.',
    },
    submit: 'Save and preview',
    submitting: 'Saving...',
  },
  preview: {
    heading: 'Preview',
    legend: 'Width of the preview',
    widths: { phone: 'Phone', desktop: 'Desktop' },
    frame: 'The email as it will be sent',
  },
  send: {
    heading: 'Send it',
    unsaved: 'Save your changes first: we send the saved version.',
    reach: (count: number, text: string) => `It goes to ${people(count, text)}.`,
    unsubscribed: (count: number, text: string) =>
      `${people(count, text)} in this group ${plural(count, { one: 'has', other: 'have' })} turned announcements off and will not get it.`,
    nobody: 'Nobody would get it. Choose other people.',
    nobodyAtHub: 'Nobody would get it: no team has a place at your hub yet.',
    hubFull: "Your hub has used today's announcements. Choose another day.",
    overBudget: "That's more than today's limit allows. The rest goes out over the next days.",
    test: 'Send me a test',
    tested: (email: string) => ({ title: 'Test sent', text: `Check the inbox of ${email}.` }),
    when: 'When',
    times: { now: 'Now', later: 'Later' },
    at: { label: 'Date and time', hint: 'In the time zone of this device.' },
    submit: (count: number, text: string) => `Send to ${people(count, text)}`,
    confirm: {
      now: (count: number, text: string) =>
        `Send this announcement to ${people(count, text)} now? You can pause it, but emails already sent cannot be recalled.`,
      later: (count: number, text: string, at: string) =>
        `Send this announcement on ${at}? Today it would go to ${people(count, text)}.`,
    },
    done: {
      now: { title: 'On its way', text: 'You can watch it here, pause it, and leave this page.' },
      later: { title: 'Scheduled', text: 'Until then, you can make it a draft again.' },
    },
    remove: 'Delete the draft',
    removeConfirm: 'Delete this draft? It has not been sent to anyone.',
    removed: { title: 'Success', text: 'The draft has been deleted.' },
  },
  progress: {
    heading: 'Progress',
    picture: 'Recipients by delivery status',
    scheduled: (at: string) => `It will be sent on ${at}.`,
    sending: (sent: string, all: string) => `${sent} of ${all} sent.`,
    done: (at: string) => `Finished on ${at}.`,
    parts: {
      waiting: 'Waiting',
      sent: 'Sent',
      refused: 'Refused',
      failed: 'Failed',
      sending: 'Being sent',
      unsubscribed: 'Turned off',
      bounced: 'Bounced',
      complained: 'Marked as spam',
    } satisfies Record<RecipientState, string>,
    finished: 'Finished',
    tried: 'Last tried',
    save: (format: string) => `Recipients (${format})`,
    unsubscribed: (count: number, text: string) =>
      `${people(count, text)} ${plural(count, { one: 'has', other: 'have' })} turned announcements off and did not get it.`,
    complained: (count: number, text: string) =>
      `${people(count, text)} marked it as spam. ${plural(count, { one: 'That address gets', other: 'Those addresses get' })} no more announcements.`,
    pause: 'Pause',
    paused: { title: 'Paused', text: 'Emails that are already on their way still go out.' },
    resume: 'Resume',
    resumed: { title: 'On its way again', text: 'Nobody gets it twice.' },
    stop: 'Stop it',
    stopped: { title: 'Stopped', text: 'The hub can no longer send it, but it can write another.' },
    takeBack: 'Make it a draft again',
    takenBack: { title: 'A draft again', text: 'Nothing goes out until you send it.' },
    later: 'If the mail service puts an email off, we try again every five minutes.',
    problems: (count: number, text: string) => `${people(count, text)} did not get it`,
    problemsNote:
      "Refused: the mail service does not deliver to this address, often because an earlier email bounced. Bounced: the mail service accepted the email, but the recipient's mail server rejected it. Failed: we tried five times, or cannot tell whether it was sent. We never send it twice.",
    address: 'Address',
    became: 'State',
    code: 'Reason',
  },
} as const
