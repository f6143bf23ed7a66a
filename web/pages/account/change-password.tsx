import { useState } from 'react'
import { passwordChangeSchema } from '#content/forms/account.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { requestNonce, updateUser } from '../../auth/user.ts'
import { CodeField } from '../../components/form-parts/code-field.tsx'
import { PasswordField } from '../../components/form-parts/password-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import { SaveButton, describeFailure } from './form-parts.tsx'

const { password: text } = accountPage
const { fields } = text

/** The form's field to which an error code belongs. */
const fieldOf: Record<string, string> = {
  current_password_invalid: 'currentPassword',
  current_password_required: 'currentPassword',
  reauthentication_not_valid: 'nonce',
  same_password: 'password',
}

/** Sets a new password, for people who know the old one or can read the account's mail. */
export default function ChangePassword() {
  const { user } = useAuth()
  const mail = useTask()
  const [byCode, setByCode] = useState(false)
  const hasPassword = user?.has_password ?? true
  const form = useForm({
    schema: passwordChangeSchema,
    failure: describeFailure,
    onSubmit: async ({ password, currentPassword, nonce }) => {
      await updateUser({
        password,
        ...(currentPassword && { current_password: currentPassword }),
        ...(nonce && { nonce }),
      }).catch(assignToField)
      setByCode(false)
      form.reset()
      toast(text.toast.title, text.toast.text)
    },
  })

  async function sendCode() {
    if (await mail.run(requestNonce, { title: text.codeSent.title, text: text.codeSent.text }))
      setByCode(true)
  }

  return (
    <>
      <p className="text-muted">{hasPassword ? text.text : text.noPassword}</p>
      <form {...form.form} className="grid w-full gap-5">
        <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
        {byCode && (
          <CodeField
            takesFocus
            label={fields.nonce.label}
            hint={fields.nonce.hint}
            {...form.field('nonce')}
          />
        )}
        {!byCode && hasPassword && (
          <PasswordField label={fields.currentPassword.label} {...form.field('currentPassword')} />
        )}
        {!byCode && (
          <Button
            variant="plain"
            className="-my-2 justify-self-start px-0! text-start"
            busy={mail.busy}
            onClick={() => void sendCode()}
          >
            {hasPassword ? text.sendCode : text.sendFirstCode}
          </Button>
        )}
        <PasswordField
          isNew
          label={fields.password.label}
          hint={fields.password.hint}
          {...form.field('password')}
        />
        <PasswordField
          isNew
          label={fields.confirmPassword.label}
          {...form.field('confirmPassword')}
        />
        <SaveButton variant="secondary" busy={form.busy} text={text} />
      </form>
    </>
  )
}

function assignToField(cause: unknown): never {
  const field = cause instanceof ApiError && fieldOf[cause.code]
  if (!field) throw cause
  throw new ApiError(cause.code, cause.status, cause.message, { [field]: cause.message })
}
