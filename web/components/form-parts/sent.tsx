import type { ReactNode } from 'react'
import { takeFocus } from '../ui/focus.ts'

/** Replaces a form that was sent, and takes the focus. */
export function Sent({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="grid gap-6 border-t-4 border-success pt-6">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h3>
      <p className="measure text-lg">{text}</p>
      {children}
    </div>
  )
}
