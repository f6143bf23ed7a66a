import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { africa } from './build/africa-plugin.ts'
import { findChromium } from './build/chromium.ts'
import { markdown } from './build/markdown.ts'
import { words } from './build/words.ts'
import { localSecrets } from './scripts/secrets.mjs'

// Unpacked here, before several workers want it.
await findChromium()

export default defineConfig(async () => ({
  test: {
    // Tests wait for workerd, for a browser and for clocks: twice as many as the two cores of a small machine.
    maxWorkers: 4,
    // Both only end what hangs: a busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        plugins: [
          words(),
          markdown(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.jsonc' },
            miniflare: {
              bindings: {
                ...(await localSecrets()),
                SITE_URL: 'http://localhost:8787',
                // A captcha that costs nothing: what it proves is tested with the usual cost.
                ALTCHA_COST: '1',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
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
        },
      },
      {
        plugins: [words(), markdown(), africa()],
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
