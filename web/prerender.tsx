import { encodeBase64 } from '@oslojs/encoding'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { api } from 'virtual:openapi'
import type { Manifest } from 'vite'
import { event, externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import type { RenderedPage } from '#content/wire/rendered.ts'
import { articles } from '#words/blog.ts'
import { firstPaintScript } from './boot/first-paint.ts'
import { calendarEntries } from './calendar/entries.ts'
import { writeCalendar } from './calendar/ics.ts'
import { App } from './components/frame/app.tsx'
import { assetsFrom, bootOf, devAssets, sheetsIn, type Assets } from './document/assets.ts'
import { renderDocument } from './document/document.tsx'
import { canonicalUrl } from './document/head.ts'
import type { PageHandle } from './document/page.ts'
import { describeCard } from './document/social-card.ts'
import { listGalleryCards } from './gallery/pictures.ts'
import { renderView, type RenderedAssets } from './rendered/render.tsx'
import { specimens } from './rendered/specimens.ts'
import { addresses, handleOf, moduleOf, pageAt } from './routes.tsx'
import { writeAtomFeed } from './site-files/atom-feed.ts'
import { writeHeaders } from './site-files/headers-file.ts'
import { writeLlmsText } from './site-files/llms-text.ts'
import { writeAiCatalog, writeServerCard } from './site-files/mcp-discovery.ts'
import { writeRobots } from './site-files/robots.ts'
import { securityTextPath, writeSecurityText } from './site-files/security-text.ts'
import { writeSitemap } from './site-files/sitemap.ts'
import { writeWebManifest } from './site-files/web-manifest.ts'

export { sheetsIn }

/** Renders one address as the finished document. */
export async function renderPage(
  pathname: string,
  assetsOf: (handle: PageHandle, body: string) => Assets = () => devAssets,
) {
  const { page, path } = pageAt(pathname)
  const handle = handleOf(page, path, await moduleOf(page))
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  )
  // moduleOf() marks its promises in a way that React's `use` understands but does not document.
  if (/<!--\$[?!]-->/.test(body))
    throw new Error(`${pathname} was rendered without its content: React suspended on its code.`)
  const status = page.isMissing ? 404 : 200
  return { html: renderDocument(handle, body, assetsOf(handle, body), status), status, handle }
}

/**
 * Renders everything that the edge serves besides the bundles, and lists the social pictures for the build to draw.
 *
 * @param textOf returns the text of a style sheet of the build
 */
export async function renderSite(manifest: Manifest, textOf: (sheet: string) => string) {
  const files: [string, string][] = []
  const shown = new Map<string, PageHandle>()
  for (const { path } of addresses) {
    // The Worker answers those with the page of the address before the place.
    if (path.includes(':')) continue
    const pathname = path === '*' ? '/404' : path.replace('*', '404')
    const { html, handle } = await renderPage(pathname, (rendered, body) =>
      assetsFrom(manifest, textOf, rendered, body),
    )
    files.push([fileOf(path), html])
    if (handle.indexed) shown.set(handle.canonical, handle)
  }
  const handles = [...shown.values()]
  const scripts = [await sourceHash(firstPaintScript(bootOf(manifest)))]
  const styles = [await sourceHash(textOf(sheetsIn(manifest).first))]
  files.push(
    ['_headers', writeHeaders({ scripts, styles, externalForms: Object.values(externalForms) })],
    ...listFiles(handles),
  )
  files.push([
    paths.renderedAssets.slice(1),
    JSON.stringify(
      findRenderedAssets((handle, body) => assetsFrom(manifest, textOf, handle, body)),
    ),
  ])
  const cards = [...handles.map(describeCard), ...listGalleryCards()]
  return { files, cards }
}

function findRenderedAssets(
  assetsOf: (handle: PageHandle, body: string) => Assets,
): RenderedAssets {
  const find = (view: RenderedPage) => {
    const { handle, body } = renderView(view)
    return assetsOf(handle, body)
  }
  return {
    list: find(specimens.list),
    project: find(specimens.project),
    certificate: find(specimens.certificate),
  }
}

/** Renders the files other than pages that need no build, for `npm run dev`. */
export async function renderFiles() {
  const all = await Promise.all(
    addresses.map(async ({ page, path }) => handleOf(page, path, await moduleOf(page))),
  )
  const shown = new Map(
    all.filter(({ indexed }) => indexed).map((handle) => [handle.canonical, handle]),
  )
  return listFiles([...shown.values()])
}

function listFiles(handles: PageHandle[]): [string, string][] {
  const listed = handles.map((handle) => ({ ...handle.meta, url: canonicalUrl(handle) }))
  return [
    ['sitemap.xml', writeSitemap(listed.map(({ url }) => url))],
    ['robots.txt', writeRobots(event.origin)],
    [securityTextPath.slice(1), writeSecurityText(event.origin, new Date())],
    ['feed.xml', writeAtomFeed(event.origin, articles)],
    [
      'llms.txt',
      writeLlmsText(
        event.origin,
        listed.filter(({ url }) => !url.includes('/blog/')),
      ),
    ],
    [paths.serverCard.slice(1), writeServerCard()],
    [paths.aiCatalog.slice(1), writeAiCatalog()],
    [paths.openapi.slice(1), JSON.stringify(api)],
    ['manifest.webmanifest', writeWebManifest()],
    [paths.calendar.slice(1), writeCalendar(calendarEntries(), new Date())],
  ]
}

/** Returns the file for a path: the asset store serves `x.html` at `/x`, and the nearest `404.html` for missing addresses. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return `${path.replace(/^\//, '').replace('*', '404')}.html`
}

/** Returns the source expression by which a Content-Security-Policy allows an inline script or style sheet. */
async function sourceHash(source: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source))
  return `'sha256-${encodeBase64(new Uint8Array(digest))}'`
}
