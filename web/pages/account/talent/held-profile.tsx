import { useRef, useState } from 'react'
import { ownTalentPage } from '#words/pages/own-talent.ts'
import { ProfileCard } from '../../../components/talent/profile-card.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ConfirmDialog } from '../../../components/ui/dialog.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { useTask } from '../../../components/ui/use-task.ts'
import { withdrawProfile, type TalentProfile } from '../../../data/talent.ts'

const { held: words } = ownTalentPage

/** The profile as partners see it, with buttons to change it and to withdraw it. */
export function HeldProfile({
  profile,
  reload,
  onEdit,
}: {
  profile: TalentProfile
  reload: () => Promise<unknown>
  onEdit: (() => void) | undefined
}) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { busy, problem, run } = useTask({ onSettled: () => void reload() })
  const close = () =>
    changeAndRestoreFocus(
      () => setAsking(false),
      () => opener.current,
    )
  return (
    <section aria-labelledby="profile" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="profile" className="text-2xl">
          {words.heading}
        </h2>
        <p className="state font-semibold whitespace-normal" data-tone="good">
          {words.listed}
        </p>
      </div>
      <div className="rounded border border-line bg-panel p-5 lg:p-6">
        <ProfileCard profile={profile} />
      </div>
      <div className="buttons">
        {onEdit && (
          <Button variant="secondary" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        <Button ref={opener} variant="secondary" onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.withdraw}
          text={words.confirm}
          confirm={words.withdraw}
          cancel={words.keep}
          busy={busy}
          problem={problem}
          onConfirm={() =>
            void run(async () => {
              await withdrawProfile()
              // Takes the dialog away, and with it the focus.
              await reload()
            }, words.withdrawn)
          }
          onClose={close}
        />
      )}
    </section>
  )
}
