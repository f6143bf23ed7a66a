// npm test: checks, tests inside workerd and in Node, and tests in a browser on the built product.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { install, secrets, types } from './prepare.mjs'

const RESULTS = '.cache/results'

install()
await secrets()
types()
rmSync(RESULTS, { recursive: true, force: true })
// What is side by side waits for different things: on two cores it is done sooner than one after the other.
const isWhole = await sideBySide({
  checks: ['node', 'scripts/check.mjs'],
  build: ['vite', 'build', '--logLevel', 'warn'],
})
if (!isWhole) process.exit(1)
const vitestResults = `${RESULTS}/vitest.json`
const hasPassed = await sideBySide({
  vitest: [
    'vitest',
    'run',
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestResults}`,
  ],
  browser: ['playwright', 'test'],
})

const vitest = JSON.parse(readFileSync(vitestResults, 'utf8'))
const browser = JSON.parse(readFileSync(`${RESULTS}/playwright.json`, 'utf8')).stats
const passed = vitest.numPassedTests + browser.expected
const failed = vitest.numFailedTests + browser.unexpected + browser.flaky
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(hasPassed ? 0 : 1)

/** Runs commands at the same time and shows what each said once it has ended; true if all of them passed. */
async function sideBySide(commands) {
  const running = Object.entries(commands).map(([name, [command, ...args]]) => {
    console.log(`${name} ...`)
    return finish(name, spawn(command, args, { env: { ...process.env, CI: '1' } }))
  })
  return (await Promise.all(running)).every(Boolean)
}

function finish(name, child) {
  const started = performance.now()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  return new Promise((resolve) => {
    child.on('error', (error) => (said += error.message))
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      const outcome = status === 0 ? 'done' : `failed with ${status}`
      console.log(`\n${said.trimEnd()}\n${name} ${outcome} after ${seconds} s`)
      resolve(status === 0)
    })
  })
}
