import { and } from 'drizzle-orm'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import { AuthError, type WeakReason } from '../errors.ts'
import { findWeakness, hashPassword, matchPassword, needsRehash } from '../passwords.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import { isOpen, maySignIn } from '../store/sessions.ts'
import { isPasswordUnchanged, replaceHash, selectUserId } from '../store/users.ts'
import { countSignIn, clearSignInTries, checkSignInLimit } from '../throttle.ts'
import type { FlowInput } from './input.ts'
import { toOpened, openSession, recordSession, startSession, type Opened } from './open-session.ts'

type SignIn = {
  /** Undefined for what is no address; it takes as much time as one that has an account. */
  email: string | undefined
  password: string
  /** Called only if the account was tried very often. */
  bringsCaptcha: () => Promise<boolean>
}

/** Opens a session in exchange for the password of an account. */
export async function signIn(
  input: FlowInput,
  { email, password, bringsCaptcha }: SignIn,
): Promise<Opened & { weakness: WeakReason[] }> {
  const { db, env, now } = input
  const { fromHere, fromAnywhere, ...rows } = await batchOf(db, {
    ...countSignIn(input, email ?? 'invalid'),
    ...selectAccount(db, selectUserId(db, email ?? '')),
  })
  const { isBusy } = checkSignInLimit({ fromHere, fromAnywhere })
  if (isBusy && !(await bringsCaptcha())) throw new AuthError('captcha_failed.busy', 400)
  const account = toAccount(rows)
  const match = matchPassword(password, account?.user ?? null)
  if (match === 'decoy') throw new AuthError('email_not_confirmed', 400)
  if (match === 'none' || !account) throw new AuthError('invalid_credentials', 400)
  const { user } = account
  if (isBanned(user, now)) throw new AuthError('user_banned', 400)
  if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed', 400)
  const weakness = await findWeakness(env, password)
  const session = startSession(input, user.id, 'password')
  const isNew = isOpen(session.id)
  const holds = and(maySignIn(user.id, now), isPasswordUnchanged(user.id, user.passwordHash))!
  const { opened } = await batchOf(db, {
    ...openSession(input, session, holds),
    ...clearSignInTries(input, user.email, isNew),
  })
  if (opened.length === 0) throw new AuthError('conflict', 409)
  // Not in the batch that opens the session: concurrent sign-ins have read the old hash and would be refused.
  if (needsRehash(user.passwordHash!))
    await replaceHash(db, user.id, user.passwordHash!, hashPassword(password))
  recordSession(input, session)
  return { ...toOpened(account, session), weakness }
}
