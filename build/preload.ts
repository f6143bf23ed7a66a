import type { Plugin } from 'vite'

/**
 * Puts web/boot/preload.ts in the place of Vite's own function around `import()`, which is as long as a quarter of the boot script:
 * every content page would carry it.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? "export { preload as __vitePreload } from '/web/boot/preload.ts'"
        : undefined,
  }
}
