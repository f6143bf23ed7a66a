import '../../app.css'
import { useCallback, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { accountPage } from '#content/pages/account.ts'
import { authPage } from '#content/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import type { User } from '../../auth/stored-session.ts'
import { FailedToStart } from '../../components/form-frame.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { paths } from '../../paths.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { Identities } from './identities.tsx'
import { LeaveContext } from './leaving.ts'
import { OwnData } from './own-data.tsx'
import { OwnTeams } from './own-teams.tsx'
import { Part } from './part.tsx'
import { Profile } from './profile.tsx'
import { SecondStep } from './second-step.tsx'
import { SignOut } from './sign-out.tsx'

export const meta = accountPage.meta

const parts = [
  { id: 'team', title: accountPage.team.heading, Content: OwnTeams },
  { id: 'profile', title: accountPage.profile.heading, Content: Profile },
  { id: 'email', title: accountPage.email.heading, Content: ChangeEmail },
  { id: 'password', title: accountPage.password.heading, Content: ChangePassword },
  { id: 'ways', title: accountPage.identities.heading, Content: Identities },
  { id: 'second-step', title: accountPage.secondFactor.heading, Content: SecondStep },
  { id: 'devices', title: accountPage.sessions.heading, Content: Devices },
  { id: 'data', title: accountPage.export.heading, Content: OwnData },
  { id: 'delete', title: accountPage.delete.heading, Content: DeleteAccount },
]

const ownCache = { provider: () => new Map() }

/** Everything a person can see and change about their account. */
export function Component() {
  const { status, user, role, signOut } = useAuth()
  const [isLeaving, setLeaving] = useState(false)
  const leave = useCallback(() => {
    setLeaving(true)
    return signOut()
  }, [signOut])
  if (status === 'signed-out' || status === 'second-factor') {
    return <Navigate to={isLeaving ? paths.home : `${paths.auth}?next=${paths.account}`} replace />
  }
  return (
    <LeaveContext value={leave}>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap grid gap-6 py-8 sm:grid-cols-[1fr_auto] sm:items-end lg:py-12">
          <div>
            <h1 className="text-4xl sm:text-5xl">{accountPage.heading}</h1>
            <p className="mt-3 min-h-7 text-lg [overflow-wrap:anywhere] text-muted">
              {user && describe(user)}
            </p>
          </div>
          {user && (
            <div className="flex flex-wrap gap-3">
              {role && <ButtonLink href={paths.admin}>{authPage.accountMenu.dashboard}</ButtonLink>}
              <SignOut />
            </div>
          )}
        </div>
      </div>
      {user ? (
        // What was loaded for one person goes with this page, and is not there for the next.
        <SWRConfig key={user.id} value={ownCache}>
          <Parts />
        </SWRConfig>
      ) : (
        <Waiting />
      )}
    </LeaveContext>
  )
}

function Parts() {
  return (
    <div className="wrap pb-16">
      <nav aria-label={accountPage.sectionsLabel} className="py-6">
        <ul className="flex flex-wrap gap-x-5">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className="link inline-block py-1" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, Content }) => (
        <Part key={id} id={id} title={title}>
          <Content />
        </Part>
      ))}
    </div>
  )
}

function Waiting() {
  return (
    <div className="wrap min-h-[60vh] py-16 text-lg">
      <FailedToStart />
      <p role="status" className="when-started">
        {accountPage.loading}
      </p>
      <noscript>
        <p className="mt-6 border-s-4 border-ochre ps-4">{authPage.withoutScript}</p>
      </noscript>
    </div>
  )
}

function describe({ email, user_metadata }: User): string {
  const name = [user_metadata.first_name, user_metadata.last_name]
    .filter((part) => typeof part === 'string')
    .join(' ')
  return [name, email].filter(Boolean).join(', ')
}
