import { controlsOf } from './controls.ts'

export type FormValue = string | boolean | FormValue[] | { [name: string]: FormValue }

/** Reads a form's values in the shape of its schema: `members.0.email` nests, a checkbox is true or false. */
export function readForm(form: HTMLFormElement): Record<string, FormValue> {
  const values: Record<string, FormValue> = {}
  for (const control of controlsOf(form)) {
    if (control.type === 'radio' && !(control as HTMLInputElement).checked) continue
    const value =
      control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value
    place(values, control.name.split('.'), value)
  }
  return values
}

function place(
  target: Record<string, FormValue>,
  [name = '', ...rest]: string[],
  value: FormValue,
) {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const next = /^\d+$/.test(rest[0]!) ? [] : {}
  place((target[name] ??= next) as Record<string, FormValue>, rest, value)
}
