import { accountRoles } from '#content/wire/roles.ts'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { useUsers, type UserRow } from '../../data/admin-accounts.ts'
import { exportUsers } from '../../data/list-exports.ts'
import { isBanned, RoleBadge, State } from './badges.tsx'
import { Address, DateCell, OpenButton, sinceColumn, Wide } from './cells.tsx'
import { filterBy } from './filters.tsx'
import { Invite } from './invite.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry, nameUser } from './names.ts'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'
import { UserDialog } from './user-dialog.tsx'

const text = adminPage.users
const roleNames = { ...adminPage.roles.names, ...text.duties }

/** The role of an account, or else what its owner does for the event. */
function Role({ of: { role, duty } }: { of: UserRow }) {
  if (role) return <RoleBadge role={role} />
  if (duty) return <Badge>{text.duties[duty]}</Badge>
  return (
    <Wide>
      <span className="text-muted">{text.noRole}</span>
    </Wide>
  )
}

/** What needs attention, which for most accounts is nothing. Only administrators are required to have a second factor. */
function Exceptions({ of: user }: { of: UserRow }) {
  return (
    <>
      {isBanned(user) && <State tone="late">{text.statuses.banned}</State>}
      {!user.emailConfirmedAt && <State tone="warm">{text.unverified}</State>}
      {user.role === 'admin' && !user.hasSecondFactor && (
        <State tone="hot">{text.noSecondFactor}</State>
      )}
    </>
  )
}

export function Users() {
  const self = useAuth().user?.id
  const { state, query, filters } = useListState(['created', 'email'], { role: accountRoles })
  const list = useUsers(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<UserRow>[] = [
    {
      id: 'account',
      label: text.columns.account,
      place: 'title',
      cell: (user) => (
        <span className="row-title">
          <Rosette seed={user.email} className="size-10 text-muted min-[52rem]:size-8" />
          <OpenButton onClick={() => open(user)}>{nameUser(user)}</OpenButton>
        </span>
      ),
    },
    {
      id: 'email',
      label: text.columns.email,
      sort: 'email',
      place: 'line',
      cell: ({ email }) => <Address of={email} />,
    },
    {
      id: 'role',
      label: text.role,
      place: 'time',
      cell: (user) => (
        <span className="inline-flex flex-wrap items-center gap-x-4 max-[52rem]:justify-end">
          <Role of={user} />
          <Exceptions of={user} />
        </span>
      ),
    },
    {
      id: 'country',
      label: text.columns.country,
      isWhole: true,
      cell: (user) => nameCountry(user.country),
    },
    {
      id: 'seen',
      label: text.columns.lastSignIn,
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <DateCell time={lastSignInAt} />
        ) : (
          <span className="text-muted">{text.never}</span>
        ),
    },
    // On a phone a row has two lines, with no room for a date.
    { ...sinceColumn('created', text.columns.created), place: undefined },
  ]
  return (
    <>
      <ListPanel
        text={text}
        columns={columns}
        list={list}
        state={state}
        filters={[filterBy('role', text.role, filters.role, roleNames)]}
        exportFile={{ name: 'users', load: (format) => exportUsers(format, query) }}
      >
        <details className="beside-tools">
          <summary className="button" data-variant="secondary">
            {text.invite.open}
          </summary>
          <Invite />
        </details>
      </ListPanel>
      {opened && <UserDialog user={opened} isSelf={opened.id === self} onClose={close} />}
    </>
  )
}
