// npm run deploy: builds, migrates the remote databases, then deploys the Worker.
// With "-- --dry-run" nothing leaves this machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { databases } from './databases.mjs'
import { requireMovedVisits } from './moved-visits.mjs'
import { build, install, run } from './prepare.mjs'

/** Written by "npm run secrets" for the first deploy; ignored by git. See docs/operations.md. */
const SECRETS_FILE = '.secrets.production'

const dryRun = process.argv.includes('--dry-run')
install()
// Whatever the terminal's environment says, no rehearsal is deployed.
build({ env: { REHEARSED_DAY: '' } })
if (dryRun) {
  run('wrangler', ['deploy', '--dry-run'])
} else {
  // D1 does not run in Africa; Western Europe has the shortest cables to most of it.
  for (const { name } of Object.values(databases)) {
    const known = spawnSync('wrangler', ['d1', 'info', name], { stdio: 'ignore' }).status === 0
    if (!known) run('wrangler', ['d1', 'create', name, '--location', 'weur'])
  }
  requireMovedVisits(databases.DB.name, databases.ANALYTICS.name)
  // Migrations first: they add, so the live Worker keeps working with a database that is ahead of it. One of the accounts
  // has dropped the tables of visits; until its new Worker runs, events wait on the queue.
  for (const binding of Object.keys(databases))
    run('wrangler', ['d1', 'migrations', 'apply', binding, '--remote'])
  run('wrangler', ['deploy', ...(existsSync(SECRETS_FILE) ? ['--secrets-file', SECRETS_FILE] : [])])
}
