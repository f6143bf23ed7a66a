import type * as z from 'zod/mini'
import type { ApiError } from '../../data/api-error.ts'
import { useForm } from './use-form.ts'

/** Creates a form that anybody may send: it takes a captcha, is sent once under the key of its draft, and is empty after that. */
export function useVisitorForm<Schema extends z.ZodMiniType>({
  send,
  onSent,
  ...options
}: {
  schema: Schema
  draft: string
  send: (value: z.output<Schema>) => Promise<unknown>
  onSent: () => void
  failure: (error: ApiError) => { title: string; description: string }
}) {
  const form = useForm({
    ...options,
    keyed: true,
    guarded: true,
    async onSubmit(value) {
      await send(value)
      form.reset()
      onSent()
    },
  })
  return form
}
