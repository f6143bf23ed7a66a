import { emailChangeSchema } from '#content/forms/account.ts'
import { emailLimits } from '#content/forms/fields.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { updateUser } from '../../auth/user.ts'
import { useForm } from '../../components/form/use-form.ts'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { SaveButton, describeFailure } from './form-parts.tsx'

const { email: text } = accountPage

export default function ChangeEmail() {
  const { user } = useAuth()
  const form = useForm({
    schema: emailChangeSchema,
    failure: describeFailure,
    onSubmit: async ({ email }) => {
      await updateUser({ email })
      form.reset()
      toast(text.toast.title, text.toast.text)
    },
  })
  return (
    <>
      <p>
        <span className="block text-sm text-muted">{text.current}</span>
        <span className="font-semibold wrap-anywhere">{user?.email}</span>
      </p>
      {user?.new_email && (
        <Notice role="status" className="wrap-anywhere">
          {text.pending(user.new_email)}
        </Notice>
      )}
      <form {...form.form} className="grid w-full gap-5">
        <TextField
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
