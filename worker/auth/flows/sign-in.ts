import { and } from 'drizzle-orm'
import type { CaptchaUse } from '../../captcha/check.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import { isUniqueViolation } from '../../db/constraints.ts'
import { AuthError, type WeakReason } from '../errors.ts'
import { findWeakness, hashPassword, matchPassword, needsRehash } from '../passwords.ts'
import { checkSignIn, clearSignInTries, countSignIn, limitSignIns } from '../sign-in-limit.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import { isOpen, maySignIn } from '../store/sessions.ts'
import { isPasswordUnchanged, replaceHash, selectUserId } from '../store/users.ts'
import type { FlowInput } from './input.ts'
import { toOpened, openSession, recordSession, startSession, type Opened } from './open-session.ts'

type SignIn = {
  /** Undefined if it is not an address; the answer then takes as long as for an account. */
  email: string | undefined
  password: string
  /** The use of the captcha that the request brings; undefined without one that is solved. */
  captcha: CaptchaUse | undefined
}

/** Opens a session in exchange for the password of an account. */
export async function signIn(
  input: FlowInput,
  { email, password, captcha }: SignIn,
): Promise<Opened & { weakness: WeakReason[] }> {
  const { db, env, now } = input
  await limitSignIns(input, email ?? 'invalid')
  const { isSolved, rows } = await countAndFind(input, email, captcha)
  checkSignIn(rows, { isSolved }, input.now)
  const account = toAccount(rows)
  const match = matchPassword(password, account?.user ?? null)
  if (match === 'decoy') throw new AuthError('email_not_confirmed', 400)
  if (match === 'none' || !account) throw new AuthError('invalid_credentials', 400)
  const { user } = account
  if (isBanned(user, now)) throw new AuthError('user_banned', 400)
  if (!user.emailConfirmedAt) throw new AuthError('email_not_confirmed', 400)
  const session = startSession(input, user.id, 'password')
  const isNew = isOpen(session.id)
  const holds = and(maySignIn(user.id, now), isPasswordUnchanged(user.id, user.passwordHash))!
  const opening = batchOf(
    db,
    openSession(input, account, session, holds),
    clearSignInTries(input, user.email, isNew),
  )
  // The list of leaked passwords answers meanwhile.
  const [{ opened }, weakness] = await Promise.all([opening, findWeakness(env, password)])
  if (opened.length === 0) throw new AuthError('conflict', 409)
  // Not in the batch that opens the session: concurrent sign-ins have read the old hash and would be refused.
  if (needsRehash(user.passwordHash!))
    await replaceHash(db, user.id, user.passwordHash!, hashPassword(password))
  recordSession(input, session)
  return { ...toOpened(account, session), weakness }
}

/** Counts the sign-in, uses its captcha and reads the account, in one batch. A captcha that was used before counts as none. */
async function countAndFind(
  input: FlowInput,
  email: string | undefined,
  captcha: CaptchaUse | undefined,
) {
  const { db } = input
  const run = async (use: CaptchaUse | undefined) => {
    const isSolved = use !== undefined
    const rows = await batchOf(
      db,
      {
        use,
      },
      countSignIn(input, email ?? 'invalid', { isSolved }),
      selectAccount(db, selectUserId(db, email ?? '')),
    )
    return { isSolved, rows }
  }
  return run(captcha).catch((error: unknown) => {
    if (captcha && isUniqueViolation(error, 'used_captchas')) return run(undefined)
    throw error
  })
}
