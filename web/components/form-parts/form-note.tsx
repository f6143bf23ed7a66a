import { formNotes } from '#words/form-notes.ts'
import { LinkedText } from '../legal/linked-text.tsx'

/** The line above the button of a form: what the sender agrees to, and where it says what happens to the data. */
export function FormNote({ kind }: { kind: keyof typeof formNotes }) {
  return (
    <p className="text-sm text-muted">
      <LinkedText text={formNotes[kind]} />
    </p>
  )
}
