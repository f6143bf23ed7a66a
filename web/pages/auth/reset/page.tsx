import { Navigate, useNavigate } from 'react-router-dom'
import { newPasswordSchema } from '#content/forms/account.ts'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { site } from '#words/site.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { updateUser } from '../../../auth/user.ts'
import { PasswordField } from '../../../components/form-parts/password-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { explainFailure } from '../explain-failure.ts'
import { AuthFrame } from '../shell.tsx'

const { reset } = authPage

export const meta = reset.meta

/** Sets a new password for somebody who came from a mailed link. */
export function Component() {
  const { status } = useAuth()
  if (status === 'second-factor')
    return <Navigate to={`${paths.auth}?next=${paths.reset}`} replace />
  return (
    <AuthFrame title={reset.heading} lead={reset.text}>
      {status === 'loading' && (
        <p role="status" className="when-started">
          {site.form.loading}
        </p>
      )}
      {status === 'signed-out' && (
        <div className="grid justify-items-start gap-5">
          <p className="text-lg">{reset.noSession}</p>
          <ButtonLink href={paths.forgot}>{reset.noSessionAction}</ButtonLink>
        </div>
      )}
      {status === 'signed-in' && <NewPassword />}
    </AuthFrame>
  )
}

function NewPassword() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const form = useForm({
    schema: newPasswordSchema,
    failure: explainFailure,
    onSubmit: async ({ password }) => {
      await updateUser({ password })
      const { title, text } = authPage.toasts.passwordSaved
      toast(title, text)
      void navigate(paths.home, { replace: true })
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      {/* Tells password managers which account this is. */}
      <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        isNew
        label={reset.fields.password.label}
        hint={reset.fields.password.hint}
        {...form.field('password')}
      />
      <PasswordField
        isNew
        label={reset.fields.confirmPassword.label}
        {...form.field('confirmPassword')}
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? reset.submitting : reset.submit}
      </Button>
    </form>
  )
}
