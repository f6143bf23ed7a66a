import { drizzle } from 'drizzle-orm/d1'

/** Opens D1 on its primary: what is read through this connection may decide about permissions and secrets. */
export function openDatabase(env: Env) {
  // D1DatabaseSession offers prepare and batch, all that the driver calls; its type is narrower than D1Database.
  // Without the schema: nothing here uses relational queries, and reading thirty tables costs more than a request.
  return drizzle(env.DB.withSession('first-primary') as unknown as D1Database)
}

export type Database = ReturnType<typeof openDatabase>
