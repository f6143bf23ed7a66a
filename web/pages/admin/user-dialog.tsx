import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import type { UserRow } from '../../data/admin-accounts.ts'
import { banAccount, deleteAccount, unbanAccount } from '../../data/manage-accounts.ts'
import { isBanned, UserStatusBadge } from './badges.tsx'
import { Facts, MailLink } from './cells.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { nameCountry, nameUser } from './names.ts'
import { useAction } from './use-action.ts'

const text = adminPage.users

/** The actions on an account that need confirmation. */
const actions = {
  ban: { label: text.ban, question: text.banConfirm, work: banAccount, done: text.banned },
  remove: {
    label: text.remove,
    question: text.removeConfirm,
    work: deleteAccount,
    done: text.removed,
  },
}

export function UserDialog({
  user,
  isSelf,
  onClose,
}: {
  user: UserRow
  isSelf: boolean
  onClose: () => void
}) {
  const [asked, setAsked] = useState<keyof typeof actions>()
  const { busy, problem, run } = useAction()

  if (asked) {
    const { label, question, work, done } = actions[asked]
    return (
      <ConfirmAction
        label={label}
        question={question(user.email)}
        work={() => work(user.id)}
        done={done}
        onDone={onClose}
        onClose={() => setAsked(undefined)}
      />
    )
  }
  return (
    <Dialog
      title={nameUser(user)}
      closeLabel={adminPage.table.close}
      problem={problem}
      onClose={onClose}
    >
      <Facts
        items={[
          [adminPage.roles.columns.userId, user.id],
          [text.columns.email, <MailLink key="mail" address={user.email} />],
          [text.role, user.role && adminPage.roles.names[user.role]],
          [text.columns.country, nameCountry(user.country)],
          [
            text.columns.verified,
            user.emailConfirmedAt ? formatMoment(user.emailConfirmedAt) : text.no,
          ],
          [text.columns.secondFactor, user.hasSecondFactor ? text.yes : text.no],
          [
            text.columns.lastSignIn,
            user.lastSignInAt ? formatMoment(user.lastSignInAt) : text.never,
          ],
          [text.columns.status, <UserStatusBadge key="status" user={user} />],
          [text.columns.created, formatMoment(user.createdAt)],
        ]}
      />
      {isSelf ? (
        <p className="text-muted">{text.self}</p>
      ) : (
        <div className="dialog-actions">
          {isBanned(user) ? (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => void run(() => unbanAccount(user.id), text.unbanned)}
            >
              {text.unban}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setAsked('ban')}>
              {text.ban}
            </Button>
          )}
          <Button variant="danger" onClick={() => setAsked('remove')}>
            {text.remove}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
