import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { checkNewPassword, hashLike } from '../passwords.ts'
import type { CodeChallenge } from '../pkce.ts'
import type { Account } from '../store/accounts.ts'
import { selectUser, selectUserId } from '../store/users.ts'
import { countMail, mayMail } from '../throttle.ts'
import { mailAlreadyRegistered, mailToken } from '../token-mails.ts'
import type { FlowInput } from './input.ts'
import { makeAccount, registerUser } from './register-user.ts'

type SignUp = {
  email: string
  password: string
  data: Metadata
  challenge: CodeChallenge
  redirectTo: string
}

/** Signs somebody up. An address that has an account gets the same answer, and its owner is told by mail. */
export async function signUp(input: FlowInput, form: SignUp): Promise<Account> {
  const { db, env } = input
  const { email, password, data, challenge, redirectTo } = form
  await checkNewPassword(env, password)
  const { known, ...counts } = await batchOf(db, {
    known: selectUser(db, selectUserId(db, email)),
    ...countMail(input, 'sign-up', email),
  })
  // With the salt of the account that has this address, if there is one: see `matchPassword`.
  const [owner] = known
  const passwordHash = hashLike(owner?.passwordHash ?? owner?.decoyHash ?? null, password)
  const account = makeAccount(input, { email, passwordHash, data, kind: 'signup', challenge })
  // Stored even if no mail may be sent now. Otherwise a stranger could use up the mails, and the owner's last link
  // would confirm the stranger's password. The verification can be requested again, which is counted separately.
  const isNew = await registerUser(input, account)
  if (mayMail(counts)) {
    if (isNew) mailToken(input, account.token, redirectTo)
    else mailAlreadyRegistered(input, email)
  }
  return { user: account.user, identities: [account.identity], factors: [] }
}
