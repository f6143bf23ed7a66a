import type { ArticleCategoryId } from '#content/facts/article-categories.ts'

export type ArticleMeta = {
  title: string
  subtitle?: string
  author: string
  /** ISO date. */
  date: string
  /** The date as a reader sees it, written out at build time. */
  dateText: string
  /** ISO date of the last change, and the line that says so. */
  updated?: string
  updatedText?: string
  readMinutes: number
  category: ArticleCategoryId
  description: string
  keywords: string[]
}

/** A second-level heading of an article's body, with its id there. */
export type ArticleHeading = { id: string; title: string }

export type ArticleSummary = ArticleMeta & { slug: string }

const metas = import.meta.glob<ArticleMeta>('./blog/*.md', {
  eager: true,
  query: '?meta',
  import: 'meta',
})

/** All articles without their texts, the newest first. */
export const articles: ArticleSummary[] = Object.entries(metas)
  .map(([file, meta]) => ({ ...meta, slug: file.slice('./blog/'.length, -'.md'.length) }))
  .sort((a, b) => b.date.localeCompare(a.date))
