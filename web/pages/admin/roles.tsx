import { roleRemoval } from '#words/pages/admin-role-removal.ts'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Badge } from '../../components/ui/badge.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { removeRole, useRoles, type RoleRow } from '../../data/admin-accounts.ts'
import { exportRoles } from '../../data/list-exports.ts'
import { RoleBadge } from './badges.tsx'
import { Address, Narrow, none, sinceColumn } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { GiveRole } from './give-role.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameUser } from './names.ts'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.roles

export function Roles() {
  const self = useAuth().user?.id
  const { state, query } = useListState(['created'])
  const list = useRoles(query)
  const { opened: removing, open, close } = useOpened(list)
  const columns: Column<RoleRow>[] = [
    {
      id: 'name',
      label: text.columns.name,
      place: 'title',
      cell: (role) => (
        <>
          {nameUser({ ...role, email: role.email ?? role.userId })}
          <Narrow>, {text.names[role.role]}</Narrow>
          {role.userId === self && <Badge className="ms-2">{text.you}</Badge>}
        </>
      ),
    },
    {
      id: 'email',
      label: text.columns.email,
      place: 'line',
      cell: ({ email }) => (email ? <Address of={email} /> : none),
    },
    {
      id: 'role',
      label: text.columns.role,
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    sinceColumn('assigned', text.columns.assigned),
    {
      id: 'actions',
      label: adminPage.table.actions,
      place: 'state',
      cell: (role) => (
        <button
          type="button"
          className="link -my-3 cursor-pointer py-3 text-start text-danger"
          aria-label={`${roleRemoval.remove}: ${role.email ?? role.userId}`}
          onClick={() => open(role)}
        >
          {roleRemoval.remove}
        </button>
      ),
    },
  ]
  return (
    <>
      <ListPanel
        text={text}
        columns={columns}
        list={list}
        state={state}
        exportFile={{ name: 'roles', load: (format) => exportRoles(format, query) }}
      />
      <GiveRole />
      {removing && (
        <ConfirmAction
          label={roleRemoval.remove}
          question={
            removing.userId === self
              ? roleRemoval.removeOwn
              : roleRemoval.removeConfirm(removing.email ?? removing.userId)
          }
          work={() => removeRole(removing.id)}
          done={roleRemoval.removed}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}
