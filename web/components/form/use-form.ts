import { useRef, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { DATA_APP, DATA_DRAFT } from '../../boot/attributes.ts'
import { useCaptcha } from './use-captcha.ts'
import { useDraft } from './use-draft.ts'
import { useFieldMessages, type Values } from './use-field-messages.ts'
import { useSubmit, type Submission } from './use-submit.ts'

/** A placeholder for the idempotency key while the fields are validated: the real one is always valid. */
const ANY_KEY = '00000000-0000-0000-0000-000000000000'

type Options<Schema extends z.ZodMiniType> = Submission<z.output<Schema>> & {
  schema: Schema
  /** The name of the draft, which survives a reload; without it, nothing is stored. */
  draft?: string
  /** True if the schema has `id`, the key that makes sending the form twice harmless. */
  keyed?: boolean
  /** Completes what was read from the controls, before it is validated. */
  complete?: (typed: Values) => Values
  /** True if the schema has `captcha`. */
  guarded?: boolean
}

/** The parts of a form that groups of fields use. */
export type FormHandle = Pick<ReturnType<typeof useForm>, 'field' | 'values' | 'read'>

/**
 * Creates a form of uncontrolled inputs, so that text typed before the app started stays, and validates it against its
 * schema on every change.
 */
export function useForm<Schema extends z.ZodMiniType>(options: Options<Schema>) {
  const { schema, keyed, guarded, complete = (typed) => typed } = options
  const ref = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(ref)
  const check = (typed: Values, key: string) =>
    z.safeParse(schema, {
      ...complete(typed),
      ...(keyed && { id: key }),
      ...(guarded && { captcha: captcha.token }),
    })
  // Effects run in the order of their hooks: the draft must fill the form before the messages read it.
  const draft = useDraft(options.draft, ref)
  const messages = useFieldMessages(ref, (typed) => check(typed, ANY_KEY))
  const { isBusy, submit } = useSubmit({ form: ref, check, draft, captcha, messages }, options)

  return {
    form: {
      ref,
      onInput(event: FormEvent<HTMLFormElement>) {
        messages.touch((event.target as HTMLInputElement).name)
        draft.keep()
      },
      onSubmit: submit,
      // Submitted before its code has loaded, the form neither navigates nor loses its text.
      method: 'dialog' as const,
      noValidate: true,
      [DATA_APP]: '',
      ...(options.draft && { [DATA_DRAFT]: options.draft }),
    },
    /** Returns the name and error of a control, to be spread on it. */
    field: (name: string) => ({ name, error: messages.message(name) }),
    captcha: {
      ...captcha.control,
      error: captcha.isAwaited ? undefined : messages.message('captcha'),
    },
    values: messages.values,
    isRight: messages.isRight,
    isAttempted: messages.isAttempted,
    /** Reads the controls again, after code has added, removed or filled some. */
    read: () => {
      messages.read()
      draft.keep()
    },
    isComplete: messages.isComplete,
    busy: isBusy,
    /** True if the form was filled from a draft. */
    restored: draft.isRestored,
    /** Removes the draft; the fields keep what they hold. */
    forget: () => draft.clear(),
    /** Clears the form and its draft. */
    reset: () => {
      ref.current?.reset()
      draft.clear()
      messages.clear()
    },
  }
}
