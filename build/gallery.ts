import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:gallery'

/**
 * Gives the Worker the renderer of the gallery's pages as the module `virtual:gallery`. The Worker's sources know its type
 * only, so that they stay free of the site's.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    resolveId: (id) => (id === NAME ? resolve('web/gallery/render.tsx') : undefined),
  }
}
