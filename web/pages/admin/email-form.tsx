import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { emailLimits } from '#content/forms/fields.ts'
import { useForm, type FormHandle } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useRefresh } from '../../data/admin.ts'

/** A form for an email address, with any further fields, and a button. */
export function EmailForm<Schema extends z.ZodMiniType>({
  id,
  text,
  schema,
  send,
  columns,
  children,
}: {
  id: string
  text: {
    heading: string
    /** What the person invited will be able to do. */
    text?: string
    fields: { email: { label: string } }
    submit: string
    submitting: string
    done?: { title: string; text: string }
  }
  schema: Schema
  send: (value: z.output<Schema>) => Promise<unknown>
  /** Tailwind classes for the columns. Without them the form is one line, and its heading labels the field. */
  columns?: string
  children?: (field: FormHandle['field']) => ReactNode
}) {
  const refresh = useRefresh()
  const form = useForm({
    schema,
    onSubmit: async (value) => {
      await send(value)
      if (text.done) toast(text.done.title, text.done.text)
      form.reset()
      await refresh()
    },
  })
  return (
    <section aria-labelledby={id} className={columns ? 'mt-8 mb-6 bg-panel p-5' : 'line-form'}>
      <h2 id={id} className={columns ? 'text-xl' : 'text-base'}>
        {text.heading}
      </h2>
      {text.text && <p className="measure mt-1 text-sm text-muted">{text.text}</p>}
      <form {...form.form} className={columns && `mt-4 grid items-start gap-4 ${columns}`}>
        <TextField
          label={text.fields.email.label}
          type="email"
          autoComplete="off"
          maxLength={emailLimits.most}
          {...form.field('email')}
        />
        {children?.(form.field)}
        <Button type="submit" busy={form.busy} className={columns ? 'min-[52rem]:mt-8' : ''}>
          {form.busy ? text.submitting : text.submit}
        </Button>
      </form>
    </section>
  )
}
