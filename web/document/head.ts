import { event } from '#content/facts/event.ts'
import { site } from '#words/site.ts'
import type { PageHandle } from './page.ts'

/** The page's title as tabs and search results show it. */
export const fullTitle = ({ meta }: PageHandle) =>
  meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`

export const canonicalUrl = ({ canonical }: PageHandle) =>
  event.origin + (canonical === '/' ? '/' : canonical)

/** Path of the picture that social networks show for a page; the build draws one for each. */
export const socialPicture = ({ canonical }: PageHandle) =>
  `/og/${canonical === '/' ? 'home' : canonical.slice(1).replaceAll('/', '-')}.png`

/** Brings the document's head in line with a page that the app has changed to. */
export function applyHead(handle: PageHandle) {
  document.title = fullTitle(handle)
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', handle.meta.description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(handle))
}
