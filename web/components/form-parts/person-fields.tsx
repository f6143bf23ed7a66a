import { emailLimits, type Limits } from '#content/forms/fields.ts'
import type { FormHandle } from '../form/use-form.ts'
import { TextField } from '../ui/field.tsx'

type Words = { label: string; hint?: string }

/** The name and the email address of whoever sends a form. */
export function PersonFields({
  name = 'name',
  words,
  limits,
  field,
}: {
  /** What the form calls the field of the name. */
  name?: string
  words: { name: Words; email: Words }
  limits: Limits
  field: FormHandle['field']
}) {
  return (
    <>
      <TextField
        {...words.name}
        {...field(name)}
        className="half"
        autoComplete="name"
        maxLength={limits.most}
      />
      <TextField
        {...words.email}
        {...field('email')}
        className="half"
        type="email"
        autoComplete="email"
        maxLength={emailLimits.most}
      />
    </>
  )
}
