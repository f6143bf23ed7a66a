import { drizzle } from 'drizzle-orm/d1'

/**
 * Opens the database of accounts, teams and forms on its primary: what is read through this connection may decide about
 * permissions and secrets.
 */
export function openDatabase(env: Pick<Env, 'DB'>) {
  return open(env.DB)
}

/** Opens the analytics database on its primary. It shares no transaction with the accounts database. */
export function openAnalytics(env: Pick<Env, 'ANALYTICS'>) {
  return open(env.ANALYTICS)
}

function open(database: D1Database) {
  // D1DatabaseSession offers prepare and batch, all that the driver calls; its type is narrower than D1Database.
  // Without the schema: nothing here uses relational queries, and reading thirty tables costs more than a request.
  return drizzle(database.withSession('first-primary') as unknown as D1Database)
}

export type Database = ReturnType<typeof open>

/** Both databases, for what asks or changes the two. */
export type Databases = { db: Database; analytics: Database }
