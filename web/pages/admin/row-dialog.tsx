import { useState, type ReactNode } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { ConfirmAction } from './confirm-action.tsx'

/** How a row is deleted, and the question before that. */
type Removal = {
  label: string
  question: string
  work: () => Promise<unknown>
  done: { title: string; text: string }
}

/** Shows everything about a row, which can be deleted from here if `removal` is given. */
export function RowDialog({
  removal,
  actions,
  children,
  ...dialog
}: {
  title: string
  problem?: string | undefined
  removal: Removal | undefined
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const [isAsking, setAsking] = useState<boolean>()
  if (isAsking && removal) {
    return <ConfirmAction {...removal} onDone={dialog.onClose} onClose={() => setAsking(false)} />
  }
  return (
    <Dialog closeLabel={adminPage.table.close} {...dialog}>
      {children}
      {(removal || actions) && (
        <div className="dialog-actions items-end">
          {removal && (
            <Button
              // Whoever comes back from the question is where they were.
              ref={isAsking === false ? takeFocus : undefined}
              variant="danger"
              className="me-auto"
              onClick={() => setAsking(true)}
            >
              {adminPage.table.delete}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Dialog>
  )
}
