import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import { articlePages } from './pages/article/pages.ts'
import { paths } from './paths.ts'

export type PageMeta = { title: string; description: string }

/** What the head, the prerenderer and the sitemap know about a page. */
export type PageHandle = {
  meta: PageMeta
  canonical: string
  /** False keeps it out of search engines and the sitemap. */
  indexed: boolean
  /** True where the app starts with the page: there is nothing to read before it. */
  startsApp: boolean
  jsonLd: object[]
  /** Path of the picture that social networks show. */
  image?: string | undefined
}

export type PageModule = {
  Component: ComponentType
  meta: PageMeta
  jsonLd?: object[]
  image?: string
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

/** THE route table. A twin under `figma-test-` is the same page, measured and kept out of search engines. */
export const pages: Page[] = [
  { path: paths.home, load: () => import('./pages/home/page.tsx'), aliases: ['/figma-test-home'] },
  { path: paths.faq, load: () => import('./pages/faq/page.tsx'), aliases: ['/figma-test-faq'] },
  { path: paths.blog, load: () => import('./pages/blog/page.tsx'), aliases: ['/figma-test-blog'] },
  { path: paths.resources, load: () => import('./pages/resources/page.tsx') },
  ...articlePages,
  { path: '*', load: () => import('./pages/not-found/page.tsx'), indexed: false, isMissing: true },
]

/** Every address with its page, in the form that the router matches. */
export const addresses = pages.flatMap((page) =>
  [page.path, ...(page.aliases ?? [])].map((path) => ({ path, page })),
)

/** The page that answers a pathname; the page for missing addresses answers all others. */
export function pageAt(pathname: string) {
  const route = matchRoutes(addresses, pathname)?.at(-1)?.route
  if (!route) throw new Error('the table has no page for missing addresses')
  return route
}

const loaded = new Map<Page, PageModule>()
const loading = new Map<Page, Promise<PageModule>>()

/** The page's module if it is there, else the promise of it. */
export function moduleOf(page: Page): PageModule | Promise<PageModule> {
  const module = loaded.get(page)
  if (module) return module
  let promise = loading.get(page)
  if (!promise) {
    promise = page.load().then(
      (arrived) => {
        loaded.set(page, arrived)
        return arrived
      },
      (error: unknown) => {
        // The next visit tries again: the network may be back.
        loading.delete(page)
        throw error
      },
    )
    loading.set(page, promise)
  }
  return promise
}

export function handleOf(page: Page, path: string, { meta, jsonLd = [], image }: PageModule): PageHandle {
  return {
    meta,
    canonical: page.path,
    indexed: (page.indexed ?? true) && !path.startsWith('/figma-test-'),
    startsApp: page.startsApp ?? false,
    jsonLd,
    image,
  }
}
