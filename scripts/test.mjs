// npm test: checks, tests inside workerd, and tests in a browser on the built product.
import { readFileSync, rmSync } from 'node:fs'
import { build, install, run, secrets, types } from './prepare.mjs'

install()
await secrets()
types()
run('node', ['scripts/check.mjs'])
rmSync('.cache/results', { recursive: true, force: true })
run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/results/vitest.json',
])
build()
run('playwright', ['test'])

const read = (name) => JSON.parse(readFileSync(`.cache/results/${name}.json`, 'utf8'))
const vitest = read('vitest')
const browser = read('playwright').stats
const passed = vitest.numPassedTests + browser.expected
const failed = vitest.numFailedTests + browser.unexpected + browser.flaky
console.log(`\n${passed} passed, ${failed} failed`)
