import { spawnSync } from 'node:child_process'
// npm run deploy: build, bring the remote database up to date, then put the new Worker live.
// With "-- --dry-run" nothing leaves this machine.
import { existsSync } from 'node:fs'
import { build, install, run } from './prepare.mjs'

const DATABASE = 'mcphack-africa'
/** Made by "npm run secrets" for the first deploy; ignored by git. See docs/operations.md. */
const SECRETS_FILE = '.secrets.production'

const dryRun = process.argv.includes('--dry-run')
install()
build()
if (dryRun) {
  run('wrangler', ['deploy', '--dry-run'])
} else {
  // Databases do not run in Africa; Western Europe has the shortest cables to most of it.
  const known = spawnSync('wrangler', ['d1', 'info', DATABASE], { stdio: 'ignore' }).status === 0
  if (!known) run('wrangler', ['d1', 'create', DATABASE, '--location', 'weur'])
  // Expand first, then deploy: the Worker that is live keeps working with a database that is ahead of it.
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
  run('wrangler', ['deploy', ...(existsSync(SECRETS_FILE) ? ['--secrets-file', SECRETS_FILE] : [])])
}
