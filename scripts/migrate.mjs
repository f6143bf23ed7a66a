// Applies the migrations to the local databases, as "wrangler d1 migrations apply" does for each, but to both at once.
import { join } from 'node:path'
import { readD1Migrations } from '@cloudflare/vitest-plugin'
import { getPlatformProxy } from 'wrangler'
import { databases } from './databases.mjs'

const [folder] = process.argv.slice(2)
const { env, dispose } = await getPlatformProxy({ persist: { path: join(folder, 'v3') } })
for (const [binding, { migrations }] of Object.entries(databases))
  await migrate(env[binding], await readD1Migrations(migrations))
await dispose()

/** Applies what the table of wrangler does not name yet, each migration with its entry. */
async function migrate(database, migrations) {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, queries } of migrations) {
    if (applied.has(name)) continue
    await database.batch([
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
