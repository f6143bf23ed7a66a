import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isDispensable } from '../../db/conditions.ts'
import { users } from '../../db/schema/accounts.ts'

export async function mayLeave(db: Database, userId: string): Promise<boolean> {
  const [answer] = await db
    .select({ isDispensable: sql<number>`${isDispensable(userId, new Date())}` })
    .from(users)
    .where(eq(users.id, userId))
  return answer?.isDispensable === 1
}
