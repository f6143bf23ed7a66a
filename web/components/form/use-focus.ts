import { useEffect, useRef, type RefObject } from 'react'
import { controlsOf } from './controls.ts'
import type { FieldMessages } from './use-field-messages.ts'

/** Moves the focus to a form's first error, and back to the submit button, which loses it while disabled. */
export function useFocus(
  form: RefObject<HTMLFormElement | null>,
  captcha: RefObject<HTMLElement | null>,
  isBusy: boolean,
) {
  const sentByButton = useRef(false)

  useEffect(() => {
    if (isBusy || !sentByButton.current) return
    sentByButton.current = false
    if (document.activeElement === document.body) submitButton(form.current)?.focus()
  }, [form, isBusy])

  return {
    /** Remembers whether the form was submitted with its button. */
    rememberButton() {
      sentByButton.current ||= document.activeElement === submitButton(form.current)
    },
    /** Focuses the first control with a message, in the order of the page, not of the schema. */
    focusFirst(messages: FieldMessages) {
      if (!form.current) return
      const first = controlsOf(form.current).find(
        // The message of a group of boxes, such as `tracks.open-innovation`, stands under the name of the group.
        ({ name, type }) =>
          (name in messages || name.replace(/\.[^.]*$/, '') in messages) && type !== 'hidden',
      )
      first?.closest('details')?.setAttribute('open', '')
      const target = first ?? captcha.current
      target?.focus()
    },
  }
}

function submitButton(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLButtonElement>('[type=submit]')
}
