import { event } from '#content/facts/event.ts'
import { site } from '#words/site.ts'
import type { PageHandle } from './page.ts'

/** Returns the page's title as tabs and search results show it. */
export const fullTitle = ({ meta }: PageHandle) =>
  meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`

export const canonicalUrl = ({ canonical }: PageHandle) =>
  event.origin + (canonical === '/' ? '/' : canonical)

/** Returns the path of the picture that social networks show for a page; the build draws one per page. */
export const socialPicture = ({ canonical, picture }: PageHandle) =>
  picture ?? `/og/${canonical === '/' ? 'home' : canonical.slice(1).replaceAll('/', '-')}.png`

/** Updates the document's head for a page that the app has navigated to. */
export function applyHead(handle: PageHandle) {
  document.title = fullTitle(handle)
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', handle.meta.description)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(handle))
}
