import { and, eq } from 'drizzle-orm'
import { users, type Metadata } from '../../db/schema.ts'
import { noteAction } from '../audit.ts'
import { AuthError, type AuthContext } from '../protocol.ts'
import { mergeMetadata } from './rules.ts'

const TRIES = 3
/** What sign-up and confirmation write into the metadata; its owner cannot. */
const kept = new Set(['sub', 'email', 'email_verified', 'phone_verified'])

/** Merges into the metadata. Written only over the version that was read; if another request was faster, it reads again. */
export async function changeMetadata(c: AuthContext, change: Metadata): Promise<void> {
  const { db, account } = c.var
  const allowed = Object.fromEntries(Object.entries(change).filter(([key]) => !kept.has(key)))
  let current = account.userMetadata
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [changed] = await db
      .update(users)
      .set({ userMetadata: mergeMetadata(current, allowed), updatedAt: new Date() })
      .where(and(eq(users.id, account.id), eq(users.userMetadata, current)))
      .returning({ id: users.id })
    if (changed) {
      await noteAction(c, 'profile_changed', { actorId: account.id })
      return
    }
    const [latest] = await db
      .select({ data: users.userMetadata })
      .from(users)
      .where(eq(users.id, account.id))
    if (!latest) break
    current = latest.data
  }
  throw new AuthError('conflict', 409)
}
