import { useEffect, useRef, useState, type RefObject } from 'react'
import { controlsOf } from './controls.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { applyDraft, showsDraft } from './restore-draft.ts'

/** Fills a form with what was typed into it earlier, keeps what is typed now, and holds the key under which it is sent. */
export function useDraft(name: string | undefined, form: RefObject<HTMLFormElement | null>) {
  const id = useRef('')
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const kept = name ? readDraft(name) : undefined
    id.current = kept?.id ?? crypto.randomUUID()
    if (!form.current) return
    setRestored(kept !== undefined && !showsDraft(form.current, kept))
    if (kept) applyDraft(form.current, kept)
    // Typed before even the boot script was there, so no draft has it yet.
    else if (name && hasText(form.current)) saveDraft(name, id.current, form.current)
  }, [name, form])

  function keep() {
    if (name && form.current) saveDraft(name, id.current, form.current)
  }

  return {
    id,
    isRestored,
    keep,
    /** Makes what stands in the form a form of its own, which is stored beside one that was sent. */
    detach() {
      id.current = crypto.randomUUID()
      keep()
    },
    /** Forgets what was typed; the next form gets a key of its own. */
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
