import type { Plugin, Rolldown } from 'vite'

/** Vite's name for the module with its own function around `import()`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Puts web/boot/preload.ts in the place of Vite's own function around `import()`, which is as long as a quarter of the
 * boot script: every content page would carry it. That function is no part of Vite's interface, so the build fails when
 * it is not there any more, or is called in another way.
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
      `The boot script is one file for the reader, and now imports ${boot.imports.join(', ')}.`,
    )
  const own = chunks.find(({ code }) => code.includes('vite:preloadError'))
  if (own)
    throw new Error(
      `${own.fileName} has Vite's own function around import(): it is no longer ${HELPER.slice(1)}, which build/preload.ts replaces.`,
    )
  if (!/=\[["'`]assets\/main-/.test(boot.code) || !boot.code.includes('__vite__mapDeps(['))
    throw new Error(
      'The boot script does not list the files that the app needs: Vite no longer gives them to the function around import() as paths below the root, which web/boot/preload.ts asks for.',
    )
}
