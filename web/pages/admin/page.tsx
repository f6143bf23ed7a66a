import '../../styles/app.css'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { Dashboard } from './dashboard.tsx'
import { signInFirst } from './sign-in-first.ts'

export const meta = adminPage.meta

/** Sends people without a session to the sign-in. Who may see what is decided by the Worker alone. */
export function Component() {
  const { status, user } = useAuth()
  if (status === 'loading') return <DashboardFrame isLoading />
  if (status !== 'signed-in') return <Navigate to={signInFirst} replace />
  return (
    // What was loaded for one account is never shown to the next one in the same tab.
    <SWRConfig key={user?.id} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Dashboard />
    </SWRConfig>
  )
}
