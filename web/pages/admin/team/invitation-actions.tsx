import { useState } from 'react'
import { event } from '#content/facts/event.ts'
import { memberRemoval } from '#words/pages/admin-member-removal.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { inviteForTeam, revokeForTeam, type WholeTeam } from '../../../data/admin-teams.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { useAction } from '../use-action.ts'

const { invitation: text } = teamPanel

/** Sends the invitation of someone who has not joined again, or withdraws it; the representative's stays. */
export function InvitationActions({
  team,
  member,
}: {
  team: WholeTeam
  member: WholeTeam['members'][number]
}) {
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  if (member.joinedAt) return null
  const { id, name, email } = member
  const left = team.members.length - 1
  const isTooSmall = left < event.teamSize.least
  const warning = isTooSmall ? ` ${memberRemoval.tooSmall(left)}` : ''
  return (
    <>
      <button
        type="button"
        className="link"
        disabled={busy}
        aria-label={text.againOf(name)}
        onClick={() => void run(() => inviteForTeam(team.id, id), text.sent)}
      >
        {text.again}
      </button>
      {email !== team.representativeEmail && (
        <button
          type="button"
          className="link"
          aria-label={text.revokeOf(name)}
          onClick={() => setAsking(true)}
        >
          {text.revoke}
        </button>
      )}
      {isAsking && (
        <ConfirmAction
          label={text.revoke}
          question={text.question(name) + warning}
          work={() => revokeForTeam(team.id, id, isTooSmall ? 'allow' : undefined)}
          done={text.revoked}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
