import type { Context } from 'hono'
import { paths } from '#content/paths.ts'
import type { RenderedView } from '#content/wire/rendered.ts'
import { hashText } from '../crypto.ts'
import type { AppEnv } from '../http/context.ts'
import { renderPage } from '../http/render-page.ts'

/** Seconds for which the data centre keeps a finished page. A publication or a deployment makes new ones at once. */
const KEPT = 24 * 3600

/**
 * Answers with a finished page: with 304 if the browser has it, from the cache of the data centre, or rendered now. The cache
 * key holds the revision of the publication and the version of the Worker, so no copy outlives either. Returns undefined if
 * `read` finds no such page.
 */
export async function answerFromCache(
  c: Context<AppEnv>,
  address: string,
  { revision }: { revision: string },
  read: () => Promise<RenderedView | undefined>,
): Promise<Response | undefined> {
  const tag = `"${hashText([c.env.VERSION.id, revision, address].join(' '))}"`
  if (c.req.header('if-none-match')?.includes(tag)) return new Response(null, { status: 304 })
  const key = new Request(`${c.env.SITE_URL}${paths.projects}/kept/${tag.slice(1, -1)}`)
  const kept = await caches.default.match(key)
  if (kept) return forBrowser(kept, tag)
  const view = await read()
  if (!view) return undefined
  const page = await renderPage(c, view)
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
