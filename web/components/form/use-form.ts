import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { site } from '#words/site.ts'
import { DATA_APP, DATA_DRAFT } from '../../boot/attributes.ts'
import { ApiError } from '../../data/api-error.ts'
import { dismissToast, toast } from '../ui/toast.tsx'
import { controlsOf } from './controls.ts'
import { clearDraft, readDraft, saveDraft } from './draft.ts'
import { readForm, type FormValue } from './read-form.ts'
import { applyDraft, showsDraft } from './restore-draft.ts'

/** How long a form that was sent waits for its captcha, before it says that the captcha is missing. */
const CAPTCHA_PATIENCE_MS = 30_000

/** Stands for the key while the fields are checked: a form's own key is always valid. */
const ANY_KEY = '00000000-0000-0000-0000-000000000000'

type Options<Schema extends z.ZodMiniType> = {
  schema: Schema
  /** Name under which what is typed survives a reload; none for passwords and the like. */
  draft?: string
  /** True when the schema has `id`, the key that makes a second sending harmless. */
  keyed?: boolean
  /** True when the schema has `captcha`. */
  guarded?: boolean
  /** Sends the form; what it throws is shown, and nothing typed is lost. */
  onSubmit: (value: z.output<Schema>) => Promise<void>
  /** Toast for a failure that names no field; the error's own message when left out. */
  failure?: (error: ApiError) => { title: string; description: string }
}

/** What groups of fields need of the form they stand in. */
export type FormHandle = Pick<ReturnType<typeof useForm>, 'field' | 'values' | 'read'>

/**
 * A form whose controls keep their own text (so that text typed before the app started stays), checked against
 * its schema on every change. Errors show for fields that were touched, and for all after a try to send.
 */
