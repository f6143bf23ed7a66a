import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { articleCategoryNames } from '#words/articles.ts'
import type { ArticleMeta } from '#words/blog.ts'
import { language } from '#words/language.ts'
import { referToOrganization } from '../../site-files/structured-data.ts'

/** Describes an article to search engines, as a schema.org BlogPosting. */
export function describeArticle(slug: string, meta: ArticleMeta): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: meta.title,
      inLanguage: language,
      mainEntityOfPage: event.origin + paths.article(slug),
      description: meta.description,
      image: `${event.origin}/og/blog-${slug}.png`,
      articleSection: articleCategoryNames[meta.category],
      datePublished: meta.date,
      ...(meta.updated && { dateModified: meta.updated }),
      author: { '@type': 'Organization', name: meta.author, url: event.origin + paths.team },
      publisher: referToOrganization(),
    },
  ]
}
