import { controlsOf, type Control } from './controls.ts'
import { readTypedValues, type Draft } from './draft.ts'

/** Tells whether the form already shows everything in a draft, which then was typed on this very page. */
export function showsDraft(form: HTMLFormElement, { values }: Draft): boolean {
  const typed = readTypedValues(form)
  return Object.entries(values).every(([field, value]) => value === '' || typed[field] === value)
}

/** Fills the controls that are as the form came from a draft. Text typed before the app started takes precedence. */
export function applyDraft(form: HTMLFormElement, { values }: Pick<Draft, 'values'>) {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') applyToCheckbox(control as HTMLInputElement, value === true)
    else if (control.type === 'radio')
      (control as HTMLInputElement).checked = control.value === value
    else if (control.value === '' || control.value === defaultOf(control))
      control.value = String(value)
  }
}

function applyToCheckbox(checkbox: HTMLInputElement, isChecked: boolean) {
  if (checkbox.checked === checkbox.defaultChecked) checkbox.checked = isChecked
}

function defaultOf(control: Control): string | undefined {
  return control instanceof HTMLSelectElement
    ? control.querySelector<HTMLOptionElement>('[selected]')?.value
    : control.defaultValue
}
