import { mailCodeSchema } from '#content/forms/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { CodeField } from '../../components/form-parts/code-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { explainFailure } from './explain-failure.ts'

const { fields, submitting } = authPage.code

/** Asks for the six-digit code of a mail. */
export function EnterCode({
  submit,
  onCode,
}: {
  submit: string
  onCode: (code: string) => Promise<void>
}) {
  const form = useForm({
    schema: mailCodeSchema,
    failure: explainFailure,
    onSubmit: ({ code }) => onCode(code),
  })
  return (
    <form {...form.form} className="grid gap-5">
      <CodeField
        takesFocus
        label={fields.code.label}
        hint={fields.code.hint}
        {...form.field('code')}
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? submitting : submit}
      </Button>
    </form>
  )
}
