import type { Metadata } from '../../db/schema/accounts.ts'
import { checkNewPassword } from '../passwords.ts'
import type { CodeChallenge } from '../pkce.ts'
import type { Account } from '../store/accounts.ts'
import { cancelEmailChange, claimChangeMails, requestEmailChange } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { applyProfile, changeProfile } from './change-profile.ts'
import type { Claim } from './check-claim.ts'
import type { OwnInput } from './input.ts'
import { proveIdentity, requireProof } from './prove-identity.ts'

type Update = {
  newEmail?: string
  /** Whether a change of address that waits is called off. */
  cancelsEmailChange: boolean
  password?: string
  currentPassword?: string | null
  nonce?: string | null
  data?: Metadata
  challenge: CodeChallenge
  redirectTo: string
}

/** Changes the signed-in person's account; returns it as it is afterwards. */
export async function changeAccount(input: OwnInput, update: Update): Promise<Account> {
  const { env, account } = input
  const { newEmail, cancelsEmailChange, password, currentPassword, nonce } = update
  const { data, challenge, redirectTo } = update
  // Everything that can be refused is checked first: a request that fails changes nothing.
  if (data) applyProfile(account.user.userMetadata, data)
  if (password) await checkNewPassword(env, password)
  if (newEmail && !password) await acceptProof(input, { current: currentPassword, nonce })
  if (newEmail) await claimChangeMails(input, newEmail)
  let changed = account
  if (password) changed = await changePassword(input, password, { current: currentPassword, nonce })
  if (cancelsEmailChange && !password) changed = await cancelEmailChange(input)
  if (newEmail) changed = await requestEmailChange(input, { newEmail, challenge, redirectTo })
  if (data) changed = await changeProfile(input, data)
  return changed
}

async function acceptProof(input: OwnInput, claim: Claim): Promise<void> {
  if (claim.current || claim.nonce) await proveIdentity(input, claim)
  else requireProof(input)
}
