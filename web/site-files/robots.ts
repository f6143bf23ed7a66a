/** Writes robots.txt. Pages with `noindex` stay crawlable, or crawlers could not see the `noindex`. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
