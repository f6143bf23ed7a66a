// Before the migration that drops the tables of visits from the database of the accounts: have they been copied?
import { run } from './prepare.mjs'

const NAMES = `name = 'dead_events' OR name GLOB 'figma_analytics_*'`

/** Ends this process with a sentence if visits would be lost: one database still has them, the other has none. */
export function requireMovedVisits(from, to) {
  if (!hasVisits(from) || hasVisits(to)) return
  console.error(
    `The visits in ${from} have not been copied to ${to}, and the next migration would delete them. ` +
      'See "From one database to two" in docs/operations.md.',
  )
  process.exit(1)
}

function hasVisits(database) {
  const tables = query(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND (${NAMES})`,
  )
  if (tables.length === 0) return false
  const filled = tables.map(({ name }) => `EXISTS (SELECT 1 FROM "${name}")`).join(' OR ')
  return query(database, `SELECT ${filled} AS filled`)[0].filled === 1
}

function query(database, sql) {
  const args = ['d1', 'execute', database, '--remote', '--json', '--command', sql]
  return JSON.parse(run('wrangler', args, { quiet: true }))[0].results
}
