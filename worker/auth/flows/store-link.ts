import type { SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { storeToken } from '../store/one-time-tokens.ts'
import { forgetCopiedProfile } from '../store/sign-ups.ts'
import { isUndeleted, updateUser, type UserColumns } from '../store/users.ts'
import { linkType, type MailToken } from '../tokens/mail-token.ts'
import type { AdminInput } from './input.ts'

export type LinkAction = 'user_invited' | 'link_generated'

type StoreOptions = {
  action?: LinkAction
  /** What it changes in the account. */
  change: UserColumns
  /** What the account must still fulfil when the token is stored. */
  condition?: SQL
  /** Whether the identity of an account that nobody has confirmed loses its copy of the profile. */
  forgets?: boolean
}

/**
 * Stores an administrator's token with what it changes; returns false if the account no longer fulfils the condition.
 */
export async function storeLink(
  { db, actor, now }: AdminInput,
  { row }: MailToken,
  { action = 'link_generated', change, condition, forgets = false }: StoreOptions,
): Promise<boolean> {
  const holds = isUndeleted(row.userId, condition)
  const { changed } = await batchOf(db, {
    log: logAction(db, action, actor, {
      now,
      subjectId: row.userId,
      details: { type: linkType(row) },
      where: holds,
    }),
    token: storeToken(db, row, holds),
    // Before the account itself, by which it tells what to forget.
    forgotten: forgets ? forgetCopiedProfile(db, row.userId, holds) : undefined,
    changed: updateUser(db, row.userId, { ...change, updatedAt: now }, holds),
  })
  return changed.length === 1
}
