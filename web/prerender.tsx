import { externalForms } from '#content/event.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Manifest } from 'vite'
import { App } from './app.tsx'
import { documentHtml, type Assets } from './document.tsx'
import { headersFile } from './headers-file.ts'
import { addresses, handleOf, moduleOf, pageAt, type PageHandle } from './routes.tsx'

/** Where `npm run dev` serves the same files from source. */
export const devAssets: Assets = { styles: ['/web/styles.css'], boot: '/web/boot.ts', preloads: [] }

/** Renders one address as the finished document. */
export async function renderPage(pathname: string, assetsOf: (handle: PageHandle) => Assets) {
  const { page, path } = pageAt(pathname)
  const handle = handleOf(page, path, await moduleOf(page))
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  )
  const status = page.isMissing ? 404 : 200
  return { html: documentHtml(handle, body, assetsOf(handle), status), status }
}

/** Everything that the edge serves besides the bundles: `[file name, content]`. */
export async function renderSite(
  manifest: Manifest,
  hashed: string[],
): Promise<[string, string | Uint8Array][]> {
  const assetsOf = (handle: PageHandle) => assetsFrom(manifest, handle)
  const files: [string, string | Uint8Array][] = []
  for (const { path } of addresses) {
    const { html } = await renderPage(path === '*' ? '/404' : path.replace('*', '404'), assetsOf)
    files.push([fileOf(path), html])
  }
  files.push(['_headers', headersFile(Object.values(externalForms), hashed)])
  return files
}

/** The asset store serves `x.html` at `/x`, and the nearest `404.html` where there is nothing. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return `${path.replace(/^\//, '').replace('*', '404')}.html`
}

function assetsFrom(manifest: Manifest, handle: PageHandle): Assets {
  const chunkOf = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the manifest`)
    return chunk
  }
  const main = chunkOf('web/main.tsx')
  const preloads = handle.startsApp
    ? [main.file, ...(main.imports ?? []).map((name) => chunkOf(name).file)]
    : []
  const font = Object.values(manifest).find((chunk) => chunk.file.endsWith('.woff2'))
  return {
    styles: [`/${chunkOf('web/styles.css').file}`],
    boot: `/${chunkOf('web/boot.ts').file}`,
    preloads: preloads.map((name) => `/${name}`),
    ...(font && { font: `/${font.file}` }),
  }
}
