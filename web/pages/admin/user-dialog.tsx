import { adminPage } from '#content/pages/admin.ts'
import { Dialog } from '../../components/ui/dialog.tsx'
import type { UserRow } from '../../data/admin.ts'
import { UserStatus } from './badges.tsx'
import { Facts, MailLink } from './cells.tsx'
import { formatMoment, nameCountry, nameUser } from './format.ts'

const text = adminPage.users

export function UserDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  return (
    <Dialog title={nameUser(user)} closeLabel={adminPage.table.close} onClose={onClose}>
      <Facts
        items={[
          [adminPage.roles.columns.userId, user.id],
          [text.columns.email, <MailLink key="mail" address={user.email} />],
          [text.role, user.role && adminPage.roles.names[user.role]],
          [text.columns.country, nameCountry(user.country)],
          [text.columns.verified, user.emailConfirmedAt ? formatMoment(user.emailConfirmedAt) : text.no],
          [text.columns.secondFactor, user.hasSecondFactor ? text.yes : text.no],
          [text.columns.lastSignIn, user.lastSignInAt ? formatMoment(user.lastSignInAt) : text.never],
          [text.columns.status, <UserStatus key="status" user={user} />],
          [text.columns.created, formatMoment(user.createdAt)],
        ]}
      />
    </Dialog>
  )
}
