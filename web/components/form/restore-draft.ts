import { controlsOf } from './controls.ts'
import { readTypedValues, type Draft } from './draft.ts'

/** Tells whether the form already shows everything in a draft, which then was typed on this very page. */
export function showsDraft(form: HTMLFormElement, { values }: Draft): boolean {
  const typed = readTypedValues(form)
  return Object.entries(values).every(([field, value]) => value === '' || typed[field] === value)
}

/** Fills the controls that are still empty from a draft. Text typed before the app started takes precedence. */
export function applyDraft(form: HTMLFormElement, { values }: Pick<Draft, 'values'>) {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') applyToCheckbox(control as HTMLInputElement, value === true)
    else if (control.type === 'radio')
      (control as HTMLInputElement).checked = control.value === value
    else if (control.value === '') control.value = String(value)
  }
}

function applyToCheckbox(checkbox: HTMLInputElement, isChecked: boolean) {
  if (checkbox.checked === checkbox.defaultChecked) checkbox.checked = isChecked
}
