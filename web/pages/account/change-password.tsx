import { passwordChangeSchema } from '#content/forms/account.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { updateUser } from '../../auth/user.ts'
import { NewPasswordFields } from '../../components/form-parts/password-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { OwnershipFields, useOwnership } from '../../components/proof/ownership-fields.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { SaveButton, describeFailure } from './form-parts.tsx'

const { password: text } = accountPage
const { fields } = text

/** Sets a new password, for people who know the old one or can read the account's mail. */
export default function ChangePassword() {
  const { user } = useAuth()
  const by = useOwnership()
  const form = useForm({
    schema: passwordChangeSchema,
    failure: describeFailure,
    onSubmit: async ({ password, currentPassword, nonce }) => {
      await updateUser({
        password,
        ...(currentPassword && { current_password: currentPassword }),
        ...(nonce && { nonce }),
      })
      by.restart()
      form.reset()
      toast(text.toast.title, text.toast.text)
    },
  })
  return (
    <>
      <p className="text-muted">{by.hasPassword ? text.text : text.noPassword}</p>
      <form {...form.form} className="grid w-full gap-5">
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        <OwnershipFields form={form} by={by} sendFirstCode={text.sendFirstCode} />
        <NewPasswordFields form={form} words={fields} />
        <SaveButton variant="secondary" busy={form.busy} text={text} />
      </form>
    </>
  )
}
