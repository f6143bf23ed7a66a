import { useRef, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { DATA_APP, DATA_DRAFT } from '../../boot/attributes.ts'
import { useCaptcha } from './use-captcha.ts'
import { useDraft } from './use-draft.ts'
import { useFieldMessages, type Values } from './use-field-messages.ts'
import { useSubmit, type Submission } from './use-submit.ts'

/** Stands for the key while the fields are checked: a form's own key is always valid. */
const ANY_KEY = '00000000-0000-0000-0000-000000000000'

type Options<Schema extends z.ZodMiniType> = Submission<z.output<Schema>> & {
  schema: Schema
  /** Name under which what is typed survives a reload; none for passwords and the like. */
  draft?: string
  /** True when the schema has `id`, the key that makes a second sending harmless. */
  keyed?: boolean
  /** True when the schema has `captcha`. */
  guarded?: boolean
}

/** What groups of fields need of the form they stand in. */
export type FormHandle = Pick<ReturnType<typeof useForm>, 'field' | 'values' | 'read'>

/**
 * Makes a form of controls that keep their own text (so that text typed before the app started stays), checked against
 * its schema on every change.
 */
export function useForm<Schema extends z.ZodMiniType>(options: Options<Schema>) {
  const { schema, keyed, guarded } = options
  const ref = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(ref)
  const check = (typed: Values, key: string) =>
    z.safeParse(schema, {
      ...typed,
      ...(keyed && { id: key }),
      ...(guarded && { captcha: captcha.token }),
    })
  // The draft fills the form before the messages read it: effects run in the order of their hooks.
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
      // Sent before its code is there, a form stays as it is: nothing goes to an address, nothing typed is lost.
      method: 'dialog' as const,
      noValidate: true,
      [DATA_APP]: '',
      ...(options.draft && { [DATA_DRAFT]: options.draft }),
    },
    /** Name and error of one control, to be spread on it. */
    field: (name: string) => ({ name, error: messages.message(name) }),
    captcha: {
      ...captcha.control,
      error: captcha.isAwaited ? undefined : messages.message('captcha'),
    },
    values: messages.values,
    /** Reads the controls again, after some were added, taken away or filled in by code. */
    read: () => {
      messages.read()
      draft.keep()
    },
    isComplete: messages.isComplete,
    busy: isBusy,
    /** True when the form began with what was typed earlier. */
    restored: draft.isRestored,
    /** Empties the form after it was sent. */
    reset: () => {
      ref.current?.reset()
      draft.clear()
      messages.clear()
    },
  }
}
