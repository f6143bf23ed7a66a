// npm test: runs the checks, the tests inside workerd and in Node, and the browser tests on the built product.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { install, secrets, types } from './prepare.mjs'
import { secondTriesFile } from './second-tries.mjs'

const RESULTS = '.cache/results'

install()
await secrets()
types()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const vitestResults = `${RESULTS}/vitest.json`
// The build is short and the checks are long: the tests in workerd begin beside the checks. Those in the browser come last,
// because on two cores tests side by side make each other wait, and all together take longer.
const checks = run('checks', ['node', 'scripts/check.mjs'])
const isBuilt = await run('build', ['vite', 'build', '--mode', 'tests', '--logLevel', 'warn'])
const hasPassedHere = isBuilt
  ? await run('vitest', [
      'vitest',
      'run',
      '--maxWorkers=3',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/second-tries.mjs',
      `--outputFile.json=${vitestResults}`,
    ])
  : false
if (!(await checks) || !isBuilt) process.exit(1)
const hasPassed = [hasPassedHere, await run('browser', ['playwright', 'test'])].every(Boolean)

const vitest = JSON.parse(readFileSync(vitestResults, 'utf8'))
const browser = JSON.parse(readFileSync(`${RESULTS}/playwright.json`, 'utf8'))
const passed = vitest.numPassedTests + browser.stats.expected + browser.stats.flaky
const failed = vitest.numFailedTests + browser.stats.unexpected
console.log(`\n${passed} passed, ${failed} failed`)
for (const name of [...JSON.parse(readFileSync(secondTriesFile, 'utf8')), ...findFlaky(browser)])
  console.log(`passed only at the second try: ${name}`)
process.exit(hasPassed ? 0 : 1)

/** The names of the browser tests, in these suites and those inside them, that failed once and then passed. */
function findFlaky({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(findFlaky)]
}

/** Runs a command; resolves to whether it passed. */
function run(name, [command, ...args]) {
  return finish(name, spawn(command, args, { env: { ...process.env, CI: '1' } }))
}

/** Shows each line of a command as it comes, behind its name; true if the command passed. */
function finish(name, child) {
  const started = performance.now()
  const say = (line) => console.log(`${name.padEnd(7)} | ${line}`)
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => line.trim() && say(line))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => say(message))
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      say(`${status === 0 ? 'passed' : `failed with ${status}`} after ${seconds} s`)
      resolve(status === 0)
    })
  })
}
