import type { RefObject } from 'react'
import { ownProjectPage as words } from '#words/pages/own-project.ts'
import { projectForm } from '#words/project-form.ts'
import type { Field } from './merge-drafts.ts'

/** Moves the focus to a field of the form. */
export function focusControl(form: HTMLFormElement | null, field: Field) {
  form?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
}

/** Lists the fields that keep a project from being submitted; each leads to its control. */
export function MissingFields({
  form,
  missing,
  isSubmitted,
}: {
  form: RefObject<HTMLFormElement | null>
  missing: readonly Field[]
  /** Whether what the form holds has been submitted. */
  isSubmitted: boolean
}) {
  if (isSubmitted) return <p className="-mb-4">{words.submitted}</p>
  // Close to the button that it is about.
  if (missing.length === 0) return <p className="-mb-4">{words.complete}</p>
  return (
    <div data-missing>
      <p>{words.missing(missing.length)}</p>
      <ul className="flex flex-wrap gap-x-5">
        {missing.map((field) => (
          <li key={field}>
            <button
              type="button"
              className="link inline-block py-1"
              onClick={() => focusControl(form.current, field)}
            >
              {projectForm.fields[field].label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
