import type { ComponentType } from 'react'

export type PageMeta = { title: string; description: string }

/** A page that another one belongs to, on the way there from the home page. */
export type PageParent = { name: string; path: string }

/** What the head, the prerenderer and the sitemap know about a page. */
export type PageHandle = {
  meta: PageMeta
  canonical: string
  /** False keeps it out of search engines and the sitemap. */
  indexed: boolean
  /** True where the app starts with the page: there is nothing to read before it. */
  startsApp: boolean
  parents: PageParent[]
  published: string | undefined
  jsonLd: object[]
}

export type PageModule = {
  Component: ComponentType
  meta: PageMeta
  parents?: PageParent[]
  /** ISO date of an article. */
  published?: string
  jsonLd?: object[]
}

export type Page = {
  path: string
  load: () => Promise<PageModule>
  /** Further addresses of the same page; the first path stays canonical. */
  aliases?: string[]
  indexed?: boolean
  startsApp?: boolean
  /** True for the page that answers addresses where there is nothing, with status 404. */
  isMissing?: boolean
}
