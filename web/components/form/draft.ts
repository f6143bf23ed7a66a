import { draftDays } from '#content/facts/drafts.ts'
import { DATA_DRAFT } from '../../boot/attributes.ts'
import { controlsOf, type Control } from './controls.ts'

/** What was typed into a form: its idempotency key, and values by the names of their controls. */
export type Draft = { id: string; values: Record<string, string | boolean> }

/** A draft with the time of its last change, in milliseconds since 1970. */
type StoredDraft = Draft & { savedAt: number }

/** Milliseconds after its last change for which a draft is kept. */
const LIFETIME = draftDays * 24 * 3600_000

const PREFIX = 'draft:'
const key = (name: string) => PREFIX + name

/** Reads the stored draft of that name. */
export function readDraft(name: string): StoredDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a form's values, without passwords, codes and hidden values. */
export function saveDraft(name: string, id: string, form: HTMLFormElement) {
  storeDraft(name, { id, values: readTypedValues(form) })
}

/**
 * Stores the draft of a form whose code has not loaded yet. Such a form does not show an earlier visit's draft, so values
 * that are only in the draft are kept, except for the control that was just edited.
 */
export function saveEarlyDraft(form: HTMLFormElement, edited: string) {
  const name = form.getAttribute(DATA_DRAFT)!
  const kept = readDraft(name)
  const values = readTypedValues(form)
  for (const [field, value] of Object.entries(kept?.values ?? {})) {
    if (field !== edited) values[field] ||= value
  }
  storeDraft(name, { id: kept?.id ?? crypto.randomUUID(), values })
}

/**
 * Reads a form's values by the names of their controls, without passwords, codes, hidden values, and boxes that are as the
 * form came.
 */
export function readTypedValues(form: HTMLFormElement): Draft['values'] {
  const values: Draft['values'] = {}
  for (const control of controlsOf(form)) {
    if (isSecret(control)) continue
    const { checked, defaultChecked } = control as HTMLInputElement
    if (control.type === 'radio' && !checked) continue
    if (control.type === 'checkbox' && checked === defaultChecked) continue
    values[control.name] = control.type === 'checkbox' ? checked : control.value
  }
  return values
}

/** Stores a draft; one in which nothing is typed is removed. */
export function storeDraft(name: string, draft: Draft) {
  if (Object.values(draft.values).every((value) => value === '')) return clearDraft(name)
  try {
    localStorage.setItem(key(name), JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // Storage is full or denied: the form works without a draft.
  }
}

/** Removes the drafts of all forms. */
export function clearDrafts() {
  for (const name of listDrafts()) clearDraft(name)
}

/** Removes the drafts that have not been changed for that long, whichever form they belong to. */
export function clearOldDrafts() {
  const oldest = Date.now() - LIFETIME
  for (const name of listDrafts()) {
    const savedAt = readDraft(name)?.savedAt
    if (!savedAt || savedAt <= oldest) clearDraft(name)
  }
}

function listDrafts(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!)
      .filter((stored) => stored.startsWith(PREFIX))
      .map((stored) => stored.slice(PREFIX.length))
  } catch {
    return []
  }
}

export function clearDraft(name: string) {
  try {
    localStorage.removeItem(key(name))
  } catch {
    // Without storage there is no draft.
  }
}

/** Goes by `autocomplete` too, because a password that is shown has the type `text`. */
function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || type === 'hidden' || /password|one-time-code/.test(autocomplete)
}
