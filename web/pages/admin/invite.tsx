import { addressSchema } from '#content/forms/address.ts'
import { adminPage } from '#words/pages/admin.ts'
import { inviteByMail } from '../../data/manage-accounts.ts'
import { EmailForm } from './email-form.tsx'

export function Invite() {
  return (
    <EmailForm
      id="invite"
      text={adminPage.users.invite}
      schema={addressSchema}
      send={({ email }) => inviteByMail(email)}
    />
  )
}
