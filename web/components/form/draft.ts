import { DATA_DRAFT } from '../../boot/attributes.ts'
import { controlsOf, type Control } from './controls.ts'

export type Draft = { id: string; values: Record<string, string | boolean> }

const key = (name: string) => `draft:${name}`

/** What a reader typed earlier into the form of that name, with the key under which it will be sent. */
export function readDraft(name: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps everything typed but passwords and hidden values. */
export function saveDraft(name: string, id: string, form: HTMLFormElement) {
  store(name, { id, values: readTypedValues(form) })
}

/**
 * The same for a form whose code is not there yet. It does not show the draft of an earlier visit, so what stands only
 * there stays in it, but for the control that was just edited.
 */
export function saveEarlyDraft(form: HTMLFormElement, edited: string) {
  const name = form.getAttribute(DATA_DRAFT)!
  const kept = readDraft(name)
  const values = readTypedValues(form)
  for (const [field, value] of Object.entries(kept?.values ?? {})) {
    if (field !== edited) values[field] ||= value
  }
  store(name, { id: kept?.id ?? crypto.randomUUID(), values })
}

/** What stands in a form, under the names of its controls. */
export function readTypedValues(form: HTMLFormElement): Draft['values'] {
  const values: Draft['values'] = {}
  for (const control of controlsOf(form)) {
    if (isSecret(control)) continue
    const { checked } = control as HTMLInputElement
    if (control.type === 'radio' && !checked) continue
    values[control.name] = control.type === 'checkbox' ? checked : control.value
  }
  return values
}

function store(name: string, draft: Draft) {
  if (!Object.values(draft.values).some(Boolean)) return clearDraft(name)
  try {
    localStorage.setItem(key(name), JSON.stringify(draft))
  } catch {
    // Storage is full or refused: the form still works, only the draft is not kept.
  }
}

export function clearDraft(name: string) {
  try {
    localStorage.removeItem(key(name))
  } catch {
    // Nothing was kept.
  }
}

/** A password is one also while it is shown as text. */
function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || type === 'hidden' || /password|one-time-code/.test(autocomplete)
}
