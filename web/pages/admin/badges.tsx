import type { ReactNode } from 'react'
import type { ParticipationMode } from '#content/wire/participation-modes.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Badge } from '../../components/ui/badge.tsx'
import type { RoleRow, UserRow } from '../../data/admin-accounts.ts'
import type { ApplicationRow, HubInterestRow, MessageRow } from '../../data/intake-lists.ts'

const applicationTones = {
  new: 'hot',
  talking: 'warm',
  accepted: 'good',
  declined: 'quiet',
} as const

/** A state as a mark and a word. The shape of the mark says as much as its colour. */
export function State({
  tone,
  children,
}: {
  tone: 'hot' | 'warm' | 'good' | 'half' | 'back' | 'late' | 'place' | 'quiet'
  children: ReactNode
}) {
  return (
    <span className="state" data-tone={tone}>
      {children}
    </span>
  )
}

/** How a team takes part, in `children` or in the usual word. */
export function ModeState({ mode, children }: { mode: ParticipationMode; children?: ReactNode }) {
  return (
    <State tone={mode === 'in-person' ? 'place' : 'quiet'}>
      {children ?? adminPage.teams.modes[mode]}
    </State>
  )
}

export function RoleBadge({ role }: { role: RoleRow['role'] }) {
  return <Badge tone={role === 'admin' ? 'strong' : 'neutral'}>{adminPage.roles.names[role]}</Badge>
}

export function MessageState({ status }: { status: MessageRow['status'] }) {
  return (
    <State tone={status === 'new' ? 'hot' : 'quiet'}>{adminPage.messages.statuses[status]}</State>
  )
}

export function ApplicationState({ status }: { status: ApplicationRow['status'] }) {
  return <State tone={applicationTones[status]}>{adminPage.applications.statuses[status]}</State>
}

export function HubInterestState({ kind }: { kind: HubInterestRow['kind'] }) {
  return (
    <State tone={kind === 'host' ? 'place' : 'quiet'}>{adminPage.hubInterests.kinds[kind]}</State>
  )
}

export const isBanned = (user: UserRow) =>
  user.bannedUntil !== null && Date.parse(user.bannedUntil) > Date.now()

export function UserStatusBadge({ user }: { user: UserRow }) {
  return isBanned(user) ? (
    <Badge tone="strong">{adminPage.users.statuses.banned}</Badge>
  ) : (
    <State tone="good">{adminPage.users.statuses.active}</State>
  )
}
