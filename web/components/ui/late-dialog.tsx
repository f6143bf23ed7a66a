import type { ComponentType } from 'react'
import { site } from '#words/site.ts'
import { Dialog } from './dialog.tsx'
import { FailedPart, makeLate } from './late-part.tsx'

/** Makes a component of a dialog whose code is loaded when it is first shown, as `latePart` does. */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return makeLate(load, FailedDialog)
}

function FailedDialog({
  onClose = () => {},
  onRetry,
}: {
  onClose?: () => void
  onRetry: () => void
}) {
  return (
    <Dialog title={site.errors.toast.title} closeLabel={site.form.close} onClose={onClose}>
      <FailedPart onRetry={onRetry} />
    </Dialog>
  )
}
