import { paths } from '#content/paths.ts'

/** Writes robots.txt. Pages with `noindex` stay crawlable, or crawlers could not see the `noindex`. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
Sitemap: ${origin}${paths.projectsSitemap}
`
}
