import '../../styles/app.css'
import { SWRConfig } from 'swr'
import { adminPage } from '#words/pages/admin.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { Dashboard } from './dashboard.tsx'
import { SignInFirst } from './sign-in-first.tsx'

export const meta = adminPage.meta

/** The dashboard. It sends people without a session to the sign-in; the Worker alone decides who may see what. */
export function Component() {
  const { status, user } = useAuth()
  if (status === 'loading') return <DashboardFrame isLoading />
  if (status !== 'signed-in') return <SignInFirst />
  return (
    // A cache of its own, so that nothing loaded for one account is shown to the next.
    <SWRConfig key={user?.id} value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Dashboard />
    </SWRConfig>
  )
}
