import { globSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type PluginOption } from 'vite'

const OUT = '.cache/worker-for-tests'
const MAIN = '#worker/index.ts'

/** The Worker that {@link workerForTests} bundles. */
export const bundledWorker = outputOf(MAIN)

/**
 * Bundles the Worker, with an entry for each module that the tests in workerd import, and leads their imports there, so that tests
 * and Worker share these modules. Each test file has a runtime of its own, which then loads a few files instead of a thousand.
 * @param options what the Worker is bundled with
 */
export function workerForTests(options: {
  plugins: PluginOption[]
  define: Record<string, string>
}): Plugin {
  const entries = new Set([MAIN, ...findImports()])
  return {
    name: 'worker-for-tests',
    enforce: 'pre',
    async configureServer() {
      rmSync(OUT, { recursive: true, force: true })
      await build({
        ...options,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        ssr: { noExternal: true, target: 'webworker' },
        build: {
          ssr: true,
          outDir: OUT,
          minify: false,
          rolldownOptions: {
            input: Object.fromEntries(
              [...entries].map((entry) => [nameOf(entry), sourceOf(entry)]),
            ),
            external: [/^cloudflare:/, /^node:/, /\/tests\/worker\//],
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name].js' },
          },
        },
      })
    },
    resolveId: (id) => (entries.has(id) ? outputOf(id) : undefined),
    // No source map: it is four times as long as the code, and the runtime of every test file would load it.
    transform: (code, id) => (id.startsWith(resolve(OUT)) ? { code, map: { mappings: '' } } : null),
  }
}

const findImports = () =>
  globSync('tests/worker/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(#[^']+)'/g)].map(([, entry]) => entry!),
  )

function outputOf(entry: string) {
  return resolve(OUT, `${nameOf(entry)}.js`)
}

function nameOf(entry: string) {
  return entry.slice(1).replace(/\.ts$/, '')
}

/** Resolves an entry such as `#worker/app.ts` as package.json says. */
function sourceOf(entry: string) {
  const [folder, ...path] = entry.split('/')
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    imports: Record<string, string>
  }
  return resolve(imports[`${folder}/*`]!.replace('*', path.join('/')))
}
