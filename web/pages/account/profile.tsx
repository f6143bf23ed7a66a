import { useEffect, useRef } from 'react'
import { profileSchema } from '#content/forms/sign-up.ts'
import { accountPage } from '#words/pages/account.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { updateUser } from '../../auth/user.ts'
import {
  NameFields,
  ContactFields,
  toMetadata,
} from '../../components/form-parts/profile-fields.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { toast } from '../../components/ui/toast.tsx'
import { SaveButton, describeFailure } from './form-parts.tsx'

const { profile: text, toasts } = accountPage

/** The form's field for each name in the account's metadata. */
const fieldOf = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_country_code: 'countryCode',
  phone_number: 'phoneNumber',
  country: 'country',
  github_link: 'githubLink',
} as const

export default function Profile() {
  const { user } = useAuth()
  const form = useForm({
    schema: profileSchema,
    failure: describeFailure,
    onSubmit: async (value) => {
      await updateUser({ data: toMetadata(value) })
      toast(toasts.saved.title, toasts.saved.text)
    },
  })

  // Only once: a refresh of the session must not overwrite what is being typed.
  const fill = useRef(() => {
    for (const [key, name] of Object.entries(fieldOf)) {
      const control = form.form.ref.current?.elements.namedItem(name)
      const value = user?.user_metadata[key]
      const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      if (isControl && typeof value === 'string') control.value = value
    }
    form.read()
  })
  useEffect(() => fill.current(), [])

  return (
    <form {...form.form} className="grid w-full gap-5">
      <NameFields form={form} />
      <ContactFields form={form} />
      <SaveButton busy={form.busy} text={text} />
    </form>
  )
}
