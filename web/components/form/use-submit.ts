import { useRef, useState, type FormEvent, type RefObject } from 'react'
import type * as z from 'zod/mini'
import { site } from '#words/site.ts'
import { ApiError } from '../../data/api-error.ts'
import { dismissToast, toast } from '../ui/toast.tsx'
import { readForm } from './read-form.ts'
import type { useCaptcha } from './use-captcha.ts'
import type { useDraft } from './use-draft.ts'
import { messagesOf, type useFieldMessages, type Values } from './use-field-messages.ts'
import { useFocus } from './use-focus.ts'

export type Submission<Value> = {
  /** Sends the form. If it throws, the error is shown and the form keeps its text. */
  onSubmit: (value: Value) => Promise<void>
  /** The toast for a failure; without it, the error's own message. */
  failure?: (error: ApiError) => { title: string; description: string }
}

type FormHooks<Value> = {
  form: RefObject<HTMLFormElement | null>
  /** Validates the values together with the key under which they will be sent. */
  check: (values: Values, key: string) => z.core.util.SafeParseResult<Value>
  draft: ReturnType<typeof useDraft>
  captcha: ReturnType<typeof useCaptcha>
  messages: ReturnType<typeof useFieldMessages>
}

/** Validates and sends a form, never twice at once, and shows the outcome. */
export function useSubmit<Value>(
  { form, check, draft, captcha, messages }: FormHooks<Value>,
  { onSubmit, failure }: Submission<Value>,
) {
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const isBusy = isSending || captcha.isAwaited
  const focus = useFocus(form, captcha.control.box, isBusy)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A ref, because state would not have changed yet at the second click of a double click.
    if (sending.current) return
    focus.rememberButton()
    messages.showAll()
    // Read again, because the app may have started with this very click and not have rendered the values yet.
    const sent = check(readForm(event.currentTarget), draft.id.current)
    if (!sent.success) {
      const missing = messagesOf(sent.error)
      const lacksOnlyCaptcha = Object.keys(missing).every((name) => name === 'captcha')
      if (!(lacksOnlyCaptcha && captcha.wait())) focus.focusFirst(missing)
      return
    }
    dismissToast()
    sending.current = true
    draft.keep()
    setSending(true)
    try {
      await onSubmit(sent.data)
      captcha.renew()
    } catch (cause) {
      // A token can be used once. If no response came, the server either has not used it or has already stored the form.
      if (!(cause instanceof ApiError && cause.code === 'network')) captcha.renew()
      report(cause)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  function report(cause: unknown) {
    const unexpected = site.errors.toast
    if (!(cause instanceof ApiError)) {
      toast(unexpected.title, unexpected.description, 'destructive')
      throw cause
    }
    if (cause.code === 'declined') return
    // The server has already stored an earlier version of this form.
    if (cause.code === 'form.already_received') draft.detach()
    if (Object.keys(cause.fields).length > 0) {
      messages.refuse(cause.fields)
      focus.focusFirst(cause.fields)
    }
    const { title, description } = failure?.(cause) ?? {
      title: unexpected.title,
      description: cause.message,
    }
    toast(title, description, 'destructive')
  }

  return { isBusy, submit }
}
