/** A hundred years: the longest that the auth service knows. */
const FOR_GOOD = '876000h'

/** What administrators do with other people's accounts, in the words of the auth service. */
async function manage(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const { asUser } = await import('../auth/session.ts')
  await asUser(method, path, body)
}

export const banAccount = (id: string) =>
  manage('PUT', `/admin/users/${id}`, { ban_duration: FOR_GOOD })
export const unbanAccount = (id: string) =>
  manage('PUT', `/admin/users/${id}`, { ban_duration: 'none' })
export const deleteAccount = (id: string) => manage('DELETE', `/admin/users/${id}`)
export const inviteByMail = (email: string) => manage('POST', '/invite', { email })
