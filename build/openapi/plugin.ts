import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runnerImport, type Plugin } from 'vite'
import type * as Operations from '../../worker/operations.ts'
import { markdown } from '../markdown.ts'
import { rendered } from '../rendered.ts'
import { words } from '../words.ts'
import { readAnswerTypes, type Answer } from './answer-types.ts'
import { describeApi, findUndescribed } from './document.ts'
import { outlineApi } from './outline.ts'

const NAME = 'virtual:openapi'
const CACHE = '.cache/openapi.json'

type Routes = { operations: Operations.Operation[]; answers: [string, Answer[]][]; sources: string }

/** Made once, however many builds of a run ask. */
let code: Promise<string> | undefined

/**
 * Serves the description of the API as the module `virtual:openapi`: the routes and what they validate are asked of the app
 * itself, how they answer is read from its types. `npm run dev` makes it once, when it is first asked for.
 */
export function openapi(): Plugin {
  return {
    name: 'openapi',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? (code ??= describe()) : undefined),
  }
}

async function describe(): Promise<string> {
  const { operations, answers } = await readRoutes()
  const api = describeApi(operations, new Map(answers))
  // Whoever reads the outline alone leaves the rest behind.
  return `export const api = /* #__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(api))})
export const apiOutline = ${JSON.stringify(outlineApi(api))}
export const undescribed = ${JSON.stringify(findUndescribed(operations))}`
}

/** Reads the routes, or what was read of the same sources before: the compiler takes seconds. */
async function readRoutes(): Promise<Routes> {
  const sources = hashSources()
  if (existsSync(CACHE)) {
    const known = JSON.parse(readFileSync(CACHE, 'utf8')) as Routes
    if (known.sources === sources) return known
  }
  const { module } = await runnerImport<typeof Operations>('worker/operations.ts', {
    configFile: false,
    plugins: [words(), markdown(), rendered()],
  })
  const routes = { operations: module.listOperations(), answers: [...readAnswerTypes()], sources }
  mkdirSync('.cache', { recursive: true })
  writeFileSync(CACHE, JSON.stringify(routes))
  return routes
}

function hashSources(): string {
  const files = globSync([
    '{content,worker,build/openapi}/**/*.ts',
    'worker-configuration.d.ts',
    'package-lock.json',
  ])
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
