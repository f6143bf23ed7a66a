import { mailRequestSchema } from '#content/forms/account.ts'
import { authPage } from '#content/pages/auth.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { requestRecovery } from '../../auth/one-time.ts'
import { Captcha } from '../../components/captcha.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { explainFailure } from './explain-failure.ts'
import { useViewLink } from './use-view-link.ts'

const { fields, ...text } = authPage.forgot

/** Asks for a mail with a link to choose a new password. The answer does not tell whether there is an account. */
export function Forgot() {
  const linkTo = useViewLink()
  const [isSent, setSent] = useState(false)
  const f = useForm({
    schema: mailRequestSchema,
    draft: 'sign-in',
    guarded: true,
    failure: explainFailure,
    onSubmit: async ({ email, captcha }) => {
      await requestRecovery(email, captcha)
      setSent(true)
    },
  })
  return (
    <section aria-labelledby="forgot" className="grid gap-5">
      <div>
        <h2 id="forgot">{text.heading}</h2>
        <p className="mt-2 text-muted">{text.text}</p>
      </div>
      <form {...f.form} className="grid gap-5">
        <TextField
          label={fields.email.label}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          {...f.field('email')}
        />
        <Captcha action="recover" {...f.captcha} />
        <Button type="submit" busy={f.busy} disabled={!f.isComplete}>
          {f.busy ? text.submitting : text.submit}
        </Button>
      </form>
      <p role="status" className={isSent ? 'border-s-4 border-success ps-4 font-semibold' : ''}>
        {isSent && text.done}
      </p>
      <Link className="link justify-self-start py-1" to={linkTo()}>
        {text.back}
      </Link>
    </section>
  )
}
