import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Badge } from '../../components/ui/badge.tsx'
import type {
  ApplicationRow,
  HubInterestRow,
  MessageRow,
  RoleRow,
  UserRow,
} from '../../data/admin.ts'

const applicationTones = {
  new: 'hot',
  talking: 'warm',
  accepted: 'good',
  declined: 'neutral',
} as const

export function ModeBadge({ mode }: { mode: ParticipationMode }) {
  return (
    <Badge tone={mode === 'in-person' ? 'hot' : 'neutral'}>{adminPage.teams.modes[mode]}</Badge>
  )
}

export function RoleBadge({ role }: { role: RoleRow['role'] }) {
  return <Badge tone={role === 'admin' ? 'strong' : 'neutral'}>{adminPage.roles.names[role]}</Badge>
}

export function MessageStatusBadge({ status }: { status: MessageRow['status'] }) {
  return (
    <Badge tone={status === 'new' ? 'hot' : 'neutral'}>{adminPage.messages.statuses[status]}</Badge>
  )
}

export function ApplicationStatusBadge({ status }: { status: ApplicationRow['status'] }) {
  return <Badge tone={applicationTones[status]}>{adminPage.applications.statuses[status]}</Badge>
}

export function HubInterestBadge({ kind }: { kind: HubInterestRow['kind'] }) {
  return (
    <Badge tone={kind === 'host' ? 'hot' : 'neutral'}>{adminPage.hubInterests.kinds[kind]}</Badge>
  )
}

export const isBanned = (user: UserRow) =>
  user.bannedUntil !== null && Date.parse(user.bannedUntil) > Date.now()

export function UserStatusBadge({ user }: { user: UserRow }) {
  return isBanned(user) ? (
    <Badge tone="strong">{adminPage.users.statuses.banned}</Badge>
  ) : (
    <Badge tone="good">{adminPage.users.statuses.active}</Badge>
  )
}
