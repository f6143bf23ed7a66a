import { Applications } from './applications.tsx'
import { AuditLog } from './audit-log.tsx'
import { Erasure } from './erasure.tsx'
import { Messages } from './messages.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

const parts = {
  roles: Roles,
  messages: Messages,
  applications: Applications,
  users: Users,
  audit: AuditLog,
  erasure: Erasure,
}

/** The tabs that only administrators see, except for analytics: one file, loaded when one of them is opened. */
export function AdministratorTab({ id }: { id: keyof typeof parts }) {
  const Shown = parts[id]
  return <Shown />
}
