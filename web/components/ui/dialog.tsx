import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Toaster } from './toast.tsx'

/**
 * A native modal dialog, open as long as it is rendered. The browser keeps the focus inside, reports Escape, and returns
 * the focus afterwards to the element that had it before.
 */
export function Dialog({
  title,
  closeLabel,
  problem,
  onClose,
  children,
}: {
  title: string
  closeLabel: string
  /** Why the action failed. */
  problem?: string | undefined
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Removing an open dialog from the page would lose the focus.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {children}
        <p role="alert" className="dialog-problem">
          {problem}
        </p>
      </div>
      <Toaster />
    </dialog>
  )
}

/** Asks for confirmation of something that cannot be undone. The close button has the focus first. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  busy,
  problem,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  confirm: string
  cancel: string
  busy: boolean
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={title} closeLabel={cancel} problem={problem} onClose={onClose}>
      <p className="whitespace-pre-line">{text}</p>
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
