import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

const teams = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'team', other: 'teams' })}`
const mentors = (amount: number) =>
  `${formatNumber(amount)} ${plural(amount, { one: 'mentor', other: 'mentors' })}`
const load = (given: number, places: number) => `${formatNumber(given)} of ${teams(places)}`

/** The part of the dashboard where organisers find mentors for teams. */
export const mentoringPanel = {
  legend: 'Check-ins or mentors',
  parts: { checkIns: 'Check-ins', mentors: 'Mentors' },
  waiting: {
    heading: 'Teams waiting for a mentor',
    count: (waiting: number, free: number) =>
      `${teams(waiting)} ${plural(waiting, { one: 'is', other: 'are' })} waiting. ${mentors(free)} ${plural(free, { one: 'has', other: 'have' })} room.`,
    none: 'No team is waiting for a mentor.',
    longest: (shown: number) => `The ${formatNumber(shown)} that have waited longest:`,
    asked: (date: string) => `Asked on ${date}`,
    language: (name: string) => `In ${name}`,
    noMentors: 'No mentor who may take this team has room. Invite someone below.',
    load,
    fits: { language: 'speaks the language', track: 'knows the track', place: 'helps there' },
    noFit: 'has room',
    give: 'Choose',
    giveLabel: (mentor: string, team: string) => `Choose ${mentor} for ${team}`,
    given: (mentor: string, team: string) => ({
      title: 'Mentor chosen',
      text: `We have emailed ${mentor} and ${team}.`,
    }),
    other: 'Someone else',
    otherField: 'Any mentor with room',
  },
  mentors: {
    heading: 'Mentors',
    caption: 'Mentors, in the order they were invited',
    search: 'Name, email or language',
    none: 'Nobody has been invited yet.',
    columns: { mentor: 'Mentor', helps: 'Languages', load: 'Teams', state: 'State' },
    load,
    states: {
      invited: 'Invited',
      free: 'Has room',
      full: 'Full',
      off: 'Not taking teams',
      inactive: 'Cannot sign in',
    },
    email: 'Email',
    invitedOn: 'Invited on',
    teams: 'Mentors these teams',
    noTeams: 'Not mentoring any team now.',
    since: (date: string) => `since ${date}`,
    end: 'End',
    endLabel: (team: string) => `End the mentoring of ${team}`,
    ended: { title: 'The mentoring has ended', text: 'We have told the team and the mentor.' },
    again: 'Send the invitation again',
    sentAgain: { title: 'Invitation sent', text: 'The earlier link no longer works.' },
    save: 'Save',
    saved: { title: 'Saved', text: 'Suggestions will take it into account.' },
    remove: 'Remove the mentor',
    removeConfirm: (mentor: string) =>
      `Remove ${mentor} as a mentor? We'll tell them and their teams, and each team can ask for someone else.`,
    removed: { title: 'Mentor removed', text: 'We have told them and their teams.' },
  },
  invite: {
    heading: 'Invite a mentor',
    text: 'Anyone without an account gets an invitation by email. Judges and organisers can mentor too, but never judge a team they have mentored.',
    submit: 'Invite',
    submitting: 'Inviting...',
    done: { title: 'Mentor invited', text: 'We have emailed them.' },
  },
  fields: {
    email: { label: 'Email' },
    name: { label: 'Name', hint: 'Their teams see it.' },
    places: { label: 'Teams at a time' },
    languages: { label: 'Languages' },
    trackIds: { label: 'Tracks' },
    hubIds: { label: 'Hubs' },
    countries: { label: 'Countries' },
    any: 'All',
    all: 'If none is ticked, all of them apply.',
  },
} as const
