import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Empties every store and migrates both databases: all migrations of one as one batch take a fraction of the time. */
export async function emptyStores(): Promise<void> {
  // A reset leaves what is still at work on the requests of the file before.
  while (!(await areEmpty())) await reset()
  await Promise.all([
    migrate(env.DB, env.TEST_MIGRATIONS.accounts),
    migrate(env.ANALYTICS, env.TEST_MIGRATIONS.analytics),
  ])
}

async function areEmpty(): Promise<boolean> {
  const counts = await Promise.all([
    ...[env.DB, env.ANALYTICS].map((database) =>
      database.prepare('SELECT count(*) FROM sqlite_master').first<number>('count(*)'),
    ),
    env.SESSIONS.list({ limit: 1 }).then(({ keys }) => keys.length),
  ])
  return counts.every((count) => count === 0)
}

const migrate = (database: D1Database, migrations: { queries: string[] }[]) =>
  database.batch(
    migrations.flatMap(({ queries }) => queries.map((query) => database.prepare(query))),
  )
