import type { Plugin } from 'vite'
import { computeAfricaRuns } from './africa.ts'

const NAME = 'virtual:africa'

/** Serves the rows of the dotted map as the module `virtual:africa`, computed once per build. */
export function africa(): Plugin {
  return {
    name: 'africa',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const runs = ${JSON.stringify(computeAfricaRuns())}` : undefined,
  }
}
