import { plural } from '#content/format/plural.ts'

/** The part of the dashboard that shows the audit log. */
export const auditPanel = {
  caption: 'What people did with accounts, roles and data',
  found: (count: number, text: string) =>
    plural(count, { one: '1 entry', other: `${text} entries` }),
  searchPlaceholder: 'Action, email or ID',
  columns: {
    what: 'Action',
    who: 'Done by',
    whom: 'Done to',
    details: 'Details',
    address: 'IP address',
    when: 'When',
    actorId: 'ID (done by)',
    subjectId: 'ID (done to)',
  },
  action: 'Action',
  from: 'From (UTC)',
  to: 'Until (UTC)',
  visitor: 'Someone who was not signed in',
  deleted: 'Deleted account',
  empty: 'Nothing recorded yet. Sign-ins, roles, exports and deletions will appear here.',
} as const
