import { createContext, useContext } from 'react'
import type { Role } from '#content/wire/roles.ts'
import type { User } from './stored-session.ts'

export type Auth = {
  /** `second-factor`: the password was right, and the second factor is still missing. */
  status: 'loading' | 'signed-out' | 'second-factor' | 'signed-in'
  user: User | null
  /** Undefined until the server has answered; null when signed out or without a role. */
  role: Role | null | undefined
  /** True once the server has answered that the account mentors. */
  isMentor: boolean
  /** The hub that the account runs, once the server has answered that it does. */
  hubId: string | null
  /** Fetches the role again, after this page has changed it. */
  reloadRole: () => void
  /** Ends the session; of an account that has just been deleted, without asking the server. */
  signOut: (isDeleted?: boolean) => Promise<void>
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
