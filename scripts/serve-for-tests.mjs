// The built product for the browser tests: on empty local data, or with "seeded" on the sample of "npm run seed".
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from './prepare.mjs'
import { serve } from './serve.mjs'

const [port, kind = 'empty'] = process.argv.slice(2)
const persist = `.cache/e2e-${kind}`
// A registry of its own: captured mail of other development servers on this machine is not ours.
process.env.WRANGLER_REGISTRY_PATH = resolve('.cache/e2e-registry')
rmSync(persist, { recursive: true, force: true })
if (kind === 'seeded') run('node', ['scripts/seed.mjs', '--persist-to', persist])
// Tests that sign in with GitHub bring a stand-in for it at this address. Nothing is asked of anybody outside.
const github = 'http://localhost:8798'
const vars = {
  GITHUB_CLIENT_ID: 'client-of-the-tests',
  GITHUB_CLIENT_SECRET: 'secret-of-the-tests',
  GITHUB_URL: github,
  GITHUB_API_URL: github,
  BREACHED_PASSWORDS_URL: 'off',
  // The usual cost is worked off where a test brings a product of its own.
  ALTCHA_COST: '1',
}
await serve({ port: Number(port), persist, vars })
