import type { ReactNode } from 'react'
import { accountPage } from '#words/pages/account.ts'
import { Button } from '../../components/ui/button.tsx'
import { takeFocus } from '../../components/ui/focus.ts'

/** Describes why a form of the account page failed, for its toast. */
export const describeFailure = ({ message }: { message: string }) => ({
  title: accountPage.toasts.failed.title,
  description: message,
})

/** The submit button of a form that changes the account. */
export function SaveButton({
  busy,
  text,
  variant,
}: {
  busy: boolean
  text: { save: string; saving: string }
  variant?: 'secondary'
}) {
  return (
    <Button type="submit" variant={variant} busy={busy} className="justify-self-start">
      {busy ? text.saving : text.save}
    </Button>
  )
}

/** A step that appears inside a part of the account page and takes the focus. */
export function Step({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid w-full justify-items-start gap-4 border-s-4 border-ochre ps-5">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {heading}
      </h3>
      {children}
    </div>
  )
}
