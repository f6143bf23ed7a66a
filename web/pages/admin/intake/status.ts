import type { CaseKind } from '#content/wire/intake.ts'
import type { ApplicationStatus, MessageStatus } from '#content/wire/statuses.ts'
import { adminPage } from '#words/pages/admin.ts'

/** Names the status of a case: applications have words of their own. */
export function nameStatus(kind: CaseKind, status: MessageStatus | ApplicationStatus): string {
  const { messages, applications } = adminPage
  const names: Record<string, string> =
    kind === 'application' ? applications.statuses : messages.statuses
  return names[status] ?? status
}
