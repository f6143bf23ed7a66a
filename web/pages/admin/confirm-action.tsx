import { adminPage } from '#words/pages/admin.ts'
import { ConfirmDialog } from '../../components/ui/dialog.tsx'
import { useAction } from './use-action.ts'

/** Asks for confirmation of something that cannot be undone, does it, and shows a toast. */
export function ConfirmAction({
  label,
  question,
  work,
  done,
  onDone,
  onClose,
}: {
  label: string
  question: string
  work: () => Promise<unknown>
  done: { title: string; text: string }
  onDone: () => void
  onClose: () => void
}) {
  const { busy, problem, run } = useAction()
  return (
    <ConfirmDialog
      title={label}
      text={question}
      confirm={label}
      cancel={adminPage.table.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void run(work, done).then((ok) => ok && onDone())}
      onClose={onClose}
    />
  )
}
