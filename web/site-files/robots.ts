/** robots.txt. Pages that say noindex stay fetchable, or a crawler could not read that they say so. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
