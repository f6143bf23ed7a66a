import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:rendered'

/**
 * Gives the Worker the renderer of the pages that it makes itself as the module `virtual:rendered`. The Worker's sources know its type
 * only, so that they stay free of the site's.
 */
export function rendered(): Plugin {
  return {
    name: 'rendered',
    resolveId: (id) => (id === NAME ? resolve('web/rendered/render.tsx') : undefined),
  }
}
