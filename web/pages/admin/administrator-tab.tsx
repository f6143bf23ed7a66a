import type { ComponentType } from 'react'
import type { Summary } from '../../data/summary.ts'
import { Applications } from './applications.tsx'
import { AuditLog } from './audit-log.tsx'
import { Erasure } from './erasure.tsx'
import { Messages } from './messages.tsx'
import { Roles } from './roles.tsx'
import { Users } from './users.tsx'

type Part = 'roles' | 'messages' | 'applications' | 'users' | 'audit' | 'erasure'

const parts: Record<Part, ComponentType<{ summary: Summary }>> = {
  roles: Roles,
  messages: Messages,
  applications: Applications,
  users: Users,
  audit: AuditLog,
  erasure: Erasure,
}

/** The tabs that only administrators see, except for analytics: one file, loaded when one of them is opened. */
export default function AdministratorTab({ id, summary }: { id: Part; summary: Summary }) {
  const Shown = parts[id]
  return <Shown summary={summary} />
}
