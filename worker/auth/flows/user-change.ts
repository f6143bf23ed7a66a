import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { checkNewPassword, hashPassword, isStoredHash } from '../passwords.ts'
import { mergeMetadata } from '../rules.ts'
import { noEmailChange } from '../store/addresses.ts'
import type { UserRow } from '../store/users.ts'

/** What an administrator may change in an account. */
export type UserChange = {
  email?: string
  password?: string | null
  passwordHash?: string | null
  confirmsEmail?: boolean
  userMetadata?: Metadata | null
  appMetadata?: Metadata | null
  /** Milliseconds from now; 0 lifts a ban. */
  ban?: number
}

/** Translates a change into the columns that it sets in an account, given the account as it is. */
export async function readColumns(
  env: Env,
  user: UserRow,
  change: UserChange,
  now: Date,
): Promise<Partial<UserRow>> {
  const columns: Partial<UserRow> = {}
  if (change.email && change.email !== user.email)
    Object.assign(columns, { email: change.email, ...noEmailChange })
  if (change.password) {
    await checkNewPassword(env, change.password)
    columns.passwordHash = hashPassword(change.password)
  } else if (change.passwordHash) {
    if (!isStoredHash(change.passwordHash))
      throw new AuthError('validation_failed.password_hash', 400)
    columns.passwordHash = change.passwordHash
  }
  const isConfirming = Boolean(change.confirmsEmail) && !user.emailConfirmedAt
  if (isConfirming) columns.emailConfirmedAt = now
  if (change.userMetadata || isConfirming) {
    const confirmed =
      isConfirming && Object.keys(user.userMetadata).length > 0 ? { email_verified: true } : {}
    const merged = { ...change.userMetadata, ...confirmed }
    columns.userMetadata = mergeMetadata(user.userMetadata, merged)
  }
  if (change.appMetadata) columns.appMetadata = mergeMetadata(user.appMetadata, change.appMetadata)
  if (change.ban !== undefined)
    columns.bannedUntil = change.ban === 0 ? null : new Date(now.getTime() + change.ban)
  return columns
}
