import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor, type ParseResult } from 'vite'

/** One file importing from another: our own files by their path from the root, packages by name. */
export type Import = { from: string; to: string; isType: boolean }
export type Source = { path: string; text: string }

const SOURCE = /\.(tsx?|mjs)$/

/** Reads every source file below these folders. */
export function readSources(folders: string[], kind: RegExp = SOURCE): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((path) => kind.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
}

/** The `imports` of package.json: the package's own names for its folders. */
const ownNames = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, unknown> })
    .imports,
).map(([name, target]) => ({
  prefix: name.replace('*', ''),
  folder: usualFolder(target).replace(/^\.\//, '').replace('*', ''),
}))

/** Returns the folder behind a name; of several build conditions the last, which is the default. */
function usualFolder(target: unknown): string {
  return typeof target === 'string' ? target : usualFolder(Object.values(target as object).at(-1))
}

function resolve(from: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  const own = ownNames.find(({ prefix }) => plain.startsWith(prefix))
  return own ? own.folder + plain.slice(own.prefix.length) : plain
}

const parsed = new WeakMap<Source, ParseResult>()

/** Parses a source, once. */
export function parse(source: Source): ParseResult {
  const known = parsed.get(source)
  if (known) return known
  const result = parseSync(source.path, source.text)
  if (result.errors.length > 0) throw new Error(`${source.path}: ${result.errors[0]!.message}`)
  parsed.set(source, result)
  return result
}

/** Lists what a source imports: values, types, `export … from`, `import()` and the type `import('…')`. */
export function importsOf(file: Source): Import[] {
  const { path } = file
  const { module, program } = parse(file)
  const found: Import[] = []
  const add = (specifier: string, isType: boolean) =>
    found.push({ from: path, to: resolve(path, specifier), isType })
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) add(moduleRequest.value, isType)
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') add(String(source.value), false)
    },
    TSImportType({ source }) {
      add(source.value, true)
    },
  }).visit(program)
  return found
}
