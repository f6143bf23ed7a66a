import type { Manifest } from 'vite'
import type { PageHandle } from './page.ts'

/** Addresses of the files that a page links. */
export type Assets = { styles: string[]; boot: string; preloads: string[] }

/** The same files as `npm run dev` serves them, from source. */
export const devAssets: Assets = {
  styles: ['/web/styles/site.css'],
  boot: '/web/boot/index.ts',
  preloads: [],
}

/** Finds in Vite's manifest what a page links: its styles, the boot script, and the app where it starts with the page. */
export function assetsFrom(manifest: Manifest, { startsApp }: PageHandle): Assets {
  const styles = [fileOf(manifest, 'web/styles/site.css')]
  const boot = bootOf(manifest)
  if (!startsApp) return { styles, boot, preloads: [] }
  const { imports } = chunkIn(manifest, 'web/main.tsx')
  if (!imports?.length)
    throw new Error('The manifest does not list what web/main.tsx imports: React would load late.')
  // The styles of the app's own screens load with their code; linking them here has them ready for the first paint.
  const app = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  if (app.size === 0)
    throw new Error("The manifest lists no style sheet for the app's own screens.")
  return {
    styles: [...styles, ...[...app].map((name) => `/${name}`)],
    boot,
    preloads: ['web/main.tsx', ...imports].map((name) => fileOf(manifest, name)),
  }
}

export const bootOf = (manifest: Manifest) => fileOf(manifest, 'web/boot/index.ts')

const fileOf = (manifest: Manifest, name: string) => `/${chunkIn(manifest, name).file}`

function chunkIn(manifest: Manifest, name: string) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the manifest`)
  return chunk
}

/** Returns the hash in the boot script's name, which changes with any file of the app; undefined under `npm run dev`. */
export function buildOf({ boot }: Assets): string | undefined {
  if (boot === devAssets.boot) return undefined
  const hash = /-([\w-]{8})\.js$/.exec(boot)?.[1]
  if (!hash) throw new Error(`The name of ${boot} does not end with a hash of eight characters.`)
  return hash
}
