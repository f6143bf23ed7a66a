import { Fragment, useRef, useState, type ReactNode } from 'react'
import { formatDate } from '#content/format/moments.ts'
import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { useOwnTeams, type Membership } from '../../data/account.ts'
import { joinTeam, leaveTeam, withdrawRequest } from '../../data/joining.ts'
import { AccountGroup } from './account-part.tsx'

const { memberships: text } = accountPage

// Only people who have joined a team need it.
const TeamSteps = latePart(() => import('./team-steps.tsx'))

const wayOutOf = ({ joinedAt, isOpen }: Membership) =>
  text[joinedAt ? 'leave' : isOpen ? 'decline' : 'remove']

/** Lists the teams of others beside the teams that the account leads. */
export const OtherTeams = () => (useOwnTeams().data?.teams.length ? <Memberships isGroup /> : null)

/**
 * Lists the teams that have the account's address among their members and are managed by others; each can be left. Without
 * any, it shows `none`.
 */
export function Memberships({ isGroup, none }: { isGroup?: boolean; none?: ReactNode }) {
  const { data, act } = useOwnTeams()
  const [leaving, setLeaving] = useState<Membership>()
  const wayOut = leaving && wayOutOf(leaving)
  const box = useRef<HTMLDivElement>(null)
  const task = useTask()
  const close = () =>
    changeAndRestoreFocus(
      () => setLeaving(undefined),
      () => box.current,
    )
  const Frame = isGroup ? OthersGroup : Fragment
  const isListed = data && data.memberships.length + data.requests.length > 0
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {isListed ? (
        <Frame>
          <ul className="border-t border-line">
            {data.memberships.map((team) => (
              <li
                key={team.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <span className="min-w-56 flex-1 wrap-anywhere">
                  <bdi className="font-semibold">{team.teamName}</bdi>
                  <span className="block text-sm text-muted">
                    {text[team.joinedAt ? 'joinedAs' : team.isOpen ? 'listedAs' : 'late'](
                      team.name,
                      team.representativeName,
                    )}
                  </span>
                  {team.members.length > 0 && (
                    <span className="block text-sm text-muted">
                      {text.together}{' '}
                      {team.members.map(({ name }, index) => (
                        <Fragment key={index}>
                          {index > 0 && ', '}
                          <bdi>{name}</bdi>
                        </Fragment>
                      ))}
                    </span>
                  )}
                </span>
                <div className="buttons max-sm:w-full">
                  {!team.joinedAt && team.isOpen && (
                    <Button
                      busy={task.busy}
                      aria-label={text.acceptLabel(team.teamName)}
                      onClick={() => void task.run(() => act(() => joinTeam(team.id)), text.joined)}
                    >
                      {text.accept}
                    </Button>
                  )}
                  <Button
                    variant="secondary"
                    aria-label={wayOutOf(team).labelOf(team.teamName)}
                    onClick={() => setLeaving(team)}
                  >
                    {wayOutOf(team).label}
                  </Button>
                </div>
                {team.joinedAt && <TeamSteps team={team} hasPass={!isGroup} />}
              </li>
            ))}
            {data.requests.map(({ id, teamName, createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <span className="min-w-56 flex-1 wrap-anywhere">
                  <bdi className="font-semibold">{teamName}</bdi>
                  <span className="block text-sm text-muted">
                    {text.asked(formatDate(createdAt))}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  busy={task.busy}
                  aria-label={text.withdrawLabel(teamName)}
                  onClick={() =>
                    void task.run(() => act(() => withdrawRequest(id)), text.withdrawn)
                  }
                >
                  {text.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </Frame>
      ) : (
        none
      )}
      {leaving && wayOut && (
        <ConfirmDialog
          title={wayOut.label}
          text={wayOut.confirm(leaving.teamName)}
          confirm={wayOut.label}
          cancel={wayOut.cancel}
          busy={task.busy}
          problem={task.problem}
          onConfirm={() =>
            void task
              .run(() => act(() => leaveTeam(leaving.id)), wayOut.done)
              .then((isDone) => isDone && close())
          }
          onClose={close}
        />
      )}
    </div>
  )
}

function OthersGroup({ children }: { children: ReactNode }) {
  return (
    <AccountGroup title={text.heading} text={text.text}>
      {children}
    </AccountGroup>
  )
}
