import { refuseUsed } from '../../captcha/check.ts'
import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { countMail } from '../../limits/mails.ts'
import { checkNewPassword, hashLike } from '../passwords.ts'
import type { Account } from '../store/accounts.ts'
import { selectUser, selectUserId } from '../store/users.ts'
import { mayMail } from '../throttle.ts'
import { mailAlreadyRegistered, mailToken } from '../token-mails.ts'
import type { FlowInput } from './input.ts'
import { makeAccount, registerUser } from './register-user.ts'
import type { MailRequest } from './send-token.ts'

type SignUp = MailRequest & { password: string; data: Metadata }

/** Signs somebody up. An address that has an account gets the same answer, and its owner is told by mail. */
export async function signUp(input: FlowInput, form: SignUp): Promise<Account> {
  const { db, env } = input
  const { email, password, data, challenge, redirectTo, captcha } = form
  await checkNewPassword(env, password)
  const first = batchOf(
    db,
    {
      captcha,
      known: selectUser(db, selectUserId(db, email)),
    },
    countMail(input, 'sign-up', email),
  )
  const { known, ...counts } = await refuseUsed(first)
  // With the salt of the account that has this address, if there is one: see `matchPassword`.
  const [owner] = known
  const passwordHash = hashLike(owner?.passwordHash ?? owner?.decoyHash ?? null, password)
  const account = makeAccount(input, { email, passwordHash, data, kind: 'signup', challenge })
  // Stored even when no mail may go now, or a stranger's many sign-ups would leave the owner with the stranger's
  // password behind the last link. The verification can be asked for again: that is counted apart.
  const mails = mayMail(env, counts, input.now)
  const isFree = await registerUser(input, account, { mails })
  if (mails) {
    if (isFree) mailToken(input, account.token, redirectTo)
    else mailAlreadyRegistered(input, email)
  }
  return { user: account.user, identities: [account.identity], factors: [] }
}
