import { keyedHash } from '../server-key.ts'

/** The counter of all mails of the site. */
export const allMails = 'mails'

/** Makes the key of a counter: a keyed hash, so that the database holds neither networks nor addresses. */
export const counterKey = (env: Env, text: string) => keyedHash(env, 'attempt', text)

/** Names the counter of the tries to sign in to an account, from all networks together. */
export const signInsTo = (env: Env, email: string) => counterKey(env, `sign-in:${email}`)

/** Names the counter of the codes of a factor tried for an account, from all networks together or from one. */
export const factorTriesOf = (env: Env, userId: string, network?: string) =>
  counterKey(env, network === undefined ? `factor:${userId}` : `factor:${userId}:${network}`)

/** Names the counter of the wrong codes of one kind that were typed for an address, or into a session. */
export const codeTriesAt = (env: Env, kind: string, of: string) =>
  counterKey(env, `code:${kind}:${of}`)
