import { useCallback, useEffect, useState } from 'react'
import { isStaff, type Role } from '#content/wire/roles.ts'
import type { Auth } from './auth-context.ts'
import { markDocument, ROLE_KEY } from './storage-key.ts'

type Answer = { role: Role | null; isMentor: boolean; hubId: string | null }

/** Fetches the role of the person who is signed in. It decides what is shown, never what is allowed. */
export function useRole(
  status: Auth['status'],
  userId: string | undefined,
): Pick<Auth, 'role' | 'isMentor' | 'hubId' | 'reloadRole'> {
  const [round, setRound] = useState(0)
  const reloadRole = useCallback(() => setRound((count) => count + 1), [])
  const [known, setKnown] = useState<{ userId: string } & Answer>()

  useEffect(() => {
    if (status === 'signed-out') rememberRole(null)
    if (status !== 'signed-in' || !userId) return
    let isCurrent = true
    const settle = ({ role, isMentor, hubId }: Answer) => {
      if (!isCurrent) return
      setKnown({ userId, role, isMentor, hubId })
      rememberRole(isStaff(role) ? role : null)
    }
    // Imported only once somebody is signed in, to keep the API client out of every visitor's download.
    import('../api.ts')
      .then(({ api }) => api.account.role.$get())
      .then(async (answer) => settle(await answer.json()))
      .catch(() => settle({ role: null, isMentor: false, hubId: null }))
    return () => {
      isCurrent = false
    }
  }, [status, userId, round])

  const own = status === 'signed-in' && known?.userId === userId ? known : undefined
  return {
    role: currentRole(),
    isMentor: own?.isMentor ?? false,
    hubId: own?.hubId ?? null,
    reloadRole,
  }

  function currentRole(): Role | null | undefined {
    if (status === 'loading' || status === 'signed-in') return own?.role
    return null
  }
}

function rememberRole(role: string | null) {
  try {
    if (role) localStorage.setItem(ROLE_KEY, role)
    else localStorage.removeItem(ROLE_KEY)
  } catch {
    // The link to the dashboard then appears only once the app has started.
  }
  markDocument()
}
