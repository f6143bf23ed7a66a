import { and, eq, exists } from 'drizzle-orm'
import { users, type Metadata } from '../../db/schema/accounts.ts'
import { noteAction } from '../audit.ts'
import { AuthError, type AuthContext } from '../protocol.ts'
import { mergeMetadata } from './rules.ts'

const TRIES = 3
/** What sign-up and confirmation write into the metadata; its owner cannot. */
const kept = new Set(['sub', 'email', 'email_verified', 'phone_verified'])

export function withoutKept(change: Metadata): Metadata {
  return Object.fromEntries(Object.entries(change).filter(([key]) => !kept.has(key)))
}

/** Merges into the metadata. Written only over the version that was read; if another request was faster, it reads again. */
export async function changeMetadata(c: AuthContext, change: Metadata): Promise<void> {
  const { db, account } = c.var
  const allowed = withoutKept(change)
  let current = account.userMetadata
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isSame = and(eq(users.id, account.id), eq(users.userMetadata, current))
    const same = db.select({ id: users.id }).from(users).where(isSame)
    const [, changed] = await db.batch([
      noteAction(c, 'profile_changed', { actorId: account.id }, exists(same)),
      db
        .update(users)
        .set({ userMetadata: mergeMetadata(current, allowed), updatedAt: new Date() })
        .where(isSame)
        .returning({ id: users.id }),
    ])
    if (changed.length === 1) return
    const [latest] = await db
      .select({ data: users.userMetadata })
      .from(users)
      .where(eq(users.id, account.id))
    if (!latest) break
    current = latest.data
  }
  throw new AuthError('conflict', 409)
}
