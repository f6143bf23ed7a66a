import { nameCountry } from '#content/code-names.ts'
import { adminPage } from '#words/pages/admin.ts'
import { readRoles, type RoleQuery } from './role-queries.ts'
import type { ExportedList } from './send-export.ts'
import { readUsers, type UserQuery } from './user-queries.ts'

type User = Awaited<ReturnType<typeof readUsers>>[number]
type Role = Awaited<ReturnType<typeof readRoles>>[number]

const { users: userWords, roles: roleWords } = adminPage
const { columns, statuses } = userWords
const yesNo = (value: boolean) => (value ? userWords.yes : userWords.no)

/** The accounts that match a search, in the order of the list. */
export const exportedUsers: ExportedList<UserQuery, User> = {
  name: 'users',
  columns: [
    {
      id: 'name',
      label: columns.name,
      cell: (user) => [user.firstName, user.lastName].filter(Boolean).join(' '),
    },
    { id: 'email', label: columns.email, cell: (user) => user.email },
    { id: 'role', label: userWords.role, cell: ({ role }) => role && roleWords.names[role] },
    {
      id: 'country',
      label: columns.country,
      cell: ({ country }) => country && nameCountry(country),
    },
    {
      id: 'verified',
      label: columns.verified,
      cell: (user) => yesNo(user.emailConfirmedAt !== null),
    },
    { id: 'factor', label: columns.secondFactor, cell: (user) => yesNo(user.hasSecondFactor) },
    { id: 'seen', label: columns.lastSignIn, cell: (user) => user.lastSignInAt },
    {
      id: 'status',
      label: columns.status,
      cell: ({ bannedUntil }) =>
        bannedUntil && bannedUntil > new Date() ? statuses.banned : statuses.active,
    },
    { id: 'created', label: columns.created, cell: (user) => user.createdAt },
  ],
  read: readUsers,
}

/** The roles of the dashboard that match a search, in the order of the list. */
export const exportedRoles: ExportedList<RoleQuery, Role> = {
  name: 'roles',
  columns: [
    { id: 'user', label: roleWords.columns.userId, cell: (row) => row.userId },
    { id: 'user', label: columns.email, cell: (row) => row.email },
    { id: 'role', label: roleWords.columns.role, cell: (row) => roleWords.names[row.role] },
    { id: 'assigned', label: roleWords.columns.assigned, cell: (row) => row.createdAt },
  ],
  read: readRoles,
}
