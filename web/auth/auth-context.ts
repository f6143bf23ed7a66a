import { createContext, useContext } from 'react'
import type { Role } from '#content/wire/roles.ts'
import type { User } from './stored-session.ts'

export type Auth = {
  /** `second-factor`: the password was right, and the code of the authenticator app is still to come. */
  status: 'loading' | 'signed-out' | 'second-factor' | 'signed-in'
  user: User | null
  /** Undefined until the server has answered; null for an account without a role. */
  role: Role | null | undefined
  /** Asks for the role again, after it was changed from here. */
  reloadRole: () => void
  signOut: () => Promise<void>
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
