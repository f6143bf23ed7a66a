import type { ArticleMeta } from '#content/blog.ts'
import { event } from '#content/event.ts'
import { site } from '#content/site.ts'
import { paths } from '../../paths.ts'
import { organization } from '../../site-files/structured-data.ts'

/** What a search engine is told of an article. */
export function structuredData(slug: string, meta: ArticleMeta): object[] {
  const path = paths.article(slug)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: meta.title,
      description: meta.description,
      image: `${event.origin}/og/blog-${slug}.png`,
      articleSection: meta.category,
      inLanguage: site.language,
      datePublished: meta.date,
      author: { '@type': 'Organization', name: meta.author, url: event.origin + paths.team },
      publisher: organization,
      mainEntityOfPage: event.origin + path,
    },
  ]
}
