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
  /** Sends the form; what it throws is shown, and nothing typed is lost. */
  onSubmit: (value: Value) => Promise<void>
  /** Toast for a failure that names no field; the error's own message when left out. */
  failure?: (error: ApiError) => { title: string; description: string }
}

type Parts<Value> = {
  form: RefObject<HTMLFormElement | null>
  /** Checks the values under the key with which they will be sent. */
  check: (values: Values, key: string) => z.core.util.SafeParseResult<Value>
  draft: ReturnType<typeof useDraft>
  captcha: ReturnType<typeof useCaptcha>
  messages: ReturnType<typeof useFieldMessages>
}

/** Checks and sends a form, one at a time, and shows what became of it. */
export function useSubmit<Value>(
  { form, check, draft, captcha, messages }: Parts<Value>,
  { onSubmit, failure }: Submission<Value>,
) {
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const isBusy = isSending || captcha.isAwaited
  const focus = useFocus(form, captcha.control.box, isBusy)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // State is a render late for the second click of a double click.
    if (sending.current) return
    focus.note()
    messages.showAll()
    // Read anew: the app may have started with this very click, before anything was rendered from what was typed.
    const sent = check(readForm(event.currentTarget), draft.id.current)
    if (!sent.success) {
      const missing = messagesOf(sent.error)
      const lacksOnlyCaptcha = Object.keys(missing).every((name) => name === 'captcha')
      if (!(lacksOnlyCaptcha && captcha.wait())) focus.goToFirst(missing)
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
      // A captcha token is good for one try. When no answer came, the server has not used it or has stored the form.
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
    // An earlier text of this form is stored.
    if (cause.code === 'form.already_received') draft.detach()
    if (Object.keys(cause.fields).length > 0) {
      messages.refuse(cause.fields)
      focus.goToFirst(cause.fields)
    }
    const { title, description } = failure?.(cause) ?? {
      title: unexpected.title,
      description: cause.message,
    }
    toast(title, description, 'destructive')
  }

  return { isBusy, submit }
}
