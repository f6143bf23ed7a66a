import { judgingPanel } from '#words/pages/admin-judging.ts'

/** Returns a judge's first and last name, or their address, or that the account is deleted. */
export const nameJudge = ({
  email,
  firstName,
  lastName,
}: {
  email: string | null
  firstName: string | null
  lastName: string | null
}) =>
  [firstName, lastName].filter(Boolean).join(' ') || email || judgingPanel.judges.conflicts.deleted
