import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const FOLDER = 'dist/client/assets/'
const STATIC_IMPORT = /(?:from|import)["'`]\.\/([^"'`]+\.js)["'`]/g

/** Lists a script of the build with every script that it needs before it can run. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(FOLDER + name, 'utf8')
  for (const [, next] of code.matchAll(STATIC_IMPORT)) {
    // An article may quote such a line.
    if (existsSync(FOLDER + next!)) withImports(next!, found)
  }
  return found
}

const sizes = new Map<string, number>()

/** Measures bytes at the best quality of brotli, which a CDN uses for immutable files. */
function sizeOf(name: string): number {
  const size = sizes.get(name) ?? brotliCompressSync(readFileSync(FOLDER + name)).length
  sizes.set(name, size)
  return size
}

const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0)

/** What the app costs: once for every page, and on top of it for each one, by the name of the page's folder. */
export function appScripts() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  const shared = new Set(
    names.filter((name) => /^(boot|main)-/.test(name)).flatMap((name) => [...withImports(name)]),
  )
  const pages = names.flatMap((name) => {
    const page = /^page-(.+)-[\w-]{7}\.js$/.exec(name)?.[1]
    return page
      ? [{ page, bytes: total([...withImports(name)].filter((part) => !shared.has(part))) }]
      : []
  })
  return { shared: { names: [...shared], bytes: total(shared) }, pages }
}
