import '../../styles/app.css'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { Dashboard } from './dashboard.tsx'
import { signInFirst } from './sign-in-first.ts'

export const meta = adminPage.meta

/** The dashboard. It sends people without a session to the sign-in; the Worker alone decides who may see what. */
export function Component() {
  const { status, user } = useAuth()
  if (status === 'loading') return <DashboardFrame isLoading />
  if (status !== 'signed-in') return <Navigate to={signInFirst} replace />
  return (
    // A cache of its own, so that nothing loaded for one account is shown to the next.
    <SWRConfig key={user?.id} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Dashboard />
    </SWRConfig>
  )
}
