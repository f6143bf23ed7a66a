// The built product on empty local data, for the browser tests.
import { rmSync } from 'node:fs'
import { serve } from './serve.mjs'

const persist = '.cache/e2e-state'
rmSync(persist, { recursive: true, force: true })
await serve({ port: Number(process.argv[2]), persist })
