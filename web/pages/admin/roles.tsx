import { adminPage } from '#words/pages/admin.ts'
import type { Column } from '../../components/ui/table.tsx'
import { removeRole, useRoles, type RoleRow } from '../../data/admin-accounts.ts'
import { exportRoles } from '../../data/list-exports.ts'
import { RoleBadge } from './badges.tsx'
import { Address, Narrow, sinceColumn, Wide } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { GiveRole } from './give-role.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const text = adminPage.roles

export function Roles() {
  const { state, query } = useListState(['created'])
  const list = useRoles(query)
  const { opened: removing, open, close } = useOpened(list)
  const columns: Column<RoleRow>[] = [
    {
      id: 'user',
      label: text.columns.userId,
      place: 'title',
      cell: (role) => (
        <>
          <Narrow>{role.email ?? role.userId}</Narrow>
          <Wide>
            {role.email && <Address of={role.email} />}
            <span className="block font-mono text-sm font-normal text-muted">{role.userId}</span>
          </Wide>
        </>
      ),
    },
    {
      id: 'role',
      label: text.columns.role,
      place: 'line',
      cell: (role) => <RoleBadge role={role.role} />,
    },
    sinceColumn('assigned', text.columns.assigned),
    {
      id: 'actions',
      label: adminPage.table.actions,
      place: 'state',
      cell: (role) => (
        <button
          type="button"
          className="link cursor-pointer text-start"
          aria-label={`${text.remove}: ${role.email ?? role.userId}`}
          onClick={() => open(role)}
        >
          {text.remove}
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
          label={text.remove}
          question={text.removeConfirm(removing.email ?? removing.userId)}
          work={() => removeRole(removing.id)}
          done={text.removed}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}
