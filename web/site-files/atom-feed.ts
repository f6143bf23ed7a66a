import { paths } from '#content/paths.ts'
import { articleCategoryNames } from '#words/articles.ts'
import type { ArticleSummary } from '#words/blog.ts'
import { language } from '#words/language.ts'
import { siteFiles } from '#words/site-files.ts'
import { site } from '#words/site.ts'
import { escapeXml } from './xml.ts'

/** Writes feed.xml (Atom, RFC 4287): the articles, newest first. */
export function writeAtomFeed(origin: string, articles: readonly ArticleSummary[]): string {
  const entries = articles.map((article) => {
    const url = origin + paths.article(article.slug)
    return `  <entry>
    <title>${escapeXml(article.title)}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <published>${article.date}T00:00:00Z</published>
    <updated>${changedAt(article)}</updated>
    <author><name>${escapeXml(article.author)}</name></author>
    <category term="${escapeXml(articleCategoryNames[article.category])}"/>
    <summary>${escapeXml(article.description)}</summary>
  </entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(site.name)}</title>
  <subtitle>${escapeXml(siteFiles.description)}</subtitle>
  <link href="${origin}${paths.feed}" rel="self"/>
  <link href="${origin}${paths.blog}"/>
  <id>${origin}/</id>
  <updated>${articles.map(changedAt).toSorted().at(-1)}</updated>
${entries.join('\n')}
</feed>
`
}

const changedAt = ({ updated, date }: ArticleSummary) => `${updated ?? date}T00:00:00Z`
