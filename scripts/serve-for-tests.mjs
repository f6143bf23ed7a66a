// The built product on empty local data, for the browser tests.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { serve } from './serve.mjs'

const persist = '.cache/e2e-state'
// A registry of its own: captured mail of other development servers on this machine is not ours.
process.env.WRANGLER_REGISTRY_PATH = resolve('.cache/e2e-registry')
rmSync(persist, { recursive: true, force: true })
await serve({ port: Number(process.argv[2]), persist })
