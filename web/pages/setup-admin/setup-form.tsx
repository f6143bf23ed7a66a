import { useEffect, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { emailLimits } from '#content/forms/fields.ts'
import { setupAdminSchema } from '#content/forms/setup-admin.ts'
import { paths } from '#content/paths.ts'
import { setupAdminPage } from '#words/pages/setup-admin.ts'
import { api } from '../../api.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { useForm } from '../../components/form/use-form.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { forgetSetupKey, takeSetupKey } from './setup-key.ts'

const { fields, toasts, ...text } = setupAdminPage

/** Asks only for the e-mail address; the key comes with the link. */
export function SetupForm({ onDone }: { onDone: () => void }) {
  const { reloadRole } = useAuth()
  const [key, setKey] = useState<string>()
  useEffect(() => setKey(takeSetupKey()), [])

  const form = useForm({
    schema: setupAdminSchema,
    draft: 'setup-admin',
    failure: ({ message }) => ({
      title: toasts.failed.title,
      description: message || toasts.failed.text,
    }),
    onSubmit: async ({ email }) => {
      const { message } = await (
        await api['setup-admin'].$post({ json: { email, key: key ?? '' } })
      ).json()
      forgetSetupKey()
      form.reset()
      toast(toasts.success.title, message)
      reloadRole()
      onDone()
    },
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!form.values.email)
      toast(toasts.emailRequired.title, toasts.emailRequired.text, 'destructive')
    return form.form.onSubmit(event)
  }

  return (
    <>
      {key === '' && <Notice className="mb-6">{text.missingKey}</Notice>}
      <form {...form.form} onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
        <TextField
          label={fields.email.label}
          hint={fields.email.hint}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLimits.most}
          {...form.field('email')}
        />
        <Button type="submit" busy={form.busy}>
          {form.busy ? text.submitting : text.submit}
        </Button>
      </form>
      <p className="mt-6 border-t border-line pt-4">
        {text.noAccount}{' '}
        <Link className="link" to={`${paths.auth}?tab=signup`}>
          {text.noAccountAction}
        </Link>
      </p>
    </>
  )
}
