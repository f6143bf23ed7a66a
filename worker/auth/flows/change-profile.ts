import { and } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { mergeMetadata } from '../rules.ts'
import { selectAccount, type Account } from '../store/accounts.ts'
import { isOpen } from '../store/sessions.ts'
import { isMetadataUnchanged, hasSameMetadata, updateUser } from '../store/users.ts'
import type { OwnInput } from './input.ts'
import { requireAccount } from './own-account.ts'

const TRIES = 3
/** Keys of the metadata that only sign-up and confirmation write. */
const reserved = new Set(['sub', 'email', 'email_verified', 'phone_verified'])

/** Merges the owner's change into the metadata; throws if the result is too large or too deep. */
export function applyProfile(current: Metadata, change: Metadata): Metadata {
  const allowed = Object.entries(change).filter(([key]) => !reserved.has(key))
  return mergeMetadata(current, Object.fromEntries(allowed))
}

/**
 * Merges a change into the stored metadata; returns the account. It overwrites only the version it read; if that has
 * changed, it tries again.
 */
export async function changeProfile(input: OwnInput, change: Metadata): Promise<Account> {
  const { db, actor, now, account, session } = input
  const { id } = account.user
  let current = account.user.userMetadata
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const columns = { userMetadata: applyProfile(current, change), updatedAt: now }
    const holds = isOpen(session.id)
    const { changed, ...rows } = await batchOf(
      db,
      {
        log: logAction(db, 'profile_changed', actor, {
          now,
          where: and(isMetadataUnchanged(id, current), holds),
        }),
        changed: updateUser(db, id, columns, and(hasSameMetadata(current), holds)),
      },
      selectAccount(db, id),
    )
    const latest = requireAccount(rows)
    if (changed.length === 1) return latest
    current = latest.user.userMetadata
  }
  throw new AuthError('conflict', 409)
}
