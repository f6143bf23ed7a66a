import type { ArticleMeta } from '#content/blog.ts'
import { event } from '#content/event.ts'
import { blogPage } from '#content/pages/blog.ts'
import { site } from '#content/site.ts'
import { paths } from '../../paths.ts'

const SCHEMA = 'https://schema.org'

/** What a search engine is told of an article: the posting itself, and the way to it. */
export function structuredData(slug: string, meta: ArticleMeta): object[] {
  const url = event.origin + paths.article(slug)
  const steps = [
    [site.name, event.origin + paths.home],
    [blogPage.hero.title, event.origin + paths.blog],
    [meta.title, url],
  ]
  return [
    {
      '@context': SCHEMA,
      '@type': 'BlogPosting',
      headline: meta.title,
      alternativeHeadline: meta.subtitle,
      description: meta.description,
      articleSection: meta.category,
      keywords: meta.keywords,
      inLanguage: site.language,
      datePublished: meta.date,
      author: { '@type': 'Organization', name: meta.author, url: event.origin + paths.team },
      publisher: { '@type': 'Organization', name: site.name, url: event.origin },
      mainEntityOfPage: url,
    },
    {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ]
}
