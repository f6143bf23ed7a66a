import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { useAuth } from '../../auth/auth-context.ts'

const ownCache = { provider: () => new Map() }

/** Shows a page to whoever is signed in, and sends others to the sign-in, which leads back to this path. */
export function NeedsSession({
  path,
  waiting,
  children,
}: {
  path: string
  /** Stands here until the session is known. */
  waiting: ReactNode
  children: ReactNode
}) {
  const { status, user } = useAuth()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(path)} replace />
  if (!user) return waiting
  return (
    // A cache of its own, so that nothing loaded for one person is shown to the next.
    <SWRConfig key={user.id} value={ownCache}>
      {children}
    </SWRConfig>
  )
}
