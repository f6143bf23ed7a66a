import type { Manifest } from 'vite'
import { paths } from '#content/paths.ts'
import type { PageHandle } from './page.ts'

/**
 * The addresses of the files that a page links, and the text of its inline style sheet, the same on every page. Without
 * the text, as under `npm run dev`, the page waits for its style sheets.
 */
export type Assets = {
  firstStyles?: string
  styles: string[]
  /** The sheet that the next page will need. */
  nextStyles?: string
  boot: string
  preloads: string[]
}

/** The same files as `npm run dev` serves them, from source. */
export const devAssets: Assets = {
  styles: ['first', 'site', 'parts'].map((name) => `/web/styles/${name}.css`),
  boot: '/web/boot/index.ts',
  preloads: [],
}

/** The addresses of the build's style sheets: the first, the home page's, the one of all others, the app's own, and those of parts of pages. */
export function sheetsIn(manifest: Manifest) {
  const withCode = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const app = [...withCode].filter((name) => /\/app-[^/]*\.css$/.test(name))
  if (app.length !== 1) throw new Error('The manifest lists no style sheet of the app.')
  return {
    first: fileOf(manifest, 'web/styles/first.css'),
    home: fileOf(manifest, 'web/styles/home.css'),
    site: fileOf(manifest, 'web/styles/site.css'),
    app: `/${app[0]!}`,
    parts: [
      ...[...withCode].filter((name) => !app.includes(name)).map((name) => `/${name}`),
      fileOf(manifest, 'web/styles/gallery.css'),
    ],
  }
}

/**
 * Finds in Vite's manifest what a page links: its styles, the boot script, and the app where it starts with the page. The
 * styles of a part load with its code; linking those that the page needs has them there without the app too.
 */
export function assetsFrom(
  manifest: Manifest,
  textOf: (sheet: string) => string,
  { startsApp, canonical, indexed }: PageHandle,
  body: string,
): Assets {
  const { first, home, site, app, parts } = sheetsIn(manifest)
  const classes = new Set(
    [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')),
  )
  const shown = parts.filter((sheet) =>
    classesIn(textOf(sheet)).some((names) => names.every((name) => classes.has(name))),
  )
  // Its measured copy also has a notice, so it links the same sheet as other pages.
  const isHome = canonical === paths.home && indexed
  if (isHome) {
    const all = [site, ...parts].map(textOf).join('')
    expectStyled(classes, all, textOf(first) + textOf(home))
  }
  const { imports } = chunkIn(manifest, 'web/main.tsx')
  if (!imports?.length)
    throw new Error('The manifest does not list what web/main.tsx imports: React would load late.')
  return {
    firstStyles: textOf(first),
    styles: [...(isHome ? [home] : [site, ...shown]), ...(startsApp ? [app] : [])],
    ...(isHome && { nextStyles: site }),
    boot: bootOf(manifest),
    preloads: startsApp ? ['web/main.tsx', ...imports].map((name) => fileOf(manifest, name)) : [],
  }
}

/** Lists the selectors of a style sheet that name classes, each by these. */
const classesIn = (text: string) =>
  text
    .split(/[{},]/)
    .map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
    .filter((names) => names.length > 0)

/** Throws if the home page has a class with styles in the other sheets and none in its own. */
function expectStyled(classes: Set<string>, all: string, own: string) {
  const [known, styled] = [all, own].map((text) => new Set(classesIn(text).flat()))
  const lacking = [...classes].filter((name) => known!.has(name) && !styled!.has(name))
  if (lacking.length > 0)
    throw new Error(`web/styles/home.css lacks a source or a sheet: ${lacking.join(', ')}`)
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
  const hash = /-([\w-]{7})\.js$/.exec(boot)?.[1]
  if (!hash) throw new Error(`Expected a seven-character hash at the end of the name of ${boot}.`)
  return hash
}
