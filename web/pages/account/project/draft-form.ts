import * as z from 'zod/mini'
import { projectDraftSchema, type ProjectDraft } from '#content/forms/project.ts'
import { controlsOf } from '../../../components/form/controls.ts'
import { readForm } from '../../../components/form/read-form.ts'

/** Reads the draft in a form as the server would store it; undefined if the server would refuse it. */
export function readDraftForm(form: HTMLFormElement): ProjectDraft | undefined {
  return parseDraft(readForm(form))
}

/** Checks values by the names of their fields as the server does; undefined if it would refuse them. */
export function parseDraft(values: Record<string, unknown>): ProjectDraft | undefined {
  const { success, data } = z.safeParse(projectDraftSchema, { ...values, revision: null })
  if (!success) return undefined
  const { revision: _revision, ...draft } = data
  return draft
}

/** Puts values into the controls of their names; a control without one stays as it is. */
export function fillForm(form: HTMLFormElement, values: Record<string, unknown>) {
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (typeof value !== 'string') continue
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
    else if (control.value !== value) control.value = value
  }
}
