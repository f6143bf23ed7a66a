import { useCallback, useEffect, useState } from 'react'
import type { Role } from '#content/wire/roles.ts'
import type { Auth } from './auth-context.ts'
import { markDocument, ROLE_KEY } from './storage-key.ts'

/** The role of whoever is signed in, asked for again when that changes. It decides what is shown, never what is allowed. */
export function useRole(
  status: Auth['status'],
  userId: string | undefined,
): Pick<Auth, 'role' | 'reloadRole'> {
  const [round, setRound] = useState(0)
  const reloadRole = useCallback(() => setRound((count) => count + 1), [])
  const [known, setKnown] = useState<{ userId: string; role: Role | null }>()

  useEffect(() => {
    if (status === 'signed-out') rememberRole(null)
    if (status !== 'signed-in' || !userId) return
    let isCurrent = true
    const settle = (role: Role | null) => {
      if (!isCurrent) return
      setKnown({ userId, role })
      rememberRole(role)
    }
    // Loaded for the signed-in only: the client of the API is no part of what every visitor's app costs.
    import('../api.ts')
      .then(({ api }) => api.account.role.$get())
      .then(async (answer) => settle((await answer.json()).role))
      .catch(() => settle(null))
    return () => {
      isCurrent = false
    }
  }, [status, userId, round])

  return { role: roleNow(), reloadRole }

  function roleNow(): Role | null | undefined {
    if (status === 'loading') return undefined
    if (status !== 'signed-in') return null
    return known?.userId === userId ? known?.role : undefined
  }
}

function rememberRole(role: string | null) {
  try {
    if (role) localStorage.setItem(ROLE_KEY, role)
    else localStorage.removeItem(ROLE_KEY)
  } catch {
    // The link then waits for the app.
  }
  markDocument()
}
