import type { ComponentType } from 'react'

export type PageMeta = { title: string; description: string }

/** An ancestor of a page in the breadcrumbs. */
export type PageParent = { name: string; path: string }

/** The data of a page that the head, the prerenderer and the sitemap use. */
export type PageHandle = {
  meta: PageMeta
  canonical: string
  /** False keeps the page out of search engines and the sitemap. */
  indexed: boolean
  /** True if the app starts with the page, because there is nothing to read without it. */
  startsApp: boolean
  /** True if visitors who are not signed in are sent to the sign-in page. */
  needsSession: boolean
  parents: PageParent[]
  published: string | undefined
  jsonLd: object[]
  /** The path of the picture for social networks, if it is not the page's own. */
  picture?: string
}

export type PageModule = {
  Component: ComponentType
  meta: PageMeta
  parents?: PageParent[]
  /** ISO date on which an article was published. */
  published?: string
  /** For search engines, which read the prerendered page: the app in the browser goes without. */
  jsonLd?: object[]
}

export type Page = {
  path: string
  load: () => Promise<PageModule>
  /** Further addresses of the same page; the first path stays canonical. */
  aliases?: string[]
  indexed?: boolean
  startsApp?: boolean
  /** True if only people who are signed in see the page. It then starts the app too. */
  needsSession?: boolean
  /** True for the page that is served, with status 404, where nothing else is. */
  isMissing?: boolean
}
