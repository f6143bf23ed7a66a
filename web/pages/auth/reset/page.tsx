import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { passwordChangeSchema } from '#content/forms/account.ts'
import { paths } from '#content/paths.ts'
import { ownership } from '#words/ownership.ts'
import { authPage } from '#words/pages/auth.ts'
import { site } from '#words/site.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { updateUser } from '../../../auth/user.ts'
import { NewPasswordFields } from '../../../components/form-parts/password-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { OwnershipFields, useOwnership } from '../../../components/proof/ownership-fields.tsx'
import { ProofAsker } from '../../../components/proof/proof-asker.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { toast } from '../../../components/ui/toast.tsx'
import { ApiError } from '../../../data/api-error.ts'
import { explainFailure } from '../explain-failure.ts'
import { safePath } from '../safe-path.ts'
import { AuthFrame } from '../shell.tsx'

const { reset } = authPage

export const meta = reset.meta

/** Sets a new password for somebody who came from a mailed link. */
export function Component() {
  const { status } = useAuth()
  const { search } = useLocation()
  if (status === 'second-factor')
    return <Navigate to={paths.signIn(paths.reset + search)} replace />
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
      <ProofAsker />
    </AuthFrame>
  )
}

function NewPassword() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { search } = useLocation()
  const by = useOwnership()
  const [mustProve, setMustProve] = useState(false)
  const form = useForm({
    schema: passwordChangeSchema,
    failure: explainFailure,
    onSubmit: async ({ password, currentPassword, nonce }) => {
      const proof = {
        ...(currentPassword && { current_password: currentPassword }),
        ...(nonce && { nonce }),
      }
      await updateUser({ password, ...proof }).catch((cause: unknown) => {
        // The link was opened too long ago, or there was none. At once, so that the field can take the focus.
        if (cause instanceof ApiError && cause.code === 'current_password_required')
          flushSync(() => setMustProve(true))
        throw cause
      })
      const { title, text } = authPage.toasts.passwordSaved
      toast(title, text)
      void navigate(safePath(new URLSearchParams(search).get('next'), location.origin), {
        replace: true,
      })
    },
  })
  return (
    <form {...form.form} className="grid gap-5">
      {/* Tells password managers which account this is. */}
      <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      {mustProve && (
        <>
          <Notice>{reset.prove}</Notice>
          <OwnershipFields form={form} by={by} sendFirstCode={ownership.sendFirstCode} />
        </>
      )}
      <NewPasswordFields form={form} words={reset.fields} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? reset.submitting : reset.submit}
      </Button>
    </form>
  )
}
