import { paths } from '#content/paths.ts'
import type { Sessions } from './answers.ts'
import { withProof } from './proof.ts'
import { adoptUser, callAsUser } from './session.ts'
import type { User } from './stored-session.ts'

export type UserChanges = {
  email?: string
  password?: string
  current_password?: string
  nonce?: string
  data?: Record<string, string | null>
}

/** Changes the account's data, and stores the changed user in the session. */
export async function updateUser(changes: UserChanges): Promise<User> {
  const query = new URLSearchParams({ redirect_to: location.origin + paths.account })
  const user = await withProof(() => callAsUser<User>('PUT', `/user?${query}`, changes))
  adoptUser(user)
  return user
}

/** Fetches the user again, and stores it in the session. */
export async function reloadUser(): Promise<User> {
  const user = await callAsUser<User>('GET', '/user')
  adoptUser(user)
  return user
}

/** Mails a six-digit code that can be given instead of the current password. */
export async function requestNonce() {
  await callAsUser('GET', '/reauthenticate')
}

/** Proves to the server that the owner is present, by the current password or the code of {@link requestNonce}. */
export async function proveIdentity(proof: { current_password: string } | { nonce: string }) {
  await callAsUser('POST', '/reauthenticate', proof)
}

export async function disconnectIdentity(identityId: string) {
  await withProof(() => callAsUser('DELETE', `/user/identities/${identityId}`))
  await reloadUser()
}

export type SessionEntry = Sessions['sessions'][number]

export async function listSessions(): Promise<SessionEntry[]> {
  return (await callAsUser<Sessions>('GET', '/sessions')).sessions
}

export async function endSession(id: string) {
  await callAsUser('DELETE', `/sessions/${id}`)
}
