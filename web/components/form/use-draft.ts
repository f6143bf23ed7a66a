import { useEffect, useRef, useState, type RefObject } from 'react'
import { controlsOf } from './controls.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { applyDraft, showsDraft } from './restore-draft.ts'

/** Fills a form from its draft, stores what is typed, and holds the form's idempotency key. */
export function useDraft(name: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const id = useRef('')
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const kept = name ? readDraft(name) : undefined
    id.current = kept?.id ?? crypto.randomUUID()
    if (!form.current) return
    setRestored(kept !== undefined && !showsDraft(form.current, kept))
    if (kept) applyDraft(form.current, kept)
    // Text typed before even the boot script had loaded is in no draft yet.
    else if (name && hasText(form.current)) saveDraft(name, id.current, form.current)
  }, [name, form])

  function keep() {
    if (name && form.current) saveDraft(name, id.current, form.current)
  }

  return {
    id,
    isRestored,
    keep,
    /** Gives the form a new key, so that it is stored as a second one beside the one already sent. */
    detach() {
      id.current = crypto.randomUUID()
      keep()
    },
    /** Removes the draft; the next form gets a new key. */
    clear() {
      if (name) clearDraft(name)
      id.current = crypto.randomUUID()
      setRestored(false)
    },
  }
}

function hasText(form: HTMLFormElement) {
  return controlsOf(form).some(
    ({ type, value }) => value && !['hidden', 'radio', 'checkbox', 'select-one'].includes(type),
  )
}
