import { lazy, Suspense, useState } from 'react'
import { emailLimits } from '#content/forms/fields.ts'
import { signInSchema } from '#content/forms/sign-in.ts'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { signIn } from '../../auth/session.ts'
import { isSecondFactorDue } from '../../auth/stored-session.ts'
import { Captcha } from '../../components/captcha/captcha.tsx'
import { PasswordField } from '../../components/form-parts/password-field.tsx'
import { useCaptcha } from '../../components/form/use-captcha.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { ApiError } from '../../data/api-error.ts'
import { quoteFailure } from './explain-failure.ts'
import { SignInLink } from './shell.tsx'

// Without its code the form stays, and the toast has said what to do.
const CheckMail = lazy(() => import('./check-mail.tsx').catch(() => ({ default: () => <></> })))
const GithubButton = lazy(() =>
  import('./github-button.tsx').catch(() => ({ default: () => <></> })),
)

const { fields, ...text } = authPage.signIn
const { signedIn } = authPage.toasts

export function SignIn() {
  const isHydrated = useHydrated()
  const [unverified, setUnverified] = useState<string>()
  // The account for which the server requires a captcha, after too many failed attempts there or from this address.
  const [guarded, setGuarded] = useState<string>()
  const form = useForm({
    schema: signInSchema,
    draft: 'sign-in',
    failure: quoteFailure,
    onSubmit: async ({ email, password }) => {
      setUnverified(undefined)
      try {
        const session = await signIn(email, password, captcha.token || undefined)
        form.reset()
        if (isSecondFactorDue(session)) return
        toast(
          signedIn.title,
          session.weak_password
            ? `${signedIn.text} ${authPage.weakPasswordAtSignIn}`
            : signedIn.text,
        )
      } catch (cause) {
        if (cause instanceof ApiError) {
          if (cause.code === 'captcha_failed') setGuarded(email)
          if (cause.code === 'email_not_confirmed') setUnverified(email)
          captcha.renew()
        }
        throw cause
      }
    },
  })
  const captcha = useCaptcha(form.form.ref)
  return (
    <>
      <form {...form.form} className="grid gap-5">
        <TextField
          label={fields.email.label}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={emailLimits.most}
          {...form.field('email')}
        />
        <PasswordField label={fields.password.label} {...form.field('password')} />
        {guarded && (
          <Captcha
            takesFocus
            action="signin"
            account={guarded}
            {...captcha.control}
            error={undefined}
          />
        )}
        <Button type="submit" busy={form.busy}>
          {form.busy ? text.submitting : text.submit}
        </Button>
      </form>
      <Suspense>{unverified && <CheckMail key={unverified} email={unverified} />}</Suspense>
      <p className="mt-4">
        <SignInLink to={paths.forgot}>{text.forgot}</SignInLink>
      </p>
      <section aria-labelledby="other-ways" className="mt-6 grid gap-3 border-t border-line pt-5">
        <h2 id="other-ways" className="text-lg">
          {text.otherWays}
        </h2>
        <SignInLink to={paths.code} className="button" data-variant="secondary">
          {text.code}
        </SignInLink>
        {isHydrated && (
          <Suspense>
            <GithubButton />
          </Suspense>
        )}
      </section>
    </>
  )
}
