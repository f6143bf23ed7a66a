import { env } from 'cloudflare:workers'

/** Makes the tables of both databases by all migrations at once, or empties them if they are there. */
export async function emptyDatabases(): Promise<void> {
  await Promise.all([
    empty(env.DB, env.TEST_MIGRATIONS.accounts),
    empty(env.ANALYTICS, env.TEST_MIGRATIONS.analytics),
  ])
}

async function empty(database: D1Database, migrations: { queries: string[] }[]) {
  const { results } = await database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'`)
    .all<{ name: string }>()
  const queries =
    results.length > 0
      ? ['PRAGMA defer_foreign_keys = on', ...results.map(({ name }) => `DELETE FROM "${name}"`)]
      : migrations.flatMap((migration) => migration.queries)
  await database.batch(queries.map((query) => database.prepare(query)))
}
