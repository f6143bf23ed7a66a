import { plural } from '#content/format/plural.ts'
import type { MemberState, TeamStatus } from '#content/wire/team-filters.ts'

const teamStatusNames: Record<TeamStatus, string> = {
  complete: 'Everyone has joined',
  inviting: 'Not everyone has joined',
  waiting: 'Waiting for a place at a hub',
}

const memberStateNames: Record<MemberState, string> = { joined: 'Joined', invited: 'Not joined' }

/** The filters, columns and saved views of a list. */
export const listTools = {
  label: 'List options',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
  clear: 'Clear the filters',
  columns: 'Columns',
  columnsLegend: 'Columns in the list and in exports',
  usualColumns: 'Reset the columns',
  views: 'Views',
  viewsText:
    'A view saves the settings of this list, such as its search and filters, under a name. Only you can see your views.',
  none: 'You have not saved a view of this list yet.',
  save: {
    label: 'Save this view as',
    hint: 'This replaces any view with the same name.',
    submit: 'Save the view',
    submitting: 'Saving...',
    done: (name: string) => ({
      title: 'View saved',
      text: `“${name}” is now in the list of your views.`,
    }),
  },
  remove: (name: string) => `Delete the view “${name}”`,
  removed: { title: 'View deleted', text: 'The list itself has not changed.' },
} as const

export const teamFilterWords = {
  members: 'Members',
  size: 'Team size',
  sizes: (members: number) => plural(members, { one: '1 member', other: `${members} members` }),
  status: 'Status',
  statuses: teamStatusNames,
  stage: 'Project',
  stages: { none: 'Not started', draft: 'Draft', 'handed-in': 'Submitted' },
  checkIn: 'Check-in',
  answers: {
    silent: (number: number) => `Check-in ${number}: not filled in`,
    told: (number: number) => `Check-in ${number}: filled in`,
    blocked: (number: number) => `Check-in ${number}: blocked`,
  },
  from: 'Registered from (UTC)',
  to: 'Registered until (UTC)',
} as const

export const memberFilterWords = { state: 'Status', states: memberStateNames } as const
