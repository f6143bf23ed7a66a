import type { Plugin, Rolldown } from 'vite'

/** The id of Vite's module with the function that it wraps around `import()`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Replaces Vite's wrapper around `import()` with web/boot/preload.ts. Vite's own is a quarter of the size of the boot
 * script, and every content page would load it. The wrapper is not part of Vite's public interface, so the build fails
 * if it is renamed or called differently.
 */
export function preload(): Plugin {
  return {
    name: 'preload',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? "export { preload as __vitePreload } from '/web/boot/preload.ts'" : undefined,
    writeBundle(_, bundle) {
      if (this.environment.name === 'client') checkScripts(bundle)
    },
  }
}

function checkScripts(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const boot = chunks.find(({ isEntry, name }) => isEntry && name === 'boot')
  if (!boot) throw new Error('The build has no entry named boot: document.tsx looks for it.')
  if (boot.imports.length > 0)
    throw new Error(
      `The boot script must be a single file, but it imports ${boot.imports.join(', ')}.`,
    )
  const unreplaced = chunks.find(({ code }) => code.includes('vite:preloadError'))
  if (unreplaced)
    throw new Error(
      `${unreplaced.fileName} contains Vite's wrapper around import(): it is no longer ${HELPER.slice(1)}, which build/preload.ts replaces.`,
    )
  if (!/=\[["'`]assets\/main-/.test(boot.code) || !boot.code.includes('__vite__mapDeps(['))
    throw new Error(
      'The boot script does not list the files that the app needs: Vite no longer passes them to its wrapper around import() as paths relative to the root, which web/boot/preload.ts expects.',
    )
}
