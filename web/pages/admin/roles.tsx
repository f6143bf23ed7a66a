import { useState } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { removeRole, useRoles, type RoleRow } from '../../data/admin.ts'
import { RoleBadge } from './badges.tsx'
import { DateCell } from './cells.tsx'
import { GiveRole } from './give-role.tsx'
import { ListPanel } from './list-panel.tsx'
import { useListState } from './list-state.ts'
import { useAction } from './use-action.ts'

const text = adminPage.roles

export function Roles() {
  const { state, query } = useListState(['created'])
  const list = useRoles(query)
  const [leaving, setLeaving] = useState<RoleRow>()
  const columns: Column<RoleRow>[] = [
    {
      id: 'user',
      label: text.columns.userId,
      cell: (role) => (
        <>
          <span className="font-mono text-sm">{role.userId}</span>
          {role.email && <span className="block text-sm font-normal text-muted">{role.email}</span>}
        </>
      ),
    },
    { id: 'role', label: text.columns.role, cell: (role) => <RoleBadge role={role.role} /> },
    {
      id: 'assigned',
      label: text.columns.assigned,
      sort: 'created',
      isTime: true,
      cell: (role) => <DateCell time={role.createdAt} />,
    },
    {
      id: 'actions',
      label: adminPage.table.actions,
      cell: (role) => (
        <button
          type="button"
          className="link cursor-pointer text-start"
          aria-label={`${text.remove}: ${role.email ?? role.userId}`}
          onClick={() => setLeaving(role)}
        >
          {text.remove}
        </button>
      ),
    },
  ]
  return (
    <>
      <GiveRole />
      <ListPanel text={text} columns={columns} list={list} state={state} />
      {leaving && <RemoveRole role={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function RemoveRole({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const { busy, problem, run } = useAction()
  return (
    <ConfirmDialog
      title={text.remove}
      text={text.removeConfirm(role.email ?? role.userId)}
      confirm={text.remove}
      cancel={adminPage.table.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() =>
        void run(() => removeRole(role.id), text.removed).then((ok) => ok && onClose())
      }
      onClose={onClose}
    />
  )
}
