import type { Context } from 'hono'
import { paths } from '#content/paths.ts'
import type { GalleryView } from '#content/wire/gallery.ts'
import { hashText } from '../crypto.ts'
import type { AppEnv } from '../http/context.ts'

/** Seconds for which the data centre keeps a finished page. A publication or a deployment makes new ones at once. */
const KEPT = 24 * 3600

/**
 * Answers with a finished page: with 304 if the browser has it, from the cache of the data centre, or rendered now. Copies go
 * by the revision of the publication and the version of the Worker, so none outlives either. Returns undefined if `read`
 * finds no such page.
 */
export async function answerFromCache(
  c: Context<AppEnv>,
  address: string,
  { revision }: { revision: string },
  read: () => Promise<GalleryView | undefined>,
): Promise<Response | undefined> {
  const tag = `"${hashText([c.env.VERSION.id, revision, address].join(' '))}"`
  if (c.req.header('if-none-match')?.includes(tag)) return new Response(null, { status: 304 })
  const key = new Request(`${c.env.SITE_URL}${paths.projects}/kept/${tag.slice(1, -1)}`)
  const kept = await caches.default.match(key)
  if (kept) return forBrowser(kept, tag)
  const view = await read()
  if (!view) return undefined
  const page = await render(c, view)
  const copy = new Response(page.clone().body, page)
  copy.headers.set('Cache-Control', `public, max-age=${KEPT}`)
  c.executionCtx.waitUntil(caches.default.put(key, copy))
  return forBrowser(page, tag)
}

/** The browser asks each time whether its copy is still right. */
function forBrowser(page: Response, tag: string): Response {
  const answer = new Response(page.body, page)
  answer.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  answer.headers.set('ETag', tag)
  return answer
}

/** Renders a page, with the headers that the store gives to all pages. React is loaded by the first request that needs it. */
async function render(c: Context<AppEnv>, view: GalleryView): Promise<Response> {
  const [{ renderGallery }, store] = await Promise.all([
    import('virtual:gallery'),
    c.env.ASSETS.fetch(new URL(paths.galleryAssets, c.req.url)),
  ])
  const html = renderGallery(view, store.ok ? await store.json() : undefined)
  const headers = new Headers(store.headers)
  for (const name of ['content-length', 'etag', 'content-encoding', 'last-modified'])
    headers.delete(name)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { headers })
}
