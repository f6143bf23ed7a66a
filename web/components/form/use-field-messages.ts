import { useCallback, useEffect, useState, type RefObject } from 'react'
import type * as z from 'zod/mini'
import { readForm, type FormValue } from './read-form.ts'

export type Values = Record<string, FormValue>
export type FieldMessages = Record<string, string>

/**
 * Reads a form's values and validates them. It shows messages for fields that were touched, for all fields after an
 * attempt to send, and the server's messages until their fields are edited.
 */
export function useFieldMessages(
  form: RefObject<HTMLFormElement | null>,
  check: (values: Values) => z.core.util.SafeParseResult<unknown>,
) {
  const [values, setValues] = useState<Values>({})
  const [touched, setTouched] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [refused, setRefused] = useState<FieldMessages>({})
  const { success: isComplete, error } = check(values)
  const wrong = messagesOf(error)

  const read = useCallback(() => {
    if (form.current) setValues(readForm(form.current))
  }, [form])
  useEffect(read, [read])

  return {
    values,
    isComplete,
    read,
    /** Whether nothing is wrong with a field, touched or not. */
    isRight: (name: string) => !(name in wrong || name in refused),
    isAttempted: touched === 'all',
    message: (name: string) =>
      refused[name] ?? (touched === 'all' || touched.has(name) ? wrong[name] : undefined),
    touch(name: string) {
      if (touched !== 'all' && name) setTouched(new Set(touched).add(name))
      if (name in refused) {
        const { [name]: _, ...rest } = refused
        setRefused(rest)
      }
      read()
    },
    showAll: () => setTouched('all'),
    refuse: setRefused,
    clear() {
      setTouched(new Set())
      setRefused({})
      read()
    },
  }
}

/** Returns the first message of each field, by its path, such as `members.0.email`. */
export function messagesOf(error: z.core.$ZodError | undefined): FieldMessages {
  const messages: FieldMessages = {}
  for (const issue of error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message
  return messages
}
