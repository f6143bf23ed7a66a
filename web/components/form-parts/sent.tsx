import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/focus.ts'

/** A form. Once it was sent, a confirmation replaces it and takes the focus, with a button that brings the empty form back. */
export function Resendable({
  words,
  children,
}: {
  words: { title: string; text: string; again: string }
  /** Renders the form; the function it is given is called once the form was sent. */
  children: (onSent: () => void) => ReactNode
}) {
  const [isSent, setSent] = useState(false)
  if (!isSent) return children(() => setSent(true))
  return (
    <div className="grid gap-6 border-t-4 border-success pt-6">
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h3>
      <p className="measure text-lg">{words.text}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setSent(false)}>
        {words.again}
      </Button>
    </div>
  )
}
