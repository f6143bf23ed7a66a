import { controlsOf, type Control } from './read-form.ts'

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
  const values: Draft['values'] = {}
  for (const control of controlsOf(form)) {
    if (isSecret(control)) continue
    const { checked } = control as HTMLInputElement
    if (control.type === 'radio' && !checked) continue
    values[control.name] = control.type === 'checkbox' ? checked : control.value
  }
  if (!Object.values(values).some(Boolean)) return clearDraft(name)
  try {
    localStorage.setItem(key(name), JSON.stringify({ id, values } satisfies Draft))
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

/** Puts a draft back into controls that are still empty: what was typed before the app started wins. */
export function applyDraft(form: HTMLFormElement, { values }: Draft) {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') (control as HTMLInputElement).checked ||= value === true
    else if (control.type === 'radio')
      (control as HTMLInputElement).checked = control.value === value
    else if (control.value === '') control.value = String(value)
  }
}

/** A password is one also while it is shown as text. */
function isSecret({ type, autocomplete }: Control): boolean {
  return type === 'password' || type === 'hidden' || /password|one-time-code/.test(autocomplete)
}
