import { useState } from 'react'
import { event } from '#content/facts/event.ts'
import { memberRemoval } from '#words/pages/admin-member-removal.ts'
import { teamPanel } from '#words/pages/admin-team.ts'
import { inviteForTeam, revokeForTeam, type WholeTeam } from '../../../data/admin-teams.ts'
import { ConfirmAction } from '../confirm-action.tsx'
import { useAction } from '../use-action.ts'

const { invitation: text } = teamPanel

/** Invites someone who has not joined, for the first time or again, or takes them off the list; the representative stays. */
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
  const [send, take] = member.invitedUntil
    ? [
        { label: text.again, name: text.againOf(name), done: text.sent },
        { label: text.revoke, name: text.revokeOf(name), ask: text.question, done: text.revoked },
      ]
    : [
        { label: text.invite, name: text.inviteOf(name), done: text.invited },
        {
          label: text.remove,
          name: text.removeOf(name),
          ask: text.removeQuestion,
          done: text.removed,
        },
      ]
  const left = team.members.length - 1
  const isTooSmall = left < event.teamSize.least
  const warning = isTooSmall ? ` ${memberRemoval.tooSmall(left)}` : ''
  return (
    <span className="line-row-links">
      <button
        type="button"
        disabled={busy}
        aria-label={send.name}
        onClick={() => void run(() => inviteForTeam(team.id, id), send.done)}
      >
        {send.label}
      </button>
      {email !== team.representativeEmail && (
        <button type="button" aria-label={take.name} onClick={() => setAsking(true)}>
          {take.label}
        </button>
      )}
      {isAsking && (
        <ConfirmAction
          label={take.label}
          question={take.ask(name) + warning}
          work={() => revokeForTeam(team.id, id, isTooSmall ? 'allow' : undefined)}
          done={take.done}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
