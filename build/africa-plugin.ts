import type { Plugin } from 'vite'
import { africaRuns } from './africa.ts'

const NAME = 'virtual:africa'

/** Serves the dotted map's rows as the module `virtual:africa`, drawn once per build. */
export function africa(): Plugin {
  return {
    name: 'africa',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const runs = ${JSON.stringify(africaRuns())}` : undefined,
  }
}
