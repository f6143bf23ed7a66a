import { useRef, useState } from 'react'
import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { useOwnTeams, type Membership } from '../../data/account.ts'

const { memberships: text } = accountPage

/** Lists the teams that have the account's address among their members and are managed by others; each can be left. */
export function Memberships() {
  const { data, leave } = useOwnTeams()
  const [leaving, setLeaving] = useState<Membership>()
  const box = useRef<HTMLDivElement>(null)
  const task = useTask()
  const close = () =>
    changeAndRestoreFocus(
      () => setLeaving(undefined),
      () => box.current,
    )
  const isListed = data && data.memberships.length > 0
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {isListed && (
        <section aria-labelledby="memberships" className="pb-10">
          <h2 id="memberships" className="text-2xl">
            {text.heading}
          </h2>
          <p className="mt-2 max-w-3xl text-muted">{text.text}</p>
          <ul className="mt-4 max-w-3xl">
            {data.memberships.map((team) => (
              <li
                key={team.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
              >
                <span className="min-w-56 flex-1 wrap-anywhere">
                  <span className="font-semibold">{team.teamName}</span>
                  <span className="block text-sm text-muted">
                    {text.listedAs(team.name, team.representativeName)}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  aria-label={text.leaveLabel(team.teamName)}
                  onClick={() => setLeaving(team)}
                >
                  {text.leave}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {leaving && (
        <ConfirmDialog
          title={text.leave}
          text={text.confirm(leaving.teamName)}
          confirm={text.leave}
          cancel={text.cancel}
          busy={task.busy}
          problem={task.problem}
          onConfirm={() =>
            void task.run(() => leave(leaving.id), text.toast).then((isDone) => isDone && close())
          }
          onClose={close}
        />
      )}
    </div>
  )
}
