import { Applications } from './applications.tsx'
import { Messages } from './messages.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

const parts = { roles: Roles, messages: Messages, applications: Applications, users: Users }

/** What only administrators see, less the pictures of the analytics: one file, loaded when it is asked for. */
export function AdministratorTab({ id }: { id: keyof typeof parts }) {
  const Shown = parts[id]
  return <Shown />
}
