import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { checkNewPassword } from '../passwords.ts'
import type { CodeChallenge } from '../pkce.ts'
import { findAccount, type Account } from '../store/accounts.ts'
import { claimChangeMails, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { applyProfile, changeProfile } from './change-profile.ts'
import type { OwnInput } from './input.ts'

type Update = {
  newEmail?: string
  password?: string
  currentPassword?: string | null
  nonce?: string | null
  data?: Metadata
  challenge: CodeChallenge
  redirectTo: string
}

/** Changes the signed-in person's account; returns it as it is afterwards. */
export async function changeAccount(input: OwnInput, update: Update): Promise<Account> {
  const { db, env, account } = input
  const { newEmail, password, currentPassword, nonce, data, challenge, redirectTo } = update
  // Everything that can be refused is checked first: a request that fails changes nothing.
  if (data) applyProfile(account.user.userMetadata, data)
  if (password) await checkNewPassword(env, password)
  if (newEmail) await claimChangeMails(input, newEmail)
  if (password) await changePassword(input, password, { current: currentPassword, nonce })
  if (newEmail) await requestEmailChange(input, { newEmail, challenge, redirectTo })
  if (data) await changeProfile(input, data)
  const changed = await findAccount(db, account.user.id)
  if (!changed) throw new AuthError('user_not_found.bearer', 403)
  return changed
}
