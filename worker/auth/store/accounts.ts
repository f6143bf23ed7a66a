import { eq, inArray, type SQL } from 'drizzle-orm'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { identities } from '../../db/schema/accounts.ts'
import { factors } from '../../db/schema/factors.ts'
import type { FactorRow } from './factors.ts'
import type { IdentityRow } from './identities.ts'
import { listUsers, selectUser, type UserRow } from './users.ts'

/** An account with what the protocol shows of it. */
export type Account = { user: UserRow; identities: IdentityRow[]; factors: FactorRow[] }

/** Builds the statements that read an account, to be run with others; {@link toAccount} combines their rows. */
export function selectAccount(db: Database, userId: string | SQL) {
  return {
    users: selectUser(db, userId),
    identities: db.select().from(identities).where(eq(identities.userId, userId)),
    factors: db.select().from(factors).where(eq(factors.userId, userId)),
  }
}

type AccountRows = { users: UserRow[]; identities: IdentityRow[]; factors: FactorRow[] }

/**
 * Combines the rows of {@link selectAccount}; returns null if the account does not exist, or is deleted and `deletedToo`
 * is not set.
 */
export function toAccount(
  { users: [user], ...rows }: AccountRows,
  { deletedToo = false } = {},
): Account | null {
  if (!user || (user.deletedAt && !deletedToo)) return null
  return { user, identities: rows.identities, factors: rows.factors }
}

export async function findAccount(
  db: Database,
  userId: string,
  options?: { deletedToo: boolean },
): Promise<Account | null> {
  return toAccount(await batchOf(db, selectAccount(db, userId)), options)
}

/** Finds a page of accounts, and how many there are in all. */
export async function listAccounts(db: Database, ...query: Tail<Parameters<typeof listUsers>>) {
  const { ids, ...page } = listUsers(db, ...query)
  const { rows, counted, ...found } = await batchOf(db, page, {
    identities: db.select().from(identities).where(inArray(identities.userId, ids)),
    factors: db.select().from(factors).where(inArray(factors.userId, ids)),
  })
  const accounts = rows.map((user): Account => ({
    user,
    identities: found.identities.filter(({ userId }) => userId === user.id),
    factors: found.factors.filter(({ userId }) => userId === user.id),
  }))
  return { accounts, total: counted[0]?.total ?? 0 }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
