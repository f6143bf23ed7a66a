// Serves the built product for the browser tests: on an empty database, or with "seeded" on the data of "npm run seed".
import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { NOTE } from '../build/rehearsal.ts'
import { migrate, run } from './prepare.mjs'
import { serve } from './serve.mjs'

const [port, kind = 'empty'] = process.argv.slice(2)
if (!isBuiltForTests()) {
  console.error('dist/ has no build for the tests. Make one first: npx vite build --mode tests')
  process.exit(1)
}
const persist = `.cache/e2e-${kind}`
// A registry of its own, so that captured mail of other development servers on this machine stays out.
process.env.WRANGLER_REGISTRY_PATH = resolve('.cache/e2e-registry')
rmSync(persist, { recursive: true, force: true })
if (kind === 'seeded') run('node', ['scripts/seed.mjs', '--persist-to', persist])
else migrate(persist)
// Tests that sign in with GitHub start a stand-in at this address. Nothing outside this machine is contacted.
const github = 'http://localhost:8798'
const vars = {
  GITHUB_CLIENT_ID: 'client-of-the-tests',
  GITHUB_CLIENT_SECRET: 'secret-of-the-tests',
  GITHUB_URL: github,
  GITHUB_API_URL: github,
  BREACHED_PASSWORDS_URL: 'off',
  // Tests of the usual cost serve a product of their own.
  ALTCHA_COST: '1',
}
await serve({ port: Number(port), persist, vars })

function isBuiltForTests() {
  try {
    return readFileSync(NOTE, 'utf8') === 'tests'
  } catch {
    return false
  }
}
