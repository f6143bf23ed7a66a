import { useEffect, useRef, type RefObject } from 'react'
import { controlsOf } from './controls.ts'
import type { FieldMessages } from './use-field-messages.ts'

/** Leads the focus to what is wrong in a form, and back to the button that lost it because it was disabled while busy. */
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
    /** Remembers whether the form is sent by its button. */
    note() {
      sentByButton.current ||= document.activeElement === submitButton(form.current)
    },
    /** Goes to the first control with a message, in the order of the page, not of the schema. */
    goToFirst(messages: FieldMessages) {
      if (!form.current) return
      const first = controlsOf(form.current).find(
        ({ name, type }) => name in messages && type !== 'hidden',
      )
      const target = first ?? captcha.current
      target?.focus()
    },
  }
}

function submitButton(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLButtonElement>('[type=submit]')
}