export function useForm<Schema extends z.ZodMiniType>(options: Options<Schema>) {
  const { schema, draft, keyed, guarded } = options
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const sentByButton = useRef(false)
  const id = useRef('')
  const [token, setToken] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [values, setValues] = useState<Record<string, FormValue>>({})
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [restored, setRestored] = useState(false)

  const check = (typed: Record<string, FormValue>, key: string) =>
    z.safeParse(schema, { ...typed, ...(keyed && { id: key }), ...(guarded && { captcha: token }) })
  const result = check(values, ANY_KEY)
  const wrong = messagesOf(result.error)
  const seen = (name: string) => touched === 'all' || touched.has(name)
  const error = (name: string) => refused[name] ?? (seen(name) ? wrong[name] : undefined)

  const read = useCallback(() => {
    if (ref.current) setValues(readForm(ref.current))
  }, [])

  const onToken = useCallback((next: string) => {
    setToken(next)
    // A check that failed has unticked its box.
    if (!next && ref.current && !captchaBox(ref.current)?.checked) setWaiting(false)
  }, [])

  useEffect(() => {
    const kept = draft ? readDraft(draft) : undefined
    id.current = kept?.id ?? crypto.randomUUID()
    if (ref.current) {
      setRestored(kept !== undefined && !showsDraft(ref.current, kept))
      if (kept) applyDraft(ref.current, kept)
      // Typed before even the boot script was there, so no draft has it yet.
      else if (draft && hasText(ref.current)) saveDraft(draft, id.current, ref.current)
    }
    read()
  }, [draft, read])

  // A button that is disabled while it is busy loses the focus.
  useEffect(() => {
    if (busy || waiting || !sentByButton.current) return
    sentByButton.current = false
    if (document.activeElement === document.body) submitButton(ref.current)?.focus()
  }, [busy, waiting])

  // The form was sent while its captcha was still being solved.
  useEffect(() => {
    if (!waiting) return
    if (!token) {
      const timer = setTimeout(() => setWaiting(false), CAPTCHA_PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    setWaiting(false)
    ref.current?.requestSubmit()
  }, [waiting, token])

  function keep() {
    if (draft && ref.current) saveDraft(draft, id.current, ref.current)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (touched !== 'all' && name) setTouched(new Set(touched).add(name))
    if (name in refused) {
      const { [name]: _, ...rest } = refused
      setRefused(rest)
    }
    read()
    keep()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // State is a render late for the second click of a double click.
    if (sending.current) return
    sentByButton.current ||= document.activeElement === submitButton(form)
    setTouched('all')
    // Read anew: the app may have started with this very click, before anything was rendered from what was typed.
    const sent = check(readForm(form), id.current)
    if (!sent.success) {
      const missing = messagesOf(sent.error)
      if (lacksOnlyCaptcha(form, missing)) return setWaiting(true)
      return focusFirst(form, missing)
    }
    dismissToast()
    sending.current = true
    keep()
    setBusy(true)
    try {
      await options.onSubmit(sent.data)
      renewCaptcha()
    } catch (cause) {
      // A captcha token is good for one try. When no answer came, the server has not used it or has stored the form.
      if (!(cause instanceof ApiError && cause.code === 'network')) renewCaptcha()
      report(form, cause)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function report(form: HTMLFormElement, cause: unknown) {
    if (!(cause instanceof ApiError)) {
      toast(site.errors.toast.title, site.errors.toast.description, 'destructive')
      throw cause
    }
    if (cause.code === 'form.already_received') {
      // An earlier text of this form is stored: what stands here now is a form of its own.
      id.current = crypto.randomUUID()
      keep()
    }
    if (Object.keys(cause.fields).length > 0) {
      setRefused(cause.fields)
      focusFirst(form, cause.fields)
    }
    const { title, description } = options.failure?.(cause) ?? {
      title: site.errors.toast.title,
      description: cause.message,
    }
    toast(title, description, 'destructive')
  }

  function renewCaptcha() {
    if (!guarded) return
    setToken('')
    setAttempt((count) => count + 1)
  }

  /** Empties the form after it was sent; the next one gets a key of its own. */
  function reset() {
    if (draft) clearDraft(draft)
    ref.current?.reset()
    id.current = crypto.randomUUID()
    setTouched(new Set())
    setRefused({})
    setRestored(false)
    read()
  }

  return {
    form: {
      ref,
      onInput,
      onSubmit,
      // Sent before its code is there, a form stays as it is: nothing goes to an address, nothing typed is lost.
      method: 'dialog' as const,
      noValidate: true,
      [DATA_APP]: '',
      ...(draft && { [DATA_DRAFT]: draft }),
    },
    /** Name and error of one control, to be spread on it. */
    field: (name: string) => ({ name, error: error(name) }),
    captcha: { onToken, attempt, error: waiting ? undefined : error('captcha') },
    error,
    values,
    /** Reads the controls again, after some were added, taken away or filled in by code. */
    read: () => {
      read()
      keep()
    },
    isComplete: result.success,
    busy: busy || waiting,
    /** True when the form began with what was typed earlier. */
    restored,
    reset,
  }
}

/** The first message of each field, under its path: `members.0.email`. */
function messagesOf(error: z.core.$ZodError | undefined): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message
  return messages
}

function hasText(form: HTMLFormElement) {
  return controlsOf(form).some(
    ({ type, value }) => value && !['hidden', 'radio', 'checkbox', 'select-one'].includes(type),
  )
}

/** In the order of the page, not of the schema. */
function focusFirst(form: HTMLFormElement, errors: Record<string, string>) {
  const first = controlsOf(form).find(
    (control) => control.name in errors && control.type !== 'hidden',
  )
  const target = first ?? captchaBox(form)
  target?.focus()
}

function submitButton(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLButtonElement>('[type=submit]')
}

// The only control without a name: it is not part of what the form sends.
function captchaBox(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>('input[type=checkbox]:not([name])')
}

function lacksOnlyCaptcha(form: HTMLFormElement, errors: Record<string, string>) {
  return (
    Object.keys(errors).every((name) => name === 'captcha') && captchaBox(form)?.checked === true
  )
}
