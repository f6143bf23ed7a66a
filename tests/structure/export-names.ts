import type { Source } from './import-graph.ts'

const EXPORT = /^export (?:default )?(?:async )?(?:function|const|let|class|type) (\w+)/gm

/** Finds the names that more than one of these files export, each with the files. */
export function findNamesakes(sources: Source[]): string[] {
  const places = new Map<string, string[]>()
  for (const { path, text } of sources)
    for (const [, name] of text.matchAll(EXPORT))
      places.set(name!, [...(places.get(name!) ?? []), path])
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}
