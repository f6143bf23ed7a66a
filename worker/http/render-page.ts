import type { Context } from 'hono'
import { paths } from '#content/paths.ts'
import type { RenderedView } from '#content/wire/rendered.ts'
import type { AppEnv } from './context.ts'

/** Renders a page, with the headers that the store gives to all pages. React is loaded by the first request that needs it. */
export async function renderPage(c: Context<AppEnv>, view: RenderedView): Promise<Response> {
  const [{ renderForWorker }, store] = await Promise.all([
    import('virtual:rendered'),
    c.env.ASSETS.fetch(new URL(paths.renderedAssets, c.req.url)),
  ])
  const html = renderForWorker(view, store.ok ? await store.json() : undefined)
  const headers = new Headers(store.headers)
  for (const name of ['content-length', 'etag', 'content-encoding', 'last-modified'])
    headers.delete(name)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { headers })
}
