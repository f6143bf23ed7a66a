// npm run deploy: builds, migrates the remote database, then deploys the Worker.
// With "-- --dry-run" nothing leaves this machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, run } from './prepare.mjs'

const DATABASE = 'mcphack-africa'
/** Written by "npm run secrets" for the first deploy; ignored by git. See docs/operations.md. */
const SECRETS_FILE = '.secrets.production'

const dryRun = process.argv.includes('--dry-run')
install()
build()
if (dryRun) {
  run('wrangler', ['deploy', '--dry-run'])
} else {
  // D1 does not run in Africa; Western Europe has the shortest cables to most of it.
  const known = spawnSync('wrangler', ['d1', 'info', DATABASE], { stdio: 'ignore' }).status === 0
  if (!known) run('wrangler', ['d1', 'create', DATABASE, '--location', 'weur'])
  // Migrations first: they only add, so the live Worker keeps working with a database that is ahead of it.
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  run('wrangler', ['deploy', ...(existsSync(SECRETS_FILE) ? ['--secrets-file', SECRETS_FILE] : [])])
}
