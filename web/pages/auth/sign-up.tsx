import { lazy, Suspense, useEffect, useState } from 'react'
import { emailLimits } from '#content/forms/fields.ts'
import { signUpSchema } from '#content/forms/sign-up.ts'
import { authPage } from '#words/pages/auth.ts'
import { signUp } from '../../auth/session.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { FormNote } from '../../components/form-parts/form-note.tsx'
import { NewPasswordFields } from '../../components/form-parts/password-field.tsx'
import {
  NameFields,
  ContactFields,
  toMetadata,
} from '../../components/form-parts/profile-fields.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { quoteFailure } from './explain-failure.ts'
import { guessDial } from './guess-dial.ts'
import { rememberSignUp } from './own-sign-up.ts'
import { safePath } from './safe-path.ts'

// Without its code the form stays, and the toast has said what to do.
const CheckMail = lazy(() => import('./check-mail.tsx').catch(() => ({ default: () => <></> })))

const { fields, ...text } = authPage.signUp
const { signedUp } = authPage.toasts

export function SignUp() {
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    schema: signUpSchema,
    draft: 'sign-up',
    guarded: true,
    failure: quoteFailure,
    onSubmit: async ({ email, password, captcha, ...profile }) => {
      const next = safePath(new URLSearchParams(location.search).get('next'), location.origin)
      await signUp(email, password, toMetadata(profile), captcha, next)
      rememberSignUp()
      toast(signedUp.title, signedUp.text)
      setSentTo(email)
      form.reset()
      presetDial(form.form.ref.current)
    },
  })

  const { ref } = form.form
  useEffect(() => presetDial(ref.current), [ref])

  return (
    <>
      {/* Above the form, which is empty by then, because the mail is the next step. */}
      <Suspense>{sentTo && <CheckMail key={sentTo} email={sentTo} />}</Suspense>
      <form {...form.form} className="grid gap-5">
        <NameFields form={form} />
        <TextField
          label={fields.email.label}
          hint={fields.email.hint}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLimits.most}
          {...form.field('email')}
        />
        <ContactFields form={form} />
        <NewPasswordFields form={form} words={fields} />
        <Captcha action="signup" {...form.captcha} />
        <FormNote kind="terms" />
        <Button type="submit" busy={form.busy} disabled={!form.isComplete}>
          {form.busy ? text.submitting : text.submit}
        </Button>
      </form>
    </>
  )
}

/** Preselects the guessed dial code, unless one was already chosen or restored. */
function presetDial(form: HTMLFormElement | null) {
  const list = form?.elements.namedItem('countryCode')
  if (!(list instanceof HTMLSelectElement) || list.value) return
  list.value = guessDial(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)
  list.dispatchEvent(new Event('input', { bubbles: true }))
}
