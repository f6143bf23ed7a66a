import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { africa } from './build/africa-plugin.ts'
import { findChromium } from './build/chromium.ts'
import { markdown } from './build/markdown.ts'
import { mcpList } from './build/mcp-list-plugin.ts'
import { openapi } from './build/openapi/plugin.ts'
import { constantsOf, openingDay } from './build/rehearsal.ts'
import { rendered } from './build/rendered.ts'
import { words } from './build/words.ts'
import { bundledWorker, workerForTests } from './build/worker-for-tests.ts'
import { databases } from './scripts/databases.mjs'
import { localSecrets } from './scripts/secrets.mjs'

// Unpacked here, before several workers want it.
await findChromium()

/** Has the Worker's passwords hashed by tests/worker/cheap-keys.ts. The product knows nothing of it. */
const cheapKeys = () => ({
  name: 'cheap-keys',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('/worker/auth/passwords.ts')) return null
    return code.replace("'node:crypto'", `'${resolve('tests/worker/cheap-keys.ts')}'`)
  },
})

/**
 * The tests in workerd, each file in a runtime of its own. Files that share one hang now and then: each runs as a request, and
 * whatever awaits a promise that an earlier request has left never wakes up.
 */
async function inWorkerd() {
  const plugins = [words(), markdown(), rendered(), openapi()]
  // Registration is open; a test about another day sets the clock of the edition (tests/worker/edition-time.ts).
  const define = constantsOf(openingDay)
  return {
    define,
    plugins: [
      workerForTests({ plugins: [...plugins, cheapKeys()], define }),
      ...plugins,
      cloudflareTest({
        main: bundledWorker,
        wrangler: { configPath: './wrangler.jsonc' },
        miniflare: {
          bindings: {
            ...(await localSecrets()),
            SITE_URL: 'http://localhost:8787',
            // A captcha that costs nothing: what it proves is tested with the usual cost.
            ALTCHA_COST: '1',
            TEST_MIGRATIONS: {
              accounts: await readD1Migrations(databases.DB.migrations),
              analytics: await readD1Migrations(databases.ANALYTICS.migrations),
            },
          },
          // Pages are tested on the built product: the store holds nothing here.
          serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
          // Nothing leaves the machine: a test that needs a peer brings its own.
          outboundService: () => new Response('no network in tests', { status: 599 }),
        },
      }),
    ],
    test: {
      name: 'worker',
      include: ['tests/worker/**/*.test.ts'],
      setupFiles: ['tests/worker/setup.ts'],
      // As one file each these load in half the time.
      deps: {
        optimizer: {
          ssr: {
            enabled: true,
            include: [
              '@cfworker/json-schema',
              '@modelcontextprotocol/server',
              '@supabase/auth-js',
              'drizzle-orm',
            ],
          },
        },
      },
    },
  }
}

export default defineConfig(async () => ({
  test: {
    // Tests wait for workerd, for a browser and for clocks: twice as many as the two cores of a small machine.
    maxWorkers: 4,
    // A test that passes at its second try is named at the end of `npm test`: a fault of the test, to be mended.
    retry: 1,
    // Both only end what hangs: a busy machine is no fault of the product.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      await inWorkerd(),
      {
        plugins: [words(), markdown(), africa(), mcpList(), openapi()],
        test: {
          name: 'node',
          include: [
            'tests/structure/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/web/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
}))
