import { existsSync, statfsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { findChromium } from './build/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 8799)

// The processes of a browser share memory through files. In memory these cost less than on disk, if there is room for them.
const MEMORY = '/dev/shm'
const ENOUGH = 2 ** 30
const hasMemory = existsSync(MEMORY) && freeIn(MEMORY) > ENOUGH

const sharing = ['dashboard*.spec.ts', 'days.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/results/browser',
  // One more than the cores of a small machine: tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at its second try is named at the end of `npm test`: a fault of the test, to be mended.
  retries: 1,
  // Both only end what hangs: a busy machine is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A record of every step costs a quarter of the time; ask for it with --trace on.
    trace: 'off',
    // A press on something that is gone would otherwise wait for the whole test's time.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Readers have this cache; headless browsers only when asked, and Playwright asks for the opposite.
        '--enable-bfcache',
        '--disable-component-update',
        // A page in a test lives for seconds, so optimising its code takes longer than running it.
        '--js-flags=--no-opt',
      ],
      ignoreDefaultArgs: [
        '--disable-back-forward-cache',
        ...(hasMemory ? ['--disable-dev-shm-usage'] : []),
      ],
    },
  },
  // The files that share a server with sample data run one after the other, and begin first, or they would end alone.
  projects: [
    { name: 'dashboard', testMatch: sharing, workers: 1 },
    { name: 'site', testIgnore: sharing },
  ],
  webServer: {
    command: `node scripts/serve-for-tests.mjs ${port}`,
    url: `http://localhost:${port}/api/health`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

/** In bytes. */
function freeIn(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
