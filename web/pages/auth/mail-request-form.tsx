import { mailRequestSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import type { CaptchaAction } from '#content/wire/captcha-actions.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { takeFocus } from '../../components/ui/focus.ts'
import { explainFailure } from './explain-failure.ts'

/** Asks for the address to send a mail to. With `takesFocus`, the field gets the focus, for a return from a later step. */
export function MailRequestForm({
  words,
  action,
  takesFocus = false,
  send,
  onSent,
}: {
  words: { fields: { email: { label: string } }; submit: string; submitting: string }
  /** The action for which the captcha is solved. */
  action: CaptchaAction
  takesFocus?: boolean
  send: (email: string, captcha: string) => Promise<void>
  onSent: (email: string) => void
}) {
  const form = useForm({
    schema: mailRequestSchema,
    draft: 'sign-in',
    guarded: true,
    failure: explainFailure,
    onSubmit: async ({ email, captcha }) => {
      await send(email, captcha)
      onSent(email)
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      <TextField
        ref={takesFocus ? takeFocus : undefined}
        label={words.fields.email.label}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLimits.most}
        {...form.field('email')}
      />
      <Captcha action={action} {...form.captcha} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
