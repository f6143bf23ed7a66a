import { eq, type SQL } from 'drizzle-orm'
import { batchOf } from '../../db/batch.ts'
import type { Database } from '../../db/client.ts'
import { identities } from '../../db/schema/accounts.ts'
import { factors } from '../../db/schema/factors.ts'
import { selectFactorsOf, type FactorRow } from './factors.ts'
import { selectIdentitiesOf, type IdentityRow } from './identities.ts'
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

/** Combines the rows of {@link selectAccount}; returns null if the account does not exist or is deleted. */
export function toAccount({ users: [user], ...rows }: AccountRows): Account | null {
  const { identities: identityRows, factors: factorRows } = rows
  return user && !user.deletedAt ? { user, identities: identityRows, factors: factorRows } : null
}

export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  return toAccount(await batchOf(db, selectAccount(db, userId)))
}

/** Finds a page of accounts, and how many there are in all. */
export async function listAccounts(db: Database, ...query: Tail<Parameters<typeof listUsers>>) {
  const { rows, counted } = await batchOf(db, listUsers(db, ...query))
  const ids = rows.map(({ id }) => id)
  const found = await batchOf(db, {
    identities: selectIdentitiesOf(db, ids),
    factors: selectFactorsOf(db, ids),
  })
  const accounts = rows.map((user): Account => ({
    user,
    identities: found.identities.filter(({ userId }) => userId === user.id),
    factors: found.factors.filter(({ userId }) => userId === user.id),
  }))
  return { accounts, total: counted[0]?.total ?? 0 }
}

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
