import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { sessionToasts } from '#words/session.ts'
import { toast } from '../components/ui/toast.tsx'
import { AuthContext, type Auth } from './auth-context.ts'
import { STORAGE_KEY } from './storage-key.ts'
import { isSecondFactorDue, listen, readSession, type Session } from './stored-session.ts'
import { useRole } from './use-role.ts'

/** Provides every page with who is signed in. The session client is loaded only in a browser that holds a session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>()
  const isLeaving = useRef(false)

  useEffect(() => {
    const stop = listen((event, changed, isElsewhere) => {
      setSession(changed)
      // Whoever signed out, here or in another tab, knows.
      if (event !== 'SIGNED_OUT' || isLeaving.current || isElsewhere) return
      const { title, text } = sessionToasts.ended
      toast(title, text, 'destructive')
    })
    const loadSession = () => {
      const stored = readSession()
      setSession(stored)
      if (stored) void import('./session.ts').then((client) => client.startSession())
    }
    const onStorage = ({ key }: StorageEvent) => key === STORAGE_KEY && loadSession()
    addEventListener('storage', onStorage)
    loadSession()
    return () => {
      stop()
      removeEventListener('storage', onStorage)
    }
  }, [])

  const signOut = useCallback(async (isDeleted = false) => {
    isLeaving.current = true
    try {
      const client = await import('./session.ts')
      // This device is signed out even if the server did not answer.
      await client.signOut(isDeleted ? 'forgotten' : 'local').catch(() => {})
      toast(sessionToasts.signedOut.title, sessionToasts.signedOut.text)
    } finally {
      isLeaving.current = false
    }
  }, [])

  const status = statusOf(session)
  const user = session?.user ?? null
  const { role, isMentor, hubId, reloadRole } = useRole(status, user?.id)
  const auth = useMemo<Auth>(
    () => ({ status, user, role, isMentor, hubId, reloadRole, signOut }),
    [status, user, role, isMentor, hubId, reloadRole, signOut],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function statusOf(session: Session | null | undefined): Auth['status'] {
  if (session === undefined) return 'loading'
  if (session === null) return 'signed-out'
  return isSecondFactorDue(session) ? 'second-factor' : 'signed-in'
}
