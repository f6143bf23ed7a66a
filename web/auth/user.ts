import { paths } from '#content/paths.ts'
import type { Sessions } from './answers.ts'
import { adoptUser, asUser } from './session.ts'
import type { User } from './stored-session.ts'

export type UserChanges = {
  email?: string
  password?: string
  current_password?: string
  nonce?: string
  data?: Record<string, string | null>
}

/** Changes what the account says of itself; the session carries the new user from then on. */
export async function updateUser(changes: UserChanges): Promise<User> {
  const query = new URLSearchParams({ redirect_to: location.origin + paths.account })
  const user = await asUser<User>('PUT', `/user?${query}`, changes)
  adoptUser(user)
  return user
}

/** Asks the server for the user as it is now. */
export async function reloadUser(): Promise<User> {
  const user = await asUser<User>('GET', '/user')
  adoptUser(user)
  return user
}

/** Mails six digits that stand for the current password when a new one is set. */
export async function requestNonce() {
  await asUser('GET', '/reauthenticate')
}

export async function disconnectIdentity(identityId: string) {
  await asUser('DELETE', `/user/identities/${identityId}`)
  await reloadUser()
}

export type SessionEntry = Sessions['sessions'][number]

export async function listSessions(): Promise<SessionEntry[]> {
  return (await asUser<Sessions>('GET', '/sessions')).sessions
}

export async function endSession(id: string) {
  await asUser('DELETE', `/sessions/${id}`)
}
