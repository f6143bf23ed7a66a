import type { Plugin } from 'vite'

/**
 * Leaves out of the files that a script preloads for a lazy import those it has anyway: the app, and its own imports. Each file
 * name costs bytes that do not compress.
 */
export function leanPreloads() {
  const imports = new Map<string, readonly string[]>()

  function withImports(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const next of imports.get(file) ?? []) withImports(next, found)
    return found
  }

  const plugin: Plugin = {
    name: 'lean-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') imports.set(chunk.fileName, chunk.imports)
      },
    },
  }
  return {
    plugin,
    /** Returns those of `files` that `host` does not have once it runs. */
    lacking(host: string, files: string[]) {
      if (host.includes('/boot-')) return files
      const there = withImports(host)
      return files.filter((file) => !ofApp.test(file) && !there.has(file))
    },
  }
}

/** The files that the boot script loads for every page. */
const ofApp = /\/(rolldown-runtime|react|main|boot|analytics|channels)-[\w-]+\.js$/
