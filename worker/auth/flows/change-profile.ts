import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { mergeMetadata } from '../rules.ts'
import { isMetadataUnchanged, hasSameMetadata, selectUser, updateUser } from '../store/users.ts'
import type { OwnInput } from './input.ts'

const TRIES = 3
/** What sign-up and confirmation write into the metadata; its owner cannot. */
const reserved = new Set(['sub', 'email', 'email_verified', 'phone_verified'])

/** Merges a change by its owner into the metadata; throws where it would not fit. */
export function applyProfile(current: Metadata, change: Metadata): Metadata {
  const allowed = Object.entries(change).filter(([key]) => !reserved.has(key))
  return mergeMetadata(current, Object.fromEntries(allowed))
}

/** Merges into the metadata. Written only over the version that was read; if another request was faster, it reads again. */
export async function changeProfile(input: OwnInput, change: Metadata): Promise<void> {
  const { db, actor, now, account } = input
  const { id } = account.user
  let current = account.user.userMetadata
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const columns = { userMetadata: applyProfile(current, change), updatedAt: now }
    const { changed } = await batchOf(db, {
      log: logAction(db, 'profile_changed', actor, {
        now,
        where: isMetadataUnchanged(id, current),
      }),
      changed: updateUser(db, id, columns, hasSameMetadata(current)),
    })
    if (changed.length === 1) return
    const [latest] = await selectUser(db, id)
    if (!latest) break
    current = latest.userMetadata
  }
  throw new AuthError('conflict', 409)
}
