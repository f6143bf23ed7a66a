import { useRef, useState } from 'react'
import { event } from '#content/facts/event.ts'
import { formatDate } from '#content/format/moments.ts'
import { mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { useOwnTeams, type OwnTeam } from '../../data/account.ts'
import {
  acceptRequest,
  declineRequest,
  handOverTeam,
  inviteAgain,
  joinTeam,
  removeLink,
  renewLink,
} from '../../data/joining.ts'

const { team: text } = accountPage

type Member = OwnTeam['members'][number]

/** Lists the members of a team for its lead, who invites them again or hands the team over to one who has joined. */
export function TeamMembers({ team }: { team: OwnTeam }) {
  const { user } = useAuth()
  const { act } = useOwnTeams()
  const [heir, setHeir] = useState<Member>()
  const list = useRef<HTMLUListElement>(null)
  const task = useTask({ fallback: list })
  const isOpen = mayChange('team', team.exceptions)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-3 wrap-anywhere outline-none"
      >
        {team.members.map((member) => (
          <li key={member.id}>
            <bdi className="font-semibold">{member.name}</bdi>
            <span className="block text-sm text-muted">{member.email}</span>
            {!member.joinedAt && <span className="block text-sm">{describeState(member)}</span>}
            <span className="flex flex-wrap gap-x-4 text-sm *:py-0.5 max-sm:*:py-2">
              {member.githubUrl && (
                <SmartLink className="link" href={member.githubUrl}>
                  {text.profiles.github}
                </SmartLink>
              )}
              {member.huggingfaceUrl && (
                <SmartLink className="link" href={member.huggingfaceUrl}>
                  {text.profiles.huggingface}
                </SmartLink>
              )}
              {isOpen && !member.joinedAt && member.email === user?.email && (
                <button
                  type="button"
                  className="link"
                  disabled={task.busy}
                  aria-label={text.joinLabel}
                  onClick={() => void task.run(() => act(() => joinTeam(team.id)), text.joined)}
                >
                  {text.join}
                </button>
              )}
              {isOpen && !member.joinedAt && member.email !== user?.email && (
                <button
                  type="button"
                  className="link"
                  disabled={task.busy}
                  aria-label={text.inviteLabel(member.name)}
                  onClick={() =>
                    void task.run(
                      () => act(() => inviteAgain(team.id, member.id)),
                      text.invitedAgain,
                    )
                  }
                >
                  {text.invite}
                </button>
              )}
              {isOpen && member.joinedAt && member.email !== user?.email && (
                <button
                  type="button"
                  className="link"
                  aria-label={text.handOver.labelOf(member.name)}
                  onClick={() => setHeir(member)}
                >
                  {text.handOver.label}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {heir && (
        <ConfirmDialog
          title={text.handOver.label}
          text={text.handOver.confirm(heir.name)}
          confirm={text.handOver.label}
          cancel={text.handOver.cancel}
          busy={task.busy}
          problem={task.problem}
          onConfirm={() =>
            void task
              .run(() => act(() => handOverTeam(team.id, heir.id)), text.handOver.done)
              .then((isDone) => isDone && setHeir(undefined))
          }
          onClose={() => setHeir(undefined)}
        />
      )}
    </>
  )
}

/** How far the invitation of somebody is who has not joined. */
function describeState({ invitedUntil, isUndelivered }: Member): string {
  const { states } = text
  if (isUndelivered) return states.undelivered
  const isLive = invitedUntil && Date.parse(invitedUntil) > Date.now()
  return isLive ? states.invited(formatDate(invitedUntil)) : states.expired
}

/** Lists the requests to join a team, for its lead to answer; nothing if there are none. */
export function TeamRequests({ team }: { team: OwnTeam }) {
  const { act } = useOwnTeams()
  const list = useRef<HTMLUListElement>(null)
  const task = useTask({ fallback: list })
  const { asked } = text
  return (
    <ul ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      {team.requests.map(({ id, name, note }) => (
        <li key={id}>
          <bdi className="font-semibold">{name}</bdi>
          {note && (
            <span className="block text-sm text-muted">
              <bdi>{note}</bdi>
            </span>
          )}
          <span className="buttons mt-2">
            <Button
              busy={task.busy}
              aria-label={asked.acceptLabel(name)}
              onClick={() =>
                void task.run(() => act(() => acceptRequest(team.id, id)), asked.accepted)
              }
            >
              {asked.accept}
            </Button>
            <Button
              variant="secondary"
              busy={task.busy}
              aria-label={asked.declineLabel(name)}
              onClick={() =>
                void task.run(() => act(() => declineRequest(team.id, id)), asked.declined)
              }
            >
              {asked.decline}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Shows the lead the link for asking to join the team, to pass on, renew or switch off. */
export function TeamLink({ team: { id, teamName, link, members } }: { team: OwnTeam }) {
  const { act } = useOwnTeams()
  const box = useRef<HTMLDivElement>(null)
  const task = useTask({ fallback: box })
  const { link: words } = text
  const isFull = members.length >= event.teamSize.most
  const renew = () =>
    void task.run(() => act(() => renewLink(id)), link === null ? undefined : words.renewed)
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
      <p className="text-sm text-muted">{isFull ? words.full : words.text}</p>
      {link === null ? (
        !isFull && (
          <Button variant="secondary" busy={task.busy} onClick={renew}>
            {words.make}
          </Button>
        )
      ) : (
        <>
          <CopyButton text={link} label={words.copy} done={words.copied} />
          <span className="flex flex-wrap gap-x-4 text-sm">
            <SmartLink
              className="link"
              href={`https://wa.me/?text=${encodeURIComponent(words.message(teamName, link))}`}
            >
              {words.share}
            </SmartLink>
            <button type="button" className="link" disabled={task.busy} onClick={renew}>
              {words.renew}
            </button>
            <button
              type="button"
              className="link"
              disabled={task.busy}
              onClick={() => void task.run(() => act(() => removeLink(id)), words.removed)}
            >
              {words.remove}
            </button>
          </span>
        </>
      )}
    </div>
  )
}
