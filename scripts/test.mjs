// npm test: runs the checks, the tests inside workerd and in Node, and the browser tests on the built product.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { createInterface } from 'node:readline'
import { install, secrets, types } from './prepare.mjs'
import { secondTriesFile } from './second-tries.mjs'

const RESULTS = '.cache/results'
/** In milliseconds. A command that prints nothing for so long hangs. */
const SILENCE = 8 * 60_000

/** The commands that run now. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    running.forEach(end)
    process.exit(1)
  })

install()
await secrets()
types()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const vitestResults = `${RESULTS}/vitest.json`
const browserResults = `${RESULTS}/playwright.json`
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

for (const file of [vitestResults, browserResults, secondTriesFile])
  if (!existsSync(file)) {
    console.log(`\nfailed: ${file} is missing`)
    process.exit(1)
  }
const vitest = JSON.parse(readFileSync(vitestResults, 'utf8'))
const browser = JSON.parse(readFileSync(browserResults, 'utf8'))
const passed = vitest.numPassedTests + browser.stats.expected + browser.stats.flaky
const failed = vitest.numFailedTests + browser.stats.unexpected
console.log(`\n${passed} passed, ${failed} failed`)
const secondTries = JSON.parse(readFileSync(secondTriesFile, 'utf8'))
for (const name of [...secondTries, ...findBrowserTests('flaky', browser)])
  console.log(`passed only at the second try: ${name}`)
for (const name of [...findFailed(vitest), ...findBrowserTests('unexpected', browser)])
  console.log(`failed: ${name}`)
process.exit(hasPassed ? 0 : 1)

/** The names of the Vitest tests that failed, and of the files that could not run. */
function findFailed({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length) return tests.map(({ fullName }) => `${file} › ${fullName}`)
    return status === 'failed' ? [file] : []
  })
}

/** The names of the browser tests with this outcome, in these suites and those inside them. */
function findBrowserTests(outcome, { suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome))
  return [
    ...own.map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap((suite) => findBrowserTests(outcome, suite)),
  ]
}

/** Runs a command and shows each line that it prints behind its name; resolves to whether it passed. Ends it if it hangs. */
function run(name, [command, ...args]) {
  const started = performance.now()
  // A group of its own, so that whatever it starts ends with it.
  const child = spawn(command, args, { env: { ...process.env, CI: '1' }, detached: true })
  running.add(child)
  const say = (line) => console.log(`${name.padEnd(7)} | ${line}`)
  const watch = setTimeout(() => {
    say(`ended: it has printed nothing for ${SILENCE / 60_000} minutes`)
    end(child)
  }, SILENCE)
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      watch.refresh()
      if (line.trim()) say(line)
    })
  return new Promise((resolve) => {
    child.on('error', ({ message }) => say(message))
    child.on('close', (status) => {
      clearTimeout(watch)
      running.delete(child)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      say(`${status === 0 ? 'passed' : `failed with ${status}`} after ${seconds} s`)
      resolve(status === 0)
    })
  })
}

/** Ends a command and all that it has started. */
function end({ pid }) {
  process.kill(-pid, 'SIGKILL')
}
