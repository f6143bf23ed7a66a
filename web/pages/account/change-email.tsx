import { useRef } from 'react'
import { emailChangeSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { updateUser } from '../../auth/user.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import { SaveButton, describeFailure } from './form-parts.tsx'

const { email: text } = accountPage

export default function ChangeEmail() {
  const { user } = useAuth()
  const field = useRef<HTMLInputElement>(null)
  const task = useTask({ fallback: field })
  const form = useForm({
    schema: emailChangeSchema,
    failure: describeFailure,
    onSubmit: async ({ email }) => {
      if (email === user?.email)
        throw new ApiError('validation_failed', 400, text.own, { email: text.own })
      await updateUser({ email })
      form.reset()
      toast(text.toast.title, text.toast.text)
    },
  })
  // To the service, the present address is a change that calls off the one that waits.
  const cancel = (email: string) => task.run(() => updateUser({ email }), text.toastCancelled)

  return (
    <>
      <p>
        <span className="block text-sm text-muted">{text.current}</span>
        <span className="font-semibold wrap-anywhere">{user?.email}</span>
      </p>
      {user?.new_email && (
        <Notice as="div" role="status" className="grid justify-items-start gap-3">
          <p className="wrap-anywhere">{text.pending(user.new_email)}</p>
          <Button variant="secondary" busy={task.busy} onClick={() => void cancel(user.email)}>
            {task.busy ? text.cancelling : text.cancel}
          </Button>
        </Notice>
      )}
      <form {...form.form} className="grid w-full gap-5">
        <TextField
          ref={field}
          label={text.fields.email.label}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLimits.most}
          {...form.field('email')}
        />
        <SaveButton variant="secondary" busy={form.busy} text={text} />
      </form>
    </>
  )
}
