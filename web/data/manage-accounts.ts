/** A hundred years, the longest ban that the auth service accepts. */
const PERMANENT = '876000h'

/** Calls the auth service as an administrator. The session client is loaded with the first call. */
async function manage(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const { callAsUser } = await import('../auth/session.ts')
  await callAsUser(method, path, body)
}

export const banAccount = (id: string) =>
  manage('PUT', `/admin/users/${id}`, { ban_duration: PERMANENT })
export const unbanAccount = (id: string) =>
  manage('PUT', `/admin/users/${id}`, { ban_duration: 'none' })
export const deleteAccount = (id: string) => manage('DELETE', `/admin/users/${id}`)
export const inviteByMail = (email: string) => manage('POST', '/invite', { email })
