import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import type { Column } from '../../components/ui/table.tsx'
import { useUsers, type UserRow } from '../../data/admin-accounts.ts'
import { exportUsers } from '../../data/list-exports.ts'
import { isBanned, RoleBadge, UserStatusBadge } from './badges.tsx'
import { DateCell, MailLink, Narrow, none, OpenButton, sinceColumn, Wide } from './cells.tsx'
import { Invite } from './invite.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry, nameUser } from './names.ts'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'
import { UserDialog } from './user-dialog.tsx'

const text = adminPage.users

const yesNo = (value: boolean) => (value ? text.yes : text.no)

export function Users() {
  const self = useAuth().user?.id
  const { state, query } = useListState(['created', 'email'])
  const list = useUsers(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<UserRow>[] = [
    {
      id: 'name',
      label: text.columns.name,
      place: 'title',
      cell: (user) => <OpenButton onClick={() => open(user)}>{nameUser(user)}</OpenButton>,
    },
    {
      id: 'email',
      label: text.columns.email,
      sort: 'email',
      place: 'line',
      cell: (user) => (
        <>
          <Narrow>{user.email}</Narrow>
          <Wide>
            <MailLink address={user.email} />
          </Wide>
        </>
      ),
    },
    {
      id: 'role',
      label: text.role,
      cell: (user) => (user.role ? <RoleBadge role={user.role} /> : none),
    },
    {
      id: 'country',
      label: text.columns.country,
      isWhole: true,
      cell: (user) => nameCountry(user.country),
    },
    {
      id: 'verified',
      label: text.columns.verified,
      cell: (user) => yesNo(user.emailConfirmedAt !== null),
    },
    { id: 'factor', label: text.columns.secondFactor, cell: (user) => yesNo(user.hasSecondFactor) },
    {
      id: 'seen',
      label: text.columns.lastSignIn,
      cell: (user) => (user.lastSignInAt ? <DateCell time={user.lastSignInAt} /> : text.never),
    },
    {
      id: 'status',
      label: text.columns.status,
      place: 'state',
      cell: (user) => (
        <>
          <Narrow>
            {isBanned(user) && <UserStatusBadge user={user} />}{' '}
            {user.role && adminPage.roles.names[user.role]}
          </Narrow>
          <Wide>
            <UserStatusBadge user={user} />
          </Wide>
        </>
      ),
    },
    sinceColumn('created', text.columns.created),
  ]
  return (
    <>
      <ListPanel
        text={text}
        columns={columns}
        list={list}
        state={state}
        exportFile={{ name: 'users', load: (format) => exportUsers(format, query) }}
      />
      <Invite />
      {opened && <UserDialog user={opened} isSelf={opened.id === self} onClose={close} />}
    </>
  )
}
