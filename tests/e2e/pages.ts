import { readFileSync } from 'node:fs'

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')

/** The addresses that the browser tests visit, from the build. */
export const addresses = {
  /** Every page that search engines may show: all there is to read. */
  content: [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path!),
  /** All but the articles, whose layout one of them stands for. */
  get layouts() {
    const isArticle = (path: string) => path.startsWith('/blog/')
    return [...this.content.filter((path) => !isArticle(path)), this.content.find(isArticle)!]
  },
  /** Missing addresses, of both kinds. */
  missing: ['/no-such-page', '/blog/no-such-post'],
  /** Screens that are an app from the start, as a visitor without an account sees them. */
  app: [
    '/style',
    '/auth',
    '/auth?tab=signup',
    '/auth/forgot',
    '/auth/code',
    '/auth/verify',
    '/setup-admin',
  ],
}
